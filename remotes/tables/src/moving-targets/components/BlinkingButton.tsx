import { Station } from '@playground/kit/stations/Station';
import { useEffect, useState } from 'react';
import { stations } from '../stations';
import Ground from './Ground';
import { usePresses } from './usePresses';

export default function BlinkingButton() {
  const { outcome, missed, press } = usePresses();
  const [started, setStarted] = useState(false);
  const [gone, setGone] = useState(false);
  const done = outcome.verdict === 'Done';
  useEffect(() => {
    if (!started || done) return;
    const timer = setInterval(() => setGone((before) => !before), 1000);
    return () => clearInterval(timer);
  }, [started, done]);
  return (
    <Station of={stations.blinking} outcome={outcome}>
      <button id="blink" type="button" className="btn btn-secondary mb-3" onClick={() => setStarted(true)}>
        Let it blink
      </button>
      <Ground
        id="place"
        className="border rounded p-4 text-center"
        onMiss={() => missed('the click landed where the button was hidden.')}
      >
        <button
          id="seen"
          type="button"
          className={`btn btn-primary ${gone ? 'invisible' : ''}`}
          onClick={
            started
              ? press('the button was pressed while it was visible.')
              : () => missed('the button did not blink yet.')
          }
        >
          Now you see me
        </button>
      </Ground>
    </Station>
  );
}
