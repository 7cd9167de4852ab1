import type { MouseEvent } from 'react';
import { WAYS, type Way } from '../draw';
import classes from './Visibility.module.css';

/** How a button is hidden by a style of its own. The other ways hide it by what is around it. */
const STYLES: Partial<Record<Way, string | undefined>> = {
  'opacity-half': classes.half,
  'opacity-tenth': classes.tenth,
  'opacity-hundredth': classes.hundredth,
  'opacity-none': classes.transparent,
  'not-displayed': classes.notDisplayed,
  'not-visible': classes.notVisible,
  'size-zero': classes.sizeZero,
  clipped: classes.clipped,
  'off-screen': classes.offScreen,
  'same-colour': classes.sameColour,
};

/** Chromium complains on the console if the focus is in something with aria-hidden. */
const NEVER_FOCUSED = { tabIndex: -1, onMouseDown: (event: MouseEvent) => event.preventDefault() };

interface Props {
  way: Way;
  onPress: (event: MouseEvent) => void;
}

/** A button, hidden in a way. */
export default function WayButton({ way, onPress }: Props) {
  const button = (
    <button
      {...(way === 'aria-hidden' && NEVER_FOCUSED)}
      id={way}
      type="button"
      className={`btn btn-primary btn-sm ${STYLES[way] ?? ''}`}
      onClick={onPress}
    >
      {WAYS[way]}
    </button>
  );
  if (way === 'covered') {
    return (
      <div className={classes.under}>
        {button}
        <div id="cover" className={classes.cover} />
      </div>
    );
  }
  if (way === 'closed-details') {
    return (
      <details id="details">
        <summary>Open or close</summary>
        {button}
      </details>
    );
  }
  if (way === 'aria-hidden') {
    return (
      <div id="hidden-from-assistive" aria-hidden="true">
        {button}
      </div>
    );
  }
  if (way === 'inert') return <div inert>{button}</div>;
  if (way === 'content-visibility') return <div className={classes.notRendered}>{button}</div>;
  return button;
}
