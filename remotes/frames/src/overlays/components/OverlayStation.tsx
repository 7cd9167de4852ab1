import type { Station as Words } from '@playground/kit/contract/station';
import { Station } from '@playground/kit/stations/Station';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Overlay } from './useOverlay';

/** The props of every station: its overlay, and the element over the form that shows it. */
export interface OverlayProps {
  overlay: Overlay;
  over: HTMLElement | null;
}

interface Props extends OverlayProps {
  of: Words;
  /** Whether it appears as soon as you switch it on. */
  atOnce?: boolean;
  /** Shown below the switch. */
  more?: ReactNode;
  children: ReactNode;
}

/** A station with its switch, and its overlay over the shop. */
export default function OverlayStation({ of, overlay, over, atOnce = false, more, children }: Props) {
  const on = atOnce ? 'shown' : 'awaited';
  const lying = (
    // biome-ignore lint/a11y: this is not a control: it notices clicks that were meant for what is below.
    <div onClick={overlay.click}>{children}</div>
  );
  return (
    <Station of={of} outcome={overlay.outcome}>
      <div className="form-check form-switch mb-0">
        <input
          id={`${of.id}-switch`}
          type="checkbox"
          role="switch"
          className="form-check-input"
          checked={overlay.phase !== 'off'}
          aria-checked={overlay.phase !== 'off'}
          onChange={(event) => overlay.turn(event.target.checked ? on : 'off')}
        />
        <label className="form-check-label" htmlFor={`${of.id}-switch`}>
          {of.name} on
        </label>
      </div>
      {more}
      {overlay.phase === 'shown' && over && createPortal(lying, over)}
    </Station>
  );
}
