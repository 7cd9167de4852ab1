import { quoted } from '@playground/kit/quoted';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { useHands } from '../../../shared/useHands';
import { checkName, LONGEST } from '../checkName';
import { stations } from '../stations';
import Field from './Field';
import Given from './Given';

interface Answered {
  number: number;
  text: string;
  says: string;
  /** Not known if the server did not say so. */
  free?: boolean;
}

/** How long an answer is held back, in milliseconds. Answers about short texts come after those about longer texts. */
const heldBack = (text: string) => Math.max(400, 2400 - 300 * text.length);
const MOST_ANSWERS = 16;

export default function CheckedWhileTyping({ name }: { name: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const { handlers, causeOf } = useHands();
  const [text, setText] = useState('');
  const [answers, setAnswers] = useState<Answered[]>([]);
  const [waiting, setWaiting] = useState(0);
  const offered = useRef<string>(undefined);
  const asked = useRef(0);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  async function ask(wanted: string) {
    const { signal } = leaving.current;
    const number = ++asked.current;
    setWaiting((before) => before + 1);
    const late = pause(heldBack(wanted), signal);
    let answered: Answered;
    try {
      const { taken, free } = await checkName(wanted, signal);
      const says = taken ? `‘${wanted}’ is taken. ‘${free}’ is free.` : `‘${wanted}’ is free.`;
      answered = { number, text: wanted, says, free: !taken };
      await late;
      if (taken && wanted === name) offered.current = free;
    } catch (error) {
      answered = { number, text: wanted, says: `‘${wanted}’: ${(error as Error).message}` };
      await late;
    }
    if (signal.aborted) return;
    setWaiting((before) => before - 1);
    // One for each text. Otherwise late answers about texts that were typed twice push out the one that counts.
    setAnswers((before) => [answered, ...before.filter((one) => one.text !== wanted)].slice(0, MOST_ANSWERS));
  }
  const problem = text.trim().length > LONGEST ? `Enter ${LONGEST} characters at most.` : undefined;
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const wanted = target.value.trim();
    setText(target.value);
    if (wanted && wanted.length <= LONGEST) void ask(wanted);
  };
  const take = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const cause = causeOf(event.currentTarget);
    const wanted = text.trim();
    const answer = answers.find((one) => one.text === wanted);
    if (!wanted) missed('the field is empty.');
    else if (!answer) missed(`the answer about ${quoted(wanted)} had not come yet.`);
    else if (answer.free === undefined) missed(`the server did not say whether ${quoted(wanted)} is free.`);
    else if (!answer.free) missed(`${quoted(wanted)} is not free.`);
    else if (!offered.current)
      missed(`you took ${quoted(wanted)}, and the server did not answer about ${name} before.`);
    else if (wanted !== offered.current) missed(`the server did not offer ${quoted(wanted)}.`);
    else if (isByHand(cause, missed)) done(`${wanted} is yours.`);
  };
  return (
    <Station of={stations['checked-while-typing']} outcome={outcome}>
      <Given id="team-name-given" label="Name">
        {name}
      </Given>
      <form id="naming" noValidate {...handlers} onSubmit={take}>
        <Field id="team-name" name="team-name" label="Team name" value={text} problem={problem} onChange={change} />
        <p id="waiting" className="text-body-secondary mb-1">
          {waiting === 0 ? 'No answer is on its way.' : `Answers on their way: ${waiting}`}
        </p>
        <ul id="answers" aria-live="polite" aria-label="Answers, the last one first" className="mb-3">
          {answers.map(({ number, says }) => (
            <li key={number} className="text-break">
              {says}
            </li>
          ))}
        </ul>
        <button id="take-name" type="submit" className="btn btn-primary">
          Take this name
        </button>
      </form>
    </Station>
  );
}

/** Resolves after some milliseconds, or when the page is left. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
