import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useCallback } from 'react';
import { stations } from '../stations';
import { useSteps } from './useSteps';
import classes from './Visibility.module.css';

const [COVERED, FREE] = [2, 3];

export default function WaitUntilSeen({ durations }: { durations: readonly number[] }) {
  const [outcome, { done, missed }] = useOutcome();
  const [step, start] = useSteps(durations);
  const listen = useCallback(
    (cover: HTMLDivElement | null) => {
      const press = () => missed('the cover got the press, because it was still over the bell.');
      cover?.addEventListener('click', press);
      return () => cover?.removeEventListener('click', press);
    },
    [missed],
  );
  return (
    <Station of={stations['wait-until-seen']} outcome={outcome}>
      <button id="send-for-bell" type="button" className="btn btn-primary mb-3" onClick={start}>
        Send for the bell
      </button>
      <div className={`border rounded p-3 ${classes.box}`}>
        {step < COVERED && <span>{step === 0 ? 'The bell is not here.' : 'The bell is on its way.'}</span>}
        {step >= COVERED && (
          <div className={classes.under}>
            <button
              id="bell"
              type="button"
              className="btn btn-primary"
              onClick={({ nativeEvent }) => {
                if (step < FREE) missed('you pressed the bell under its cover.');
                else if (isByHand(nativeEvent, missed)) done('you pressed the bell when you could see it.');
              }}
            >
              Ring the bell
            </button>
            {step === COVERED && <div ref={listen} id="bell-cover" className={classes.cover} />}
          </div>
        )}
      </div>
    </Station>
  );
}
