import { startTransition, useEffect, useState } from 'react';

/** How many rows are drawn anew in one go: more of them would keep the next key waiting, where the processor is slow. */
const NEW_AT_ONCE = 10;

/** When the next ones come to a page in the background, in milliseconds. */
const WITHOUT_FRAMES = 100;

/**
 * These rows, of which those that were not there before come a few at once, from the first on. Whoever was there stays. What is given
 * is the same array again when none is missing any more.
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
    // A frame lies between, or a quick processor would have all of them in one; where nobody looks, no frame comes.
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
