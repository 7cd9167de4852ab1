import { fetchFrom } from '@playground/kit/fetchFrom';
import { isNot } from '@playground/kit/quoted';
import Answer from '@playground/kit/stations/Answer';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useState } from 'react';
import { hasCookie, removeCookie, setCookie } from '../cookies';
import type { Drawn } from '../draw';
import { stations } from '../stations';
import { useLeaving } from './useLeaving';

/** Only a server can set a cookie that scripts cannot read, and delete it. */
const askServer = (name: string, value = '') =>
  fetchFrom('mail', `cookie?${new URLSearchParams({ name, value })}`, {
    method: 'POST',
    credentials: 'include',
    keepalive: true,
  }).then(
    ({ ok }) => ok,
    () => false,
  );

export default function Cookies({ tag, numbers }: Pick<Drawn, 'tag' | 'numbers'>) {
  const [outcome, { done, missed }] = useOutcome();
  const [state, setState] = useState<'none' | 'busy' | 'failed' | 'set'>('none');
  const nameOf = (kind: string) => `storage-${tag}-${kind}`;
  useLeaving(() => {
    if (state === 'none') return;
    for (const kind of ['session', 'lasting', 'strict']) removeCookie(nameOf(kind));
    askServer(nameOf('hidden'));
  });
  const press = async ({ nativeEvent }: MouseEvent) => {
    if (!isByHand(nativeEvent, missed)) return;
    setCookie(nameOf('session'), numbers.session);
    setCookie(nameOf('lasting'), numbers.lasting, '; max-age=600');
    setCookie(nameOf('strict'), numbers.strict, '; samesite=strict');
    if (!hasCookie(nameOf('session'))) return missed('this browser keeps no cookies.');
    setState('busy');
    if (await askServer(nameOf('hidden'), String(numbers.hidden))) setState('set');
    else {
      setState('failed');
      missed('the server did not set its cookie. Press ‘Set cookies’ again.');
    }
  };
  const check = (typed: string, cause: Cause) => {
    const readable = numbers.session + numbers.lasting + numbers.strict;
    if (state !== 'set') missed('the cookies are not set yet. Press ‘Set cookies’ first.');
    else if (typed === String(readable))
      missed(`${typed} is the sum without the cookie that no script of the page can read.`);
    else if (typed !== String(readable + numbers.hidden)) missed(isNot(typed, 'the sum of the four cookies'));
    else if (isByHand(cause, missed)) done(`${typed} is the sum of the four cookies.`);
  };
  return (
    <Station of={stations.cookies} outcome={outcome}>
      <p>
        The names of the cookies begin with <code id="cookies-begin">{nameOf('')}</code>: one ends with the session, one
        lasts ten minutes, one is strict, and one is hidden.
      </p>
      <div className="d-flex flex-wrap align-items-center gap-3">
        <button
          type="button"
          id="set-cookies"
          className="btn btn-secondary"
          disabled={state === 'busy'}
          onClick={press}
        >
          Set cookies
        </button>
        <span id="cookies-state" aria-live="polite">
          {state === 'set' ? 'All four cookies are set.' : ''}
        </span>
      </div>
      <Answer
        id="cookie-sum"
        label="Sum of the cookies"
        check="Check sum"
        onAnswer={(typed, cause) => check(typed.trim(), cause)}
      />
    </Station>
  );
}
