import type { Station as Words } from '@playground/kit/contract/station';
import { Station } from '@playground/kit/stations/Station';
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
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
  const toggle = useRef<HTMLInputElement>(null);
  /** Whether the overlay has the focus, and which element had it before. */
  const focus = useRef<{ from: EventTarget | null }>(undefined);
  const shown = overlay.phase === 'shown';
  useEffect(() => {
    if (!shown) return;
    // The focus in the overlay is lost with it. It goes back to where it came from, as after a dialog.
    return () => {
      const { from } = focus.current ?? {};
      if (!focus.current || document.activeElement !== document.body) return;
      focus.current = undefined;
      for (const next of [from, toggle.current]) {
        if (next instanceof HTMLElement) next.focus({ preventScroll: true });
        if (document.activeElement === next) return;
      }
    };
  }, [shown]);
  const arrive = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) focus.current = { from: relatedTarget };
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget as Node)) focus.current = undefined;
  };
  const lying = (
    // biome-ignore lint/a11y: this is not a control: it notices clicks that were meant for what is below.
    <div onClick={overlay.click} onFocus={arrive} onBlur={leave}>
      {children}
    </div>
  );
  return (
    <Station of={of} outcome={overlay.outcome}>
      <div className="form-check form-switch mb-0">
        <input
          ref={toggle}
          id={`${of.id}-switch`}
          type="checkbox"
          role="switch"
          className="form-check-input"
          checked={overlay.phase !== 'off'}
          aria-checked={overlay.phase !== 'off'}
          onChange={(event) => overlay.turn(event.target.checked ? on : 'off', event)}
        />
        <label className="form-check-label" htmlFor={`${of.id}-switch`}>{`${of.name} on`}</label>
      </div>
      {more}
      {shown && over && createPortal(lying, over)}
    </Station>
  );
}
