import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect, useRef, useState } from 'react';
import HandButton from '../../../shared/HandButton';
import type { Ticket } from '../kept';
import { begin, finish, nameOf, type Person } from '../openId';
import { stations } from '../stations';
import { useMessages } from './useMessages';
import { useSignIn } from './useSignIn';
import type { Visit } from './useVisit';

/** How long the hidden frame may take, in milliseconds. */
const PATIENCE_MS = 20_000;

export default function Renew({ visit, begun }: { visit: Visit; begun: () => void }) {
  const { identity = '', seed } = visit;
  const [first] = visit.accounts;
  const [outcome, { done, missed }] = useOutcome();
  const [token, setToken] = useState<'none' | 'valid' | 'ended'>('none');
  const [renewing, setRenewing] = useState<{ address: string; ticket: Ticket }>();
  const frame = useRef<HTMLIFrameElement>(null);
  const asking = useRef(false);

  const open = useSignIn(visit, {
    prompt: 'login',
    begun,
    missed,
    signedIn({ name }: Person) {
      if (name === first.name) setToken('valid');
      else missed(`you signed in as ${name}, and not as ${first.name}.`);
    },
  });
  useEffect(() => {
    if (token !== 'valid') return;
    const end = setTimeout(() => setToken('ended'), 5000);
    return () => clearTimeout(end);
  }, [token]);
  useEffect(() => {
    if (!renewing) return;
    const patience = setTimeout(() => {
      setRenewing(undefined);
      missed('this browser did not let the hidden frame of the provider answer.');
    }, PATIENCE_MS);
    return () => clearTimeout(patience);
  }, [renewing, missed]);
  useMessages(
    window.location.origin,
    () => [frame.current?.contentWindow],
    async ({ kind, answer }) => {
      if (kind !== 'signed-in' || !renewing) return;
      setRenewing(undefined);
      try {
        const person = await finish(identity, String(answer), renewing.ticket);
        const name = await nameOf(identity, person.token);
        if (name !== first.name)
          return missed(`the provider renewed the token for ${name}, and not for ${first.name}.`);
        setToken('valid');
        done(`a hidden frame renewed the token, and the orders of ${name} were loaded.`);
      } catch (error) {
        missed((error as Error).message);
      }
    },
  );
  const load = async () => {
    if (token === 'none') return missed('nobody has signed in here.');
    if (token === 'valid') return missed('the token was still valid, so nothing was renewed.');
    // A second press would replace the frame while it answers.
    if (asking.current || renewing) return;
    asking.current = true;
    await begin(identity, seed, 'frame', 'none').then(setRenewing, () =>
      missed('the sign-in provider does not answer.'),
    );
    asking.current = false;
  };
  return (
    <Station of={stations.renew} outcome={outcome}>
      <div className="d-flex flex-wrap gap-2">
        <HandButton id="sign-in-for-five" missed={missed} onPress={open}>
          Sign in for five seconds
        </HandButton>
        <HandButton id="load-orders" missed={missed} onPress={load}>
          Load my orders
        </HandButton>
      </div>
      <p className="mt-2 mb-0">
        Token: <output aria-label="Token">{WORDS[token]}</output>
      </p>
      {renewing && <iframe ref={frame} id="renewal-frame" title="Renewal" hidden src={renewing.address} />}
    </Station>
  );
}

const WORDS = { none: 'no token', valid: 'the token is valid', ended: 'the token has ended' };
