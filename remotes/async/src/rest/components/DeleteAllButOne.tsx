import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useRef, useState } from 'react';
import { stations } from '../stations';
import Calls from './Calls';
import { type Note, useCalls } from './useCalls';
import Values from './Values';

interface Props {
  run: string;
  notes: readonly Pick<Note, 'title' | 'text'>[];
  /** The title of the note that must stay. */
  kept: string;
}

export default function DeleteAllButOne({ run, notes, kept }: Props) {
  const [outcome, { done, missed }] = useOutcome();
  const { calls, call } = useCalls(`${run}-delete`, missed);
  const [left, setLeft] = useState<(Note & { number: number })[]>([]);
  /** The ids of the notes that were deleted, or are about to be. */
  const sent = useRef(new Set<string>());
  const load = async ({ nativeEvent }: MouseEvent) => {
    if (!isByHand(nativeEvent, missed)) return;
    const answer = await call<{ notes: Note[] }>('PUT', { body: { notes } });
    if (!answer?.ok) return;
    sent.current.clear();
    setLeft(answer.body.notes.map((note, index) => ({ ...note, number: index + 1 })));
  };
  const remove = async ({ id, title }: Note, { nativeEvent }: MouseEvent) => {
    // The second press of a double click, which may come after the answer to the first.
    if (!isByHand(nativeEvent, missed) || sent.current.has(id)) return;
    sent.current.add(id);
    const deleted = await call('DELETE', { id });
    if (!deleted?.ok) sent.current.delete(id);
    if (!deleted) return;
    if (!deleted.ok) return missed(`the server refused to delete ${title} with ${deleted.status}.`);
    const answer = await call<{ notes: Note[] }>('GET');
    if (!answer?.ok) return;
    const now = answer.body.notes;
    setLeft((before) => before.filter((note) => now.some((other) => other.id === note.id)));
    if (!now.some((note) => note.title === kept)) missed(`${kept} was deleted. Press ‘Load notes’ to begin again.`);
    else if (now.length === 1) done(`the server has only ${kept}.`);
  };
  return (
    <Station of={stations.delete} outcome={outcome}>
      <Values of={{ 'Note to keep': { id: 'note-to-keep', value: kept } }} />
      <button type="button" id="load-to-delete" className="btn btn-secondary mb-3" onClick={load}>
        Load notes
      </button>
      <ul id="delete-notes" className="list-group" aria-label="Notes to delete">
        {left.map((note) => (
          <li key={note.id} className="list-group-item d-flex justify-content-between align-items-center gap-2">
            <span>
              <strong>{note.title}</strong>: {note.text}
            </span>
            <button
              type="button"
              id={`delete-${note.number}`}
              className="btn btn-sm btn-secondary"
              onClick={(event) => remove(note, event)}
            >{`Delete ${note.title}`}</button>
          </li>
        ))}
      </ul>
      <Calls id="delete" calls={calls} />
    </Station>
  );
}
