import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect, useEffectEvent, useState } from 'react';
import HandButton from '../../../shared/HandButton';
import { forgetKept, keep, readKept } from '../kept';
import { begin, finish } from '../openId';
import { stations } from '../stations';
import type { Visit } from './useVisit';

export default function Redirect({ visit, begun }: { visit: Visit; begun: () => void }) {
  const [outcome, { done, missed }] = useOutcome();
  const [greeting, setGreeting] = useState('');
  const { identity = '', seed, pageSeed, run, accounts } = visit;

  const comeBack = useEffectEvent(async () => {
    const kept = readKept();
    // It is used once: a reload must not send the same answer again.
    forgetKept();
    if (!kept) return;
    begun();
    if (!kept.answer) return;
    try {
      const { name } = await finish(identity, kept.answer, kept.ticket);
      setGreeting(`Hello, ${name}.`);
      if (name === accounts[0].name) done(`you came back as ${name}.`);
      else missed(`you came back as ${name}, and not as ${accounts[0].name}.`);
    } catch (error) {
      missed((error as Error).message);
    }
  });
  useEffect(() => void comeBack(), []);

  const leave = async () => {
    try {
      const { address, ticket } = await begin(identity, seed, 'redirect', 'login');
      const back = new URL(window.location.href);
      back.searchParams.set('seed', pageSeed);
      back.searchParams.set('run', run);
      if (!keep({ ticket, back: back.pathname + back.search }))
        return missed('this browser lets the page store nothing, so the page would not know you when you come back.');
      window.location.assign(address);
    } catch {
      missed('the sign-in provider does not answer, or this browser cannot make a key here.');
    }
  };
  return (
    <Station of={stations.redirect} outcome={outcome}>
      <HandButton id="leave" missed={missed} onPress={leave}>
        Leave and sign in
      </HandButton>
      <p className="mt-2 mb-0">{greeting}</p>
    </Station>
  );
}
