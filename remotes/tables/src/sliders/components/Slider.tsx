import { type PointerEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { byKey, onStep, type Range } from '../steps';
import classes from './Slider.module.css';
import { type Move, useDrag } from './useDrag';

interface Thumb {
  id: string;
  label: string;
  value: number;
}

interface Props extends Range {
  /** In order of their values, because thumbs cannot pass each other. */
  thumbs: Thumb[];
  unit: string;
  vertical?: boolean;
  onSlide: (thumb: number, value: number, move: Move) => void;
}

/** A slider of plain elements. A press on the track moves the nearest thumb there. */
export default function Slider({ thumbs, unit, vertical = false, onSlide, ...range }: Props) {
  const held = useRef(0);
  const limits = (index: number) => ({
    ...range,
    min: thumbs[index - 1]?.value ?? range.min,
    max: thumbs[index + 1]?.value ?? range.max,
  });
  const drag = useDrag(
    (event, move) => onSlide(held.current, onStep(valueAt(event, vertical, range), limits(held.current)), move),
    (event) => {
      held.current = nearest(thumbs, valueAt(event, vertical, range));
    },
  );
  return (
    <>
      <p className={`d-flex justify-content-between mb-0 ${classes.labels}`}>
        {thumbs.map(({ id, label }) => (
          <span key={id} id={`${id}-label`}>
            {label}
          </span>
        ))}
      </p>
      <div
        className={`position-relative user-select-none ${classes.track} ${vertical ? classes.vertical : ''}`}
        {...drag}
      >
        {thumbs.map(({ id, value }, index) => (
          <div
            key={id}
            id={id}
            role="slider"
            tabIndex={0}
            aria-labelledby={`${id}-label`}
            aria-orientation={vertical ? 'vertical' : 'horizontal'}
            aria-valuemin={limits(index).min}
            aria-valuemax={limits(index).max}
            aria-valuenow={value}
            aria-valuetext={`${value} ${unit}`}
            className={`position-absolute ${classes.thumb}`}
            style={{ [vertical ? 'bottom' : 'left']: `${((value - range.min) / (range.max - range.min)) * 100}%` }}
            onKeyDown={(event) => {
              const next = byKey(event.key, value, limits(index));
              if (next === undefined) return;
              event.preventDefault();
              // Firefox's driver sends all keys in one task, and each key needs the value after the previous one.
              flushSync(() => onSlide(index, next, { byPerson: event.isTrusted, over: true }));
            }}
          />
        ))}
      </div>
    </>
  );
}

function valueAt({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>, vertical: boolean, range: Range) {
  const { left, bottom, width, height } = currentTarget.getBoundingClientRect();
  const part = vertical ? (bottom - clientY) / height : (clientX - left) / width;
  return range.min + part * (range.max - range.min);
}

/** The nearest thumb. If two are at the same place, the one that can move towards the value. */
function nearest(thumbs: Thumb[], value: number): number {
  const distances = thumbs.map((thumb) => Math.abs(thumb.value - value));
  const least = Math.min(...distances);
  return value > (thumbs[distances.indexOf(least)]?.value ?? 0)
    ? distances.lastIndexOf(least)
    : distances.indexOf(least);
}
