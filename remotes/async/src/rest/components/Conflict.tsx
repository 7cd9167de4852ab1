import { quoted } from '@playground/kit/quoted';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useRef, useState } from 'react';
import Field from '../../../shared/Field';
import { stations } from '../stations';
import Calls from './Calls';
import { type Note, useCalls } from './useCalls';
import Values from './Values';

interface Props {
  run: string;
  title: string;
  text: string;
  /** What someone else adds to the text, and what the visitor has to add. */
  theirs: string;
  mine: string;
}

/** Why a saved text is wrong; undefined if it is right. `both` is the text of the other person and the word. */
export function textProblem(saved: string, theirText: string, mine: string): string | undefined {
  // The page shows several spaces as one.
  const text = saved.trim().replace(/\s+/g, ' ');
  const wanted = `${theirText} ${mine}`;
  if (text === wanted) return undefined;
  if (!text.startsWith(theirText)) return 'what someone else wrote is lost. Press ‘Open note’ to begin again.';
  return text.endsWith(mine)
    ? `the text is ${quoted(text)}, not ${quoted(wanted)}.`
    : `the text is ${quoted(text)}, and does not end in ${mine}.`;
}

export default function Conflict({ run, title, text, theirs, mine }: Props) {
  const [outcome, { done, missed }] = useOutcome();
  const { calls, call } = useCalls(`${run}-conflict`, missed);
  const [note, setNote] = useState<Note>();
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const isSaving = useRef(false);
  const theirText = `${text} ${theirs}`;
  const open = async ({ nativeEvent }: MouseEvent) => {
    if (!isByHand(nativeEvent, missed)) return;
    setRefusal(undefined);
    const answer = await call<{ notes: Note[] }>('PUT', { body: { notes: [{ title, text }] } });
    const opened = answer?.body.notes?.[0];
    if (!opened) return;
    // Another person's change, at the same moment.
    const { version, ...known } = opened;
    const changed = await call('PATCH', { id: known.id, body: { text: theirText } });
    if (changed?.ok) setNote({ ...known, version });
  };
  const look = async ({ nativeEvent }: MouseEvent) => {
    if (!note || !isByHand(nativeEvent, missed)) return;
    const answer = await call('GET', { id: note.id });
    if (!answer?.ok) return;
    setNote(answer.body);
    setRefusal(undefined);
  };
  const save = async (known: Partial<Note>, { nativeEvent }: MouseEvent) => {
    // The second press of a double click would meet the change of the first one.
    if (!isByHand(nativeEvent, missed) || isSaving.current) return;
    if (!note) return missed('the note was not opened.');
    if (!typed.trim()) return missed('the new text is empty.');
    isSaving.current = true;
    const answer = await call('PATCH', { id: note.id, body: { text: typed, ...known } });
    isSaving.current = false;
    if (!answer) return;
    if (answer.status === 409) return setRefusal(answer.body.message);
    if (!answer.ok) return missed(`the server refused the text with ${answer.status}.`);
    setNote(answer.body);
    setRefusal(undefined);
    const problem = textProblem(answer.body.text, theirText, mine);
    if (problem) missed(problem);
    else done('the server has the words of both.');
  };
  return (
    <Station of={stations.conflict} outcome={outcome}>
      <Values of={{ 'Word to add': { id: 'word-to-add', value: mine } }} />
      <div className="d-flex flex-wrap gap-2 mb-3">
        <button type="button" id="open-note" className="btn btn-secondary" onClick={open}>
          Open note
        </button>
        <button type="button" id="show-their-text" className="btn btn-secondary" onClick={look}>
          Show the text now
        </button>
      </div>
      <p id="conflict-note" className="text-break">
        {note ? (
          <span key="open">
            <strong>{note.title}</strong>
            <span>{`, version ${note.version}: `}</span>
            <span id="conflict-text">{note.text}</span>
          </span>
        ) : (
          <span>The note is not open.</span>
        )}
      </p>
      {refusal && <p role="alert" className="alert alert-warning">{`${refusal} Press ‘Show the text now’.`}</p>}
      <form className="d-flex flex-wrap align-items-end gap-2" onSubmit={(event) => event.preventDefault()}>
        <Field id="new-text" label="New text" value={typed} onType={setTyped} />
        <button
          type="submit"
          id="save-note"
          className="btn btn-primary"
          onClick={(event) => save({ version: note?.version ?? 1 }, event)}
        >
          Save note
        </button>
        <button type="button" id="save-anyway" className="btn btn-danger" onClick={(event) => save({}, event)}>
          Save anyway
        </button>
      </form>
      <Calls id="conflict" calls={calls} />
    </Station>
  );
}
