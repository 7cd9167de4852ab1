import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useLayoutEffect, useRef } from 'react';
import { stations } from '../stations';
import Panel, { PANEL } from './Panel';
import classes from './ScrollPanels.module.css';

export default function StickyBar() {
  const [outcome, { done, missed }] = useOutcome();
  const panel = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Starts scrolled, with the button under the bar.
  useLayoutEffect(() => {
    if (panel.current && button.current) panel.current.scrollTop = button.current.offsetTop - 8;
  }, []);
  return (
    <Station of={stations['sticky-bar']} outcome={outcome}>
      <Panel ref={panel} id="barred" label="Panel with a bar" className={PANEL}>
        {/* biome-ignore lint/a11y: not a control, it only notices clicks that missed. */}
        <div
          id="bar"
          className={`border-bottom p-3 position-sticky top-0 z-1 ${classes.bar}`}
          onClick={() => missed('the bar took the click.')}
        >
          This bar stays at the top.
        </div>
        <div className="p-3">
          <p>The order has four parts, and comes on two days.</p>
          <p>You can return parts that do not fit for free.</p>
          <p>If you are out, we leave a card.</p>
          <p>There is nothing more to read above the button.</p>
          <button
            ref={button}
            type="button"
            id="confirm"
            className="btn btn-primary"
            onClick={(event) => isByHand(event, missed) && done('the order is confirmed.')}
          >
            Confirm
          </button>
          <p className="mt-4">Nobody reads the text below:</p>
          {['the place', 'the court', 'the language', 'the number of copies', 'the paper', 'the ink'].map((what) => (
            <p key={what}>{`The agreement about ${what} does not change.`}</p>
          ))}
        </div>
      </Panel>
    </Station>
  );
}
