import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { PARTS } from '../draw';
import { readEntry, writeEntry } from '../entry';
import { onHash } from '../onHash';
import { stations } from '../stations';

const nameOf = (part: string) => part.charAt(0).toUpperCase() + part.slice(1);

export default function Hash({ first, second }: { first: string; second: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const [hash, setHash] = useState(window.location.hash);
  /** The parts in the order of the visit, `<` for each that was reached by going back or forward. */
  const trail = useRef<string[]>([]);
  useEffect(() => {
    const begin = window.location.hash.slice(1);
    // The link to this part would add no entry, so the visit begins with it.
    if (begin) writeEntry({ hash: begin });
    trail.current = begin ? [begin] : [];
    return onHash(window, (changed) => {
      const part = changed.slice(1);
      // A link makes an entry without a mark, and going back finds one that has it.
      const isOld = readEntry().hash === part;
      if (!isOld) writeEntry({ hash: part });
      trail.current.push(isOld ? `<${part}` : part);
      setHash(changed);
    });
  }, []);
  const follow = (event: MouseEvent) => {
    if (!isByHand(event, missed)) event.preventDefault();
  };
  const check = (event: MouseEvent) => {
    const [now, before, start] = trail.current.slice(-3).reverse();
    // A part that was shown already cannot be followed again: its link does nothing.
    const began = start === first || start === `<${first}`;
    if (hash !== `#${first}`) missed(`the address ends in ${hash || 'no part'}, not in #${first}.`);
    else if (now === first && before === second) missed(`you followed the link to #${first} again. Go back instead.`);
    else if (!began || before !== second || now !== `<${first}`) missed(`you did not go back from #${second}.`);
    else if (isByHand(event, missed)) done(`the address ends in #${first} again.`);
  };
  return (
    <Station of={stations.hash} outcome={outcome}>
      <p>
        The links are <strong id="hash-first">{nameOf(first)}</strong> and{' '}
        <strong id="hash-second">{nameOf(second)}</strong>. The address ends in{' '}
        <span id="hash-now">{hash || 'no part'}</span>.
      </p>
      <div className="d-flex flex-wrap align-items-center gap-3">
        {PARTS.map((part) => (
          // The target of a link is the link itself, so that the page does not move.
          <a key={part} id={part} href={`#${part}`} onClick={follow}>
            {nameOf(part)}
          </a>
        ))}
        <button type="button" id="hash-confirm" className="btn btn-primary" onClick={check}>
          Confirm part
        </button>
      </div>
    </Station>
  );
}
