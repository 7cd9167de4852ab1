import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import HandButton from '../../../shared/HandButton';
import { stations } from '../stations';
import { useSignIn } from './useSignIn';
import type { Visit } from './useVisit';

export default function ChangeAccount({ visit, begun }: { visit: Visit; begun: () => void }) {
  const [outcome, { done, missed }] = useOutcome();
  const [customer, setCustomer] = useState('');
  const [first, second] = visit.accounts;
  const open = useSignIn(visit, {
    prompt: 'select_account',
    begun,
    missed,
    signedIn({ name = '' }) {
      setCustomer(name);
      if (customer === first.name && name === second.name) done(`the shop knew ${customer} first, and then ${name}.`);
      else if (customer === first.name) missed(`the provider signed ${name} in again.`);
      else if (name !== first.name) missed(`you signed in as ${name} first, and not as ${first.name}.`);
    },
  });
  return (
    <Station of={stations['change-account']} outcome={outcome}>
      <HandButton id="sign-in-to-shop" missed={missed} onPress={open}>
        Sign in to the shop
      </HandButton>
      <p className="mt-2 mb-0">
        Customer: <output aria-label="Customer">{customer || 'nobody'}</output>
      </p>
    </Station>
  );
}
