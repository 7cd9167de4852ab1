import { wordIn } from '@playground/kit/contract/words';
import { isNot } from '@playground/kit/quoted';
import Answer from '@playground/kit/stations/Answer';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect, useRef, useState } from 'react';
import { ACCOUNTS, passwordOf } from '../logins';
import { stations } from '../stations';
import LoginForm from './LoginForm';
import { type Fields, Refusal, type Visit } from './useLogin';

/** In sessionStorage. Public: solutions copy it. */
const KEY = 'session-login';

/** Who is logged in, if the entry is of a login. */
const accountIn = (entry: string) => ACCOUNTS.find((account) => account === entry.split('/')[0]);

export default function OnlyInThisTab({ seed, run }: Visit) {
  const [outcome, { done, missed }] = useOutcome();
  const [entry, setEntry] = useState(() => sessionStorage.getItem(KEY) ?? '');
  const [refusal, setRefusal] = useState<Refusal>();
  /** How often this document has logged in by the form. */
  const [logins, setLogins] = useState(0);
  const hasLoggedIn = useRef(false);
  useEffect(
    () => () => {
      if (hasLoggedIn.current) sessionStorage.removeItem(KEY);
    },
    [],
  );
  const account = accountIn(entry);
  const tryLogin = ({ name, password }: Fields, cause: Cause) => {
    if (!isByHand(cause, missed)) return;
    const found = ACCOUNTS.find((one) => one === name.trim());
    const isRight = found !== undefined && password === passwordOf(found, seed);
    setRefusal(isRight ? undefined : new Refusal(401, 'The name or the password is wrong.'));
    if (!isRight) return missed('the name or the password is wrong.');
    // A new login has a new word, so the word of a login before is worth nothing.
    const login = `${found}/${run}/${logins + 1}`;
    sessionStorage.setItem(KEY, login);
    hasLoggedIn.current = true;
    setLogins(logins + 1);
    setEntry(login);
  };
  const check = (typed: string, cause: Cause) => {
    if (!account) missed('you are not logged in.');
    else if (logins === 0) missed('type the word in the tab that logged in.');
    else if (account !== 'standard') missed(`you are logged in with the ${account} account.`);
    else if (typed.trim() !== wordIn('copy', entry)) missed(isNot(typed, 'the word of a tab with this login'));
    else if (isByHand(cause, missed)) done('the second tab started with a copy of the login.');
  };
  return (
    <Station of={stations['only-in-this-tab']} outcome={outcome}>
      <LoginForm
        of={stations['only-in-this-tab']}
        state={account ? { account } : {}}
        busy={false}
        refusal={refusal}
        onLogIn={tryLogin}
      />
      {account && logins === 0 && (
        <p>
          This tab started with the login. Its word is <strong id="copy-word">{wordIn('copy', entry)}</strong>.
        </p>
      )}
      <Answer id="word-of-copy" label="Word of the tab with the copy" check="Check copy" onAnswer={check} />
    </Station>
  );
}
