import { isNot } from '@playground/kit/quoted';
import Answer from '@playground/kit/stations/Answer';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useState } from 'react';
import type { Drawn } from '../draw';
import { stations } from '../stations';
import { useLeaving } from './useLeaving';

export default function LocalAndSession({ tag, local, session }: Pick<Drawn, 'tag' | 'local' | 'session'>) {
  const [outcome, { done, missed }] = useOutcome();
  const [stored, setStored] = useState(false);
  const name = `basket-${tag}`;
  useLeaving(() => {
    localStorage.removeItem(name);
    sessionStorage.removeItem(name);
  });
  const press = ({ nativeEvent }: MouseEvent) => {
    if (!isByHand(nativeEvent, missed)) return;
    try {
      localStorage.setItem(name, local);
      sessionStorage.setItem(name, session);
      setStored(true);
    } catch {
      missed('this browser lets the page store nothing.');
    }
  };
  const check = (typed: string, cause: Cause) => {
    if (!stored) missed('nothing is stored yet. Press ‘Store words’ first.');
    else if (typed === local) missed(`${local} is the word in the local storage.`);
    else if (typed !== session) missed(isNot(typed, 'the word in the session storage'));
    else if (isByHand(cause, missed)) done(`${session} is the word in the session storage.`);
  };
  return (
    <Station of={stations['local-and-session']} outcome={outcome}>
      <p>
        The name is <code id="basket-name">{name}</code>.
      </p>
      <div className="d-flex flex-wrap align-items-center gap-3">
        <button type="button" id="store-words" className="btn btn-secondary" onClick={press}>
          Store words
        </button>
        <span id="words-state" aria-live="polite">
          {stored && 'Both words are stored.'}
        </span>
      </div>
      <Answer
        id="session-word"
        label="Word in the session storage"
        check="Check word"
        onAnswer={(typed, cause) => check(typed.trim(), cause)}
      />
    </Station>
  );
}
