import { Station, useOutcome } from '@playground/kit/stations/Station';
import HandButton from '../../../shared/HandButton';
import { stations } from '../stations';
import { useSignIn } from './useSignIn';
import type { Visit } from './useVisit';

export default function OnePermission({ visit, begun }: { visit: Visit; begun: () => void }) {
  const [outcome, { done, missed }] = useOutcome();
  const [first] = visit.accounts;
  const open = useSignIn(visit, {
    prompt: 'login consent',
    begun,
    missed,
    signedIn({ name, email }) {
      if (email) missed(`the shop got the e-mail address ${email} too.`);
      else if (!name) missed('the shop did not get the name.');
      else if (name !== first.name) missed(`you signed in as ${name}, and not as ${first.name}.`);
      else done(`the shop knows the name ${name}, and no e-mail address.`);
    },
  });
  return (
    <Station of={stations['one-permission']} outcome={outcome}>
      <HandButton id="share" missed={missed} onPress={open}>
        Share my details
      </HandButton>
    </Station>
  );
}
