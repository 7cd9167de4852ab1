import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useLayoutEffect, useRef } from 'react';
import { stations } from '../stations';
import Panel from './Panel';
import classes from './ScrollPanels.module.css';

export default function StickyBar() {
  const [outcome, { done, missed }] = useOutcome();
  const panel = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // As it is left by who scrolled the button to the top.
  useLayoutEffect(() => {
    if (panel.current && button.current) panel.current.scrollTop = button.current.offsetTop - 8;
  }, []);
  return (
    <Station of={stations['sticky-bar']} outcome={outcome}>
      <Panel ref={panel} id="barred" label="Panel with a bar" className={classes.panel}>
        {/* biome-ignore lint/a11y: It is no control, it is in the way. */}
        <div id="bar" className={`border-bottom p-3 ${classes.bar}`} onClick={() => missed('the bar took the click.')}>
          This bar stays at the top.
        </div>
        <div className="p-3">
          <p>The order has four parts, and comes on two days.</p>
          <p>What does not fit goes back, at our cost.</p>
          <p>Whoever is not at home finds a card.</p>
          <p>Above the button there is nothing more to read.</p>
          <button
            ref={button}
            type="button"
            id="confirm"
            className="btn btn-primary"
            onClick={({ nativeEvent }) =>
              nativeEvent.isTrusted ? done('the order is confirmed.') : missed('the button was pressed by script.')
            }
          >
            Confirm
          </button>
          <p className="mt-4">Below it stands what nobody reads:</p>
          {['the place', 'the court', 'the language', 'the number of copies', 'the paper', 'the ink'].map((what) => (
            <p key={what}>All that concerns {what} stays as it was agreed before.</p>
          ))}
        </div>
      </Panel>
    </Station>
  );
}
