import { isNot, quoted } from '@playground/kit/quoted';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useAnswer } from '@playground/kit/stations/useAnswer';
import { type MouseEvent, useState } from 'react';
import Field from '../../../shared/Field';
import { stations } from '../stations';
import Calls from './Calls';
import { useCalls } from './useCalls';
import Values from './Values';

interface Props {
  run: string;
  title: string;
  text: string;
}

export default function Create({ run, title, text }: Props) {
  const [outcome, { done, missed }] = useOutcome();
  const { calls, call } = useCalls(`${run}-create`, missed);
  const [typed, setTyped] = useState({ title: '', text: '' });
  const [refusal, setRefusal] = useState<string>();
  const create = async ({ nativeEvent }: MouseEvent) => {
    if (!isByHand(nativeEvent, missed)) return;
    const answer = await call('POST', { body: typed });
    if (answer) setRefusal(answer.ok ? undefined : answer.body.message);
  };
  const find = useAnswer(async (answered, cause) => {
    const id = answered.trim();
    if (!/^[0-9a-f]{8}$/.test(id)) return missed(isNot(id, 'an id. An id has 8 digits and letters from a to f'));
    if (!isByHand(cause, missed)) return;
    const answer = await call('GET', { id });
    if (!answer) return;
    const { ok, status, body } = answer;
    if (!ok) missed(`the server has no note with the id ${id} and answers ${status}.`);
    else if (body.title !== title) missed(`the title of this note is ${quoted(body.title)}, not ${title}.`);
    else if (body.text !== text) missed(`the text of this note is ${quoted(body.text)}, not ${text}.`);
    else done(`the server has the note ${id}.`);
  });
  return (
    <Station of={stations.create} outcome={outcome}>
      <Values of={{ Title: { id: 'title-to-create', value: title }, Text: { id: 'text-to-create', value: text } }} />
      <form className="d-flex flex-wrap align-items-end gap-2 mb-3" onSubmit={(event) => event.preventDefault()}>
        <Field
          id="new-title"
          label="New title"
          value={typed.title}
          onType={(next) => setTyped({ ...typed, title: next })}
        />
        <Field
          id="new-note"
          label="Text of the new note"
          value={typed.text}
          onType={(next) => setTyped({ ...typed, text: next })}
        />
        <button type="submit" id="create-note" className="btn btn-secondary" onClick={create}>
          Create note
        </button>
      </form>
      {refusal && (
        <p role="alert" className="text-danger-emphasis">
          {refusal}
        </p>
      )}
      <form className="d-flex flex-wrap align-items-end gap-2" {...find}>
        <div>
          <label className="form-label" htmlFor="note-id">
            Id of the note
          </label>
          <input id="note-id" className="form-control" autoComplete="off" autoCapitalize="none" />
        </div>
        <button type="submit" id="find-note" className="btn btn-primary">
          Find note
        </button>
      </form>
      <Calls id="create" calls={calls} />
    </Station>
  );
}
