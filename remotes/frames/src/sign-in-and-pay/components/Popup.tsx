import { Station, useOutcome } from '@playground/kit/stations/Station';
import HandButton from '../../../shared/HandButton';
import { stations } from '../stations';
import { useSignIn } from './useSignIn';
import type { Visit } from './useVisit';

export default function Popup({ visit, begun }: { visit: Visit; begun: () => void }) {
  const [outcome, { done, missed }] = useOutcome();
  const [first] = visit.accounts;
  const open = useSignIn(visit, {
    prompt: 'login',
    begun,
    missed,
    signedIn({ name }) {
      if (name === first.name) done(`you signed in as ${name}.`);
      else missed(`you signed in as ${name}, and not as ${first.name}.`);
    },
  });
  return (
    <Station of={stations.popup} outcome={outcome}>
      <HandButton id="open-window" missed={missed} onPress={open}>
        Open the sign-in window
      </HandButton>
    </Station>
  );
}
