import { Station } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { stations } from '../stations';
import classes from './MovingTargets.module.css';
import { usePresses } from './usePresses';

export default function GrowingButton() {
  const { outcome, missed, press } = usePresses();
  const [times, setTimes] = useState(0);
  return (
    <Station of={stations.growing} outcome={outcome}>
      <button id="grow" type="button" className="btn btn-secondary mb-3" onClick={() => setTimes(times + 1)}>
        Let it grow
      </button>
      <div className={classes.garden}>
        {times > 0 && (
          <button
            key={times}
            ref={growAtOnce}
            id="grown"
            type="button"
            className={`btn btn-primary btn-lg ${classes.growing}`}
            onClick={(event) =>
              isGrowing(event.currentTarget)
                ? missed('the button was pressed while it grew.')
                : press('the grown button was pressed.')(event)
            }
          >
            Press when grown
          </button>
        )}
      </div>
    </Station>
  );
}

/** A browser begins an animation some frames late when it is busy. Until then, a tool would find the button still. */
const growAtOnce = (button: HTMLButtonElement | null) => {
  // jsdom has no animations.
  for (const animation of button?.getAnimations?.() ?? []) animation.startTime = document.timeline.currentTime;
};

/** Asks for running animations, as a tool does, because the animationend event comes a moment after the end. */
const isGrowing = (button: Element) => button.getAnimations().some((animation) => 'animationName' in animation);
