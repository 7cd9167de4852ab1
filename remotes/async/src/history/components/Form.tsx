import { quoted } from '@playground/kit/quoted';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type ChangeEvent, type MouseEvent, useRef, useState } from 'react';
import { readEntry, writeEntry } from '../entry';
import { stations } from '../stations';
import { awayByDocument } from './away';
import LeavingLink from './LeavingLink';
import type { Return } from './useReturn';

interface Props {
  asked: string;
  seed: string;
  back: Return | undefined;
}

export default function Form({ asked, seed, back }: Props) {
  const [outcome, { done, missed }] = useOutcome();
  const [note, setNote] = useState(back?.note ?? '');
  /** The last return before the last letter. */
  const typedAfter = useRef<Return>(undefined);
  const type = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    typedAfter.current = back;
    setNote(target.value);
    writeEntry({ note: target.value.slice(0, 1000), noteByHand: nativeEvent.isTrusted });
  };
  const send = (event: MouseEvent) => {
    if (note.trim() !== asked) missed(`${quoted(note)} was sent, not ${asked}.`);
    else if (back?.left !== 'form') missed('you did not come back from the terms yet.');
    else if (typedAfter.current === back) missed('you typed again after you came back.');
    else if (!readEntry().noteByHand) missed('a script set this value. A person must do it.');
    else if (isByHand(event, missed)) done(`${asked} was still there. ${back.inWords}`);
  };
  return (
    <Station of={stations.form} outcome={outcome}>
      <p>
        The word is <strong id="word-to-note">{asked}</strong>.
      </p>
      <label className="form-label" htmlFor="note">
        Note
      </label>
      <input id="note" className="form-control mb-3" autoComplete="off" value={note} onChange={type} />
      <div className="d-flex flex-wrap align-items-center gap-3">
        <LeavingLink id="read-terms" href={awayByDocument()} station="form" seed={seed} missed={missed}>
          Read the terms
        </LeavingLink>
        <button type="button" id="send-note" className="btn btn-primary" onClick={send}>
          Send note
        </button>
      </div>
    </Station>
  );
}
