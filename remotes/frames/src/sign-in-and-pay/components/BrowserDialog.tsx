import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect, useRef } from 'react';
import HandButton from '../../../shared/HandButton';
import { choose } from '../openId';
import { stations } from '../stations';
import type { Visit } from './useVisit';

export default function BrowserDialog({ visit, begun }: { visit: Visit; begun: () => void }) {
  const { identity = '', seed } = visit;
  const [outcome, { done, missed }] = useOutcome();
  const asked = useRef<AbortController>(undefined);
  const [, second] = visit.accounts;
  useEffect(() => () => asked.current?.abort(), []);

  const ask = async () => {
    // A browser has one such question at a time.
    asked.current?.abort();
    asked.current = new AbortController();
    const { signal } = asked.current;
    begun();
    try {
      const name = await choose(identity, seed, signal);
      if (name === second.name) done(`the browser signed you in as ${name}.`);
      else missed(`the browser signed you in as ${name}, and not as ${second.name}.`);
    } catch {
      if (!signal.aborted) missed('the browser gave the shop no account.');
    }
  };
  return (
    <Station of={stations['browser-dialog']} outcome={outcome}>
      {'IdentityCredential' in window ? (
        <>
          <HandButton id="ask-browser" missed={missed} onPress={ask}>
            Ask the browser for an account
          </HandButton>
          <p className="mt-2 mb-0">
            If you close the dialog, Chromium does not open it the next time. You can allow it again at the icon left of
            the address.
          </p>
        </>
      ) : (
        <p className="mb-0">This browser has no FedCM at this address, so you cannot do this task here.</p>
      )}
    </Station>
  );
}
