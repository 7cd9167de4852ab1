import { quoted } from '@playground/kit/quoted';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useState } from 'react';
import Field from '../../../shared/Field';
import { stations } from '../stations';
import Calls from './Calls';
import { type Note, useCalls } from './useCalls';
import Values from './Values';

type Written = Pick<Note, 'title' | 'text'>;

interface Props {
  run: string;
  notes: readonly Written[];
  title: string;
  text: string;
}

const AGAIN = 'Press ‘Load notes’ to begin again.';

/** Why the notes are not `loaded` with this one text changed; undefined if they are. */
export function editProblem(
  loaded: readonly Note[],
  now: readonly Note[],
  title: string,
  text: string,
): string | undefined {
  for (const { id, ...before } of loaded) {
    const after = now.find((note) => note.id === id);
    if (!after) return `the note ${before.title} is gone. ${AGAIN}`;
    if (after.title !== before.title) return `the note ${before.title} has lost its title. ${AGAIN}`;
    const isWanted = before.title === title;
    if (!isWanted && after.text !== before.text) return `the note ${before.title} was changed, not ${title}. ${AGAIN}`;
    if (isWanted && after.text !== text) return `the text of ${title} is ${quoted(after.text)}, not ${text}.`;
  }
  return undefined;
}

export default function Edit({ run, notes, title, text }: Props) {
  const [outcome, { done, missed }] = useOutcome();
  const { calls, call } = useCalls(`${run}-edit`, missed);
  const [loaded, setLoaded] = useState<Note[]>([]);
  const [shown, setShown] = useState<Note[]>([]);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const load = async ({ nativeEvent }: MouseEvent) => {
    if (!isByHand(nativeEvent, missed)) return;
    const answer = await call<{ notes: Note[] }>('PUT', { body: { notes } });
    if (!answer?.ok) return;
    setTyped({});
    setLoaded(answer.body.notes);
    setShown(answer.body.notes);
  };
  const write = async (method: string, id: string, { nativeEvent }: MouseEvent) => {
    if (!isByHand(nativeEvent, missed)) return;
    const written = await call(method, { id, body: { text: typed[id] ?? '' } });
    if (written && !written.ok) return missed(`the server refused the change with ${written.status}. ${AGAIN}`);
    const answer = written && (await call<{ notes: Note[] }>('GET'));
    if (!answer?.ok) return;
    setShown(answer.body.notes);
    const problem = editProblem(loaded, answer.body.notes, title, text);
    if (problem) missed(problem);
    else done(`the text of ${title} is ${text}, and nothing else was changed.`);
  };
  return (
    <Station of={stations.edit} outcome={outcome}>
      <Values
        of={{
          'Note to change': { id: 'note-to-change', value: title },
          'New text': { id: 'text-to-change', value: text },
        }}
      />
      <button type="button" id="load-to-edit" className="btn btn-secondary mb-3" onClick={load}>
        Load notes
      </button>
      <ul id="edit-notes" className="list-group" aria-label="Notes to edit">
        {shown.map((note, index) => {
          const name = loaded[index]?.title ?? '';
          return (
            <li key={note.id} className="list-group-item">
              <p className="mb-2 text-break">
                <strong>{note.title || 'No title'}</strong>: <span>{note.text || 'no text'}</span>
              </p>
              <form className="d-flex flex-wrap align-items-end gap-2" onSubmit={(event) => event.preventDefault()}>
                <Field
                  id={`edit-text-${index + 1}`}
                  label={`New text of ${name}`}
                  value={typed[note.id] ?? ''}
                  onType={(next) => setTyped((before) => ({ ...before, [note.id]: next }))}
                />
                <button
                  type="button"
                  id={`replace-${index + 1}`}
                  className="btn btn-secondary"
                  onClick={(event) => write('PUT', note.id, event)}
                >{`Replace ${name}`}</button>
                <button
                  type="button"
                  id={`change-${index + 1}`}
                  className="btn btn-primary"
                  onClick={(event) => write('PATCH', note.id, event)}
                >{`Change ${name}`}</button>
              </form>
            </li>
          );
        })}
      </ul>
      <Calls id="edit" calls={calls} />
    </Station>
  );
}
