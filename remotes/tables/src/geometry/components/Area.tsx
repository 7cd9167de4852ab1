import { isByHand } from '@playground/kit/stations/ByHand';
import type { MouseEvent, ReactNode } from 'react';
import { inWords, type Point } from '../places';
import classes from './Geometry.module.css';

/** Where a click landed. */
export interface Landing extends Point {
  /** In pixels of the window. `x` and `y` are in pixels from the top left corner of the area. */
  inWindow: Point;
  on: Element;
  where: string;
}

interface Props {
  id: string;
  className?: string;
  missed: (what: string) => void;
  onLand: (landing: Landing) => void;
  children: ReactNode;
}

/** Takes all clicks in it, and says where each one landed. */
export default function Area({ id, className = '', missed, onLand, children }: Props) {
  const land = (event: MouseEvent) => {
    // A link must not leave the page.
    event.preventDefault();
    if (!isByHand(event.nativeEvent, missed)) return;
    // The browser invents the place of a click that a key causes.
    if (event.detail === 0) return missed('a key caused the click, so it landed nowhere. Use a pointer.');
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const at = { x: event.clientX - left, y: event.clientY - top };
    onLand({
      ...at,
      inWindow: { x: event.clientX, y: event.clientY },
      on: event.target as Element,
      where: inWords(at),
    });
  };
  return (
    // biome-ignore lint/a11y: not a control, it only notices where clicks land.
    <div id={id} className={`position-relative border rounded ${classes.area} ${className}`} onClick={land}>
      {children}
    </div>
  );
}
