import { siteConfig } from '@playground/kit/siteConfig';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useState } from 'react';
import { stations } from '../stations';
import Calls from './Calls';
import { type Note, useCalls } from './useCalls';

interface Props {
  run: string;
  title: string;
  text: string;
}

export default function Prepared({ run, title, text }: Props) {
  const [outcome, { done, missed }] = useOutcome();
  const { calls, call } = useCalls(`${run}-prepared`, missed);
  const [notes, setNotes] = useState<Note[]>();
  const show = async ({ nativeEvent }: MouseEvent) => {
    if (!isByHand(nativeEvent, missed)) return;
    const answer = await call<{ notes: Note[] }>('GET');
    if (!answer?.ok) return;
    const found = answer.body.notes;
    setNotes(found);
    if (found.length === 0) missed('the server has no note at this address.');
    else if (found.some((note) => note.title === title && note.text === text)) done(`the note ${title} was prepared.`);
    else missed(`no note has the title ${title} and the text ${text}.`);
  };
  return (
    <Station of={stations.prepared} outcome={outcome}>
      <p className="mb-1">
        Address: <code id="prepared-address">{`${siteConfig().services.mail}/notes?run=${run}-prepared`}</code>
      </p>
      <p className="mb-1">
        JSON: <code id="prepared-json">{JSON.stringify({ title, text })}</code>
      </p>
      <p>
        The address ends in the run id of this visit and <code>-prepared</code>. If you open this page with{' '}
        <code>?run=</code>, you choose the run id.
      </p>
      <button type="button" id="show-prepared" className="btn btn-primary" onClick={show}>
        Show prepared notes
      </button>
      {notes && (
        <ul id="prepared-notes" className="list-group mt-3" aria-label="Prepared notes">
          {notes.length === 0 && <li className="list-group-item">No notes.</li>}
          {notes.map((note) => (
            <li key={note.id} className="list-group-item text-break">
              <strong>{note.title}</strong>: {note.text}
            </li>
          ))}
        </ul>
      )}
      <Calls id="prepared" calls={calls} />
    </Station>
  );
}
