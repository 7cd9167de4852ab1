import { otherOrigin } from '@playground/kit/otherOrigin';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { stations } from '../stations';
import Opener from './Opener';
import { usePopup } from './usePopup';

export default function OtherOrigin() {
  const [outcome, { done, missed }] = useOutcome();
  const [origin] = useState(() => otherOrigin('frames'));
  const { popup, open } = usePopup({
    origin,
    hear: ({ kind, trusted }) => {
      if (!trusted) missed('a button was pressed by a script.');
      else if (kind === 'accept') done(`Accept was pressed on ${origin}.`);
      else if (kind === 'decline') missed('Decline was pressed.');
    },
    closed: () => missed('the popup was closed without Accept.'),
  });
  return (
    <Station of={stations['other-origin']} outcome={outcome}>
      <Opener
        id="open-stranger"
        label="Open the stranger"
        popup={popup}
        open={() => open('/windows/stranger')}
        missed={missed}
      />
    </Station>
  );
}
