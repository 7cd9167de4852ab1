import { ByHand } from '@playground/kit/stations/ByHand';
import { Station } from '@playground/kit/stations/Station';
import { useRef } from 'react';
import { stations } from '../stations';
import classes from './Events.module.css';
import { type TargetProps, useTarget } from './useTarget';

const EVENTS = ['wheel', 'mousewheel', 'scroll'];

export default function Wheel({ onDone }: TargetProps) {
  const { outcome, done, missed } = useTarget('wheel', onDone);
  const turned = useRef(false);
  return (
    <Station of={stations.wheel} outcome={outcome}>
      <ByHand events={EVENTS} missed={missed}>
        <section
          id="wheel-target"
          className={`${classes.area} ${classes.wheel} p-3`}
          aria-label="Turn the wheel here"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it.
          tabIndex={0}
          onWheel={({ ctrlKey }) => {
            turned.current = true;
            if (ctrlKey) missed('the wheel was turned with Ctrl, which zooms.');
            else done('the wheel was turned.');
          }}
          onScroll={() => turned.current || missed('it was scrolled without a wheel.')}
        >
          <div className={classes.long}>Turn the wheel here</div>
        </section>
      </ByHand>
    </Station>
  );
}
