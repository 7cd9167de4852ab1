import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useState } from 'react';
import { stations } from '../stations';
import Calls from './Calls';
import { type Note, useCalls } from './useCalls';

/** Why the server's notes are not one of each title; undefined if they are. */
export function addProblem(notes: readonly { title: string }[], titles: readonly string[]): string | undefined {
  for (const title of titles) {
    const count = notes.filter((note) => note.title === title).length;
    if (count === 0) return `the server does not have ${title}.`;
    if (count > 1) return `the server has ${title} ${count} times. Press ‘Begin again’.`;
  }
  return undefined;
}

export default function Flaky({ run, titles }: { run: string; titles: readonly string[] }) {
  const [outcome, { done, missed }] = useOutcome();
  const { calls, call } = useCalls(`${run}-flaky`, missed);
  const [said, setSaid] = useState('No answer yet.');
  const ask = async <Body,>(what: string, method: string, { nativeEvent }: MouseEvent, body?: object) => {
    if (!isByHand(nativeEvent, missed)) return undefined;
    setSaid(`${what}: waiting …`);
    const answer = await call<Body>(method, {
      ...(body && { body }),
      query: method === 'PUT' ? {} : { flaky: 'true' },
    });
    setSaid(`${what}: ${answer ? `the server answered ${answer.status}.` : 'no answer.'}`);
    return answer?.ok ? answer.body : undefined;
  };
  const check = async (event: MouseEvent) => {
    const answer = await ask<{ notes: Note[] }>('Check notes', 'GET', event);
    if (!answer) return;
    const problem = addProblem(answer.notes, titles);
    if (problem) missed(problem);
    else done('the server has each of the three notes once.');
  };
  return (
    <Station of={stations.flaky} outcome={outcome}>
      <div className="d-flex flex-wrap gap-2 mb-3">
        {titles.map((title, index) => (
          <button
            key={title}
            type="button"
            id={`add-${index + 1}`}
            className="btn btn-secondary"
            onClick={(event) => ask(`Add ${title}`, 'POST', event, { title, text: '' })}
          >{`Add ${title}`}</button>
        ))}
        <button type="button" id="check-notes" className="btn btn-primary" onClick={check}>
          Check notes
        </button>
        <button
          type="button"
          id="begin-again"
          className="btn btn-secondary"
          onClick={(event) => ask('Begin again', 'PUT', event, { notes: [] })}
        >
          Begin again
        </button>
      </div>
      <p id="flaky-answer" aria-live="polite" className="mb-0">
        {said}
      </p>
      <Calls id="flaky" calls={calls} />
    </Station>
  );
}
