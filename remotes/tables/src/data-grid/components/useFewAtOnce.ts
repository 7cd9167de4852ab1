import { startTransition, useEffect, useState } from 'react';

/** New rows in one frame. More would delay the next key press on a slow processor. */
const NEW_AT_ONCE = 10;

/** The delay between batches in a background tab, which gets no frames, in milliseconds. */
const WITHOUT_FRAMES = 100;

/**
 * Returns the rows, but adds new ones a few at a time, in order. Rows that were already shown stay.
 * Returns the given array itself once no row is missing.
 */
export function useFewAtOnce<Row extends { id: string }>(rows: Row[]): Row[] {
  const [there, setThere] = useState<ReadonlySet<string>>(() => idsOf(rows));
  let left = NEW_AT_ONCE;
  const some = rows.filter(({ id }) => there.has(id) || left-- > 0);
  const drawn = some.length === rows.length ? rows : some;
  const ids = drawn.map(({ id }) => id).join();
  useEffect(() => {
    const next = () => {
      stop();
      startTransition(() => setThere(new Set(ids.split(','))));
    };
    // Waits for a frame, or a fast processor would draw all rows in one. The timer is for background tabs, which get no frames.
    const frame = requestAnimationFrame(next);
    const timer = setTimeout(next, WITHOUT_FRAMES);
    const stop = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
    return stop;
  }, [ids]);
  return drawn;
}

const idsOf = (rows: { id: string }[]) => new Set(rows.map(({ id }) => id));
