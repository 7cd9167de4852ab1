import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { stations } from '../stations';
import Opener from './Opener';
import { usePopup } from './usePopup';

export default function ClosingWindow() {
  const [outcome, { done, missed }] = useOutcome();
  const [finished, setFinished] = useState<'by a person' | 'by a script'>();
  const { popup, open } = usePopup({
    hear: ({ kind, trusted }) => kind === 'finish' && setFinished(trusted ? 'by a person' : 'by a script'),
    closed: () => {
      setFinished(undefined);
      if (finished === 'by a person') done('the popup closed itself.');
      else if (finished) missed('Finish was pressed by a script.');
      else missed('the popup was closed without Finish.');
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
