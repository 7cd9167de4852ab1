import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useRef } from 'react';
import type { Message } from '../messages';
import { stations } from '../stations';
import Opener from './Opener';
import { usePopup } from './usePopup';

export default function ClosingWindow() {
  const [outcome, { done, missed }] = useOutcome();
  /** The last message of the popup: Finish was pressed, or it closes now. */
  const heard = useRef<Message>(undefined);
  const { popup, open } = usePopup({
    hear: (message) => {
      heard.current = message;
    },
    closed: () => {
      const last = heard.current;
      heard.current = undefined;
      if (!last) missed('the popup was closed without Finish.');
      else if (!last.trusted) missed('Finish was pressed by a script.');
      else if (last.kind === 'closing') done('the popup closed itself.');
      else missed('the popup was closed before it closed itself.');
    },
  });
  return (
    <Station of={stations['closing-window']} outcome={outcome}>
      <Opener
        id="open-errand"
        label="Open the errand"
        popup={popup}
        open={() => open('/windows/errand')}
        missed={missed}
      />
    </Station>
  );
}
