import { useRef } from 'react';
import classes from './Events.module.css';
import { Target, type TargetProps, useTarget } from './Target';

const EVENTS = ['wheel', 'mousewheel', 'scroll'];

export default function Wheel({ onDone }: TargetProps) {
  const { done, missed, ...target } = useTarget('wheel', onDone);
  const turned = useRef(false);
  return (
    <Target {...target} events={EVENTS} missed={missed}>
      <section
        id="wheel-target"
        className={`rounded user-select-none ${classes.area} ${classes.wheel} overflow-y-auto p-3`}
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
    </Target>
  );
}
