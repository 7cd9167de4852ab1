import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect, useState } from 'react';
import { stations } from '../stations';

/** After this time, in milliseconds, a page that was left is gone. No event reports that the user stayed. */
const GONE = 1000;

export default function BeforeLeaving() {
  const [outcome, { done, missed }] = useOutcome();
  const [guarded, setGuarded] = useState(false);
  useEffect(() => {
    if (!guarded) return;
    let timer: ReturnType<typeof setTimeout>;
    const forget = () => clearTimeout(timer);
    const guard = (event: BeforeUnloadEvent) => {
      if (!event.isTrusted) return missed('a script only pretended to leave.');
      event.preventDefault();
      // Browsers from before 2024 look only at this.
      event.returnValue = true;
      if (navigator.userActivation?.hasBeenActive === false) {
        return missed('this browser asks only after you have used the page, and you have not.');
      }
      forget();
      // No timer runs while the browser asks, so the first timer ends after the answer.
      timer = setTimeout(() => {
        timer = setTimeout(() => done('you were asked and stayed.'), GONE);
      });
    };
    window.addEventListener('beforeunload', guard);
    window.addEventListener('pagehide', forget);
    return () => {
      forget();
      window.removeEventListener('beforeunload', guard);
      window.removeEventListener('pagehide', forget);
    };
  }, [guarded, done, missed]);
  return (
    <Station of={stations['before-leaving']} outcome={outcome}>
      <div className="form-check">
        <input
          id="ask-before-leaving"
          className="form-check-input"
          type="checkbox"
          checked={guarded}
          onChange={(event) => isByHand(event, missed) && setGuarded(event.target.checked)}
        />
        <label className="form-check-label" htmlFor="ask-before-leaving">
          Ask before leaving
        </label>
      </div>
    </Station>
  );
}
