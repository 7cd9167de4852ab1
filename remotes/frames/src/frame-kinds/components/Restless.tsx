import { shortened } from '@playground/kit/quoted';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useRef, useState } from 'react';
import { EMPTY, typed } from '../../../shared/typed';
import { useBlobUrl } from '../../../shared/useBlobUrl';
import { documentOf, mainOf, SIGN } from '../documents';
import { stations } from '../stations';
import LocalFrame from './LocalFrame';

const WANTED = 'Ada Lovelace';
const TITLE = 'Restless contract';
const FIELD = `<label for="full-name">Full name</label>
      <input id="full-name" autocomplete="off">
      ${SIGN}`;
const nameOf = (draft: number) => `draft-${draft}`;

export default function Restless() {
  const [outcome, { done, missed }] = useOutcome();
  const [draft, setDraft] = useState(1);
  const drafts = useRef(1);
  const frame = useRef<HTMLIFrameElement>(null);
  const name = useRef(EMPTY);
  const blob = useBlobUrl(documentOf(TITLE, mainOf('Contract', FIELD)));
  const address = (number: number) => `${blob}#${nameOf(number)}`;
  const type = (event: Event) => {
    name.current = typed(name.current, (event.target as HTMLInputElement).value, event as InputEvent);
    drafts.current++;
    const inner = frame.current?.contentWindow;
    if (!inner) return;
    // Navigate before the attribute changes, because a new `src` alone adds an entry to the tab's history.
    inner.location.replace(address(drafts.current));
    // The attribute names the frame only when it is made.
    inner.name = nameOf(drafts.current);
    setDraft(drafts.current);
  };
  const sign = (_: number, inner: Document) => {
    const { value = '' } = inner.querySelector('input') ?? {};
    const signed = value.trim();
    // A script can also change the value without an event.
    if (!name.current.byHand || value !== name.current.text) missed('the name was written by a script.');
    else if (signed === WANTED) done('Ada Lovelace has signed.');
    else missed(signed ? `‘${shortened(signed)}’ has signed, not ${WANTED}.` : 'it was signed without a name.');
  };
  return (
    <Station of={stations.restless} outcome={outcome}>
      {blob && (
        <LocalFrame
          ref={frame}
          id="restless-frame"
          title={TITLE}
          name={nameOf(draft)}
          src={address(draft)}
          height={190}
          onSign={sign}
          onType={type}
          missed={missed}
        />
      )}
    </Station>
  );
}
