import { wordIn } from '@playground/kit/contract/words';
import { isNot } from '@playground/kit/quoted';
import Answer from '@playground/kit/stations/Answer';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect } from 'react';
import { stations } from '../stations';
import LoginForm from './LoginForm';
import { type Fields, Refusal, useLogin, type Visit } from './useLogin';

/** This page with the same seed and a run of its own. */
function addressOfTab(seed: string) {
  const query = new URLSearchParams(window.location.search);
  query.delete('run');
  query.set('seed', seed);
  return `?${query}`;
}

export default function Remember(visit: Visit) {
  const [outcome, { done, missed }] = useOutcome();
  const { state, busy, refusal, logIn, refresh } = useLogin('session/remember', visit, missed);
  useEffect(() => void refresh(), [refresh]);
  const tryLogin = async (fields: Fields, cause: Cause) => {
    if (!isByHand(cause, missed)) return;
    const answer = await logIn(fields);
    if (answer instanceof Refusal) missed(`the server refused the login: ${answer.message}`);
    else if (answer && !fields.remember) missed('you logged in without a tick at ‘Remember me’.');
  };
  const check = async (typed: string, cause: Cause) => {
    if (typed.trim() !== wordIn('tab', visit.seed)) return missed(isNot(typed, 'the word of the second tab'));
    const answer = await refresh();
    if (!answer) return;
    if (answer.word) missed('type the word in the tab that logged in.');
    else if (!answer.account) missed('you are not logged in.');
    else if (answer.account !== 'standard') missed(`you are logged in with the ${answer.account} account.`);
    else if (!answer.isShared) missed('that is right, but no second tab has shown it.');
    else if (isByHand(cause, missed)) done('the second tab was logged in too.');
  };
  return (
    <Station of={stations.remember} outcome={outcome}>
      <LoginForm of={stations.remember} state={state} busy={busy} refusal={refusal} remember onLogIn={tryLogin} />
      {state.word && (
        <p>
          This tab did not log in itself. Its word is <strong id="tab-word">{state.word}</strong>.
        </p>
      )}
      <a
        id="second-tab"
        className="btn btn-secondary mb-3"
        href={addressOfTab(visit.seed)}
        target="_blank"
        rel="noopener"
      >
        Open the second tab
      </a>
      <Answer id="word-of-tab" label="Word of the second tab" check="Check word" onAnswer={check} />
    </Station>
  );
}
