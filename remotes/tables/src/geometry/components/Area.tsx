import type { Station as Words } from '@playground/kit/contract/station';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
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

/** Whether a click landed where it should, and the place for the outcome: `on the link`. */
export type Judged = [isRight: boolean, place: string];

interface Props {
  of: Words;
  /** Of the area. */
  id: string;
  /** What stands above the area. */
  above?: ReactNode;
  className?: string;
  judge: (landing: Landing) => Judged;
  children: ReactNode;
}

/** A station with an area that takes all clicks in it. Where one lands decides the outcome. */
export default function Area({ of, id, above, className = '', judge, children }: Props) {
  const [outcome, { done, missed }] = useOutcome();
  const land = (event: MouseEvent) => {
    // A link must not leave the page.
    event.preventDefault();
    if (!isByHand(event.nativeEvent, missed)) return;
    // The browser invents the place of a click that a key causes.
    if (event.detail === 0) return missed('a key caused the click, so it landed nowhere. Use a pointer.');
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const at = { x: event.clientX - left, y: event.clientY - top };
    const inWindow = { x: event.clientX, y: event.clientY };
    const [isRight, place] = judge({ ...at, inWindow, on: event.target as Element, where: inWords(at) });
    const tell = isRight ? done : missed;
    tell(`the click landed ${place}.`);
  };
  return (
    <Station of={of} outcome={outcome}>
      {above}
      {/* biome-ignore lint/a11y: not a control, it only notices where clicks land. */}
      <div id={id} className={`position-relative border rounded ${classes.area} ${className}`} onClick={land}>
        {children}
      </div>
    </Station>
  );
}
