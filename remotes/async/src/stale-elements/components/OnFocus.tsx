import { quoted } from '@playground/kit/quoted';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useAnswer } from '@playground/kit/stations/useAnswer';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { stations } from '../stations';

export default function OnFocus({ nickname }: { nickname: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const [replaced, setReplaced] = useState(false);
  useEffect(() => {
    if (!replaced) return;
    const lose = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      // Space scrolls the page, and with the other keys it is a shortcut of the browser.
      const isLetter = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
      if (isLetter && target === document.body)
        missed('a letter went nowhere, because the new field does not have the focus.');
    };
    document.addEventListener('keydown', lose);
    return () => document.removeEventListener('keydown', lose);
  }, [replaced, missed]);
  const handlers = useAnswer((typed: string, cause: Cause) => {
    if (typed.trim() !== nickname) missed(`${quoted(typed)} was saved, not ${nickname}.`);
    else if (isByHand(cause, missed)) done(`${nickname} was saved.`);
  });
  return (
    <Station of={stations.focus} outcome={outcome}>
      <p>
        The nickname is <strong id="nickname-to-type">{nickname}</strong>.
      </p>
      <form className="d-flex flex-wrap align-items-end gap-2" {...handlers}>
        <div>
          <label className="form-label" htmlFor="nickname">
            Nickname
          </label>
          <input
            key={replaced ? 'second' : 'first'}
            id="nickname"
            className="form-control"
            autoComplete="off"
            autoCapitalize="none"
            // At once, because letters may follow immediately.
            onFocus={() => flushSync(() => setReplaced(true))}
          />
        </div>
        <button type="submit" id="save-nickname" className="btn btn-primary">
          Save nickname
        </button>
      </form>
    </Station>
  );
}
