import { type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** The number of rows in the document. It never changes, so no node is added or removed. */
export const SLOTS = 30;
/** The number of these rows before the first visible one. */
const BEFORE = 8;

function slots({ startIndex, count }: Range): number[] {
  const first = Math.max(0, Math.min(startIndex - BEFORE, count - SLOTS));
  return Array.from({ length: Math.min(SLOTS, count) }, (_, slot) => first + slot);
}

interface Options {
  count: number;
  /** The height of a row before it is measured, or the width of a column. */
  estimate: number;
  horizontal?: boolean;
}

/** A list of any length with `SLOTS` rows in the document, and its scrolling element. */
export function useRecycler({ count, estimate, horizontal = false }: Options) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({
    count,
    horizontal,
    estimateSize: () => estimate,
    getScrollElement: () => scroller.current,
    rangeExtractor: slots,
    // Rows are measured while React commits, and React cannot flush then.
    useFlushSync: false,
    useScrollendEvent: true,
  });
  const atEnd = useRef(false);
  // A write during the browser's own animation (End, Home, smooth scrolling, the wheel) would end it half-way. At the end, the list goes on
  // to its new end, below: the virtualizer would add to the place that it last heard of.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = ({ start }, _, { isScrolling, scrollOffset }) =>
    !atEnd.current && !isScrolling && start < (scrollOffset ?? 0);
  // Rows measured on the way to the end move it. If the list has stopped where the end was, go to where it is now.
  const ends = useRef<number[]>([]);
  useLayoutEffect(() => {
    const list = scroller.current as HTMLElement;
    const end = endOf(list, horizontal);
    if (end === ends.current.at(-1)) return;
    ends.current.push(end);
    if (atEnd.current) goTo(list, end, horizontal);
  });
  useEffect(() => {
    const list = scroller.current as HTMLElement;
    const at = () => (horizontal ? list.scrollLeft : list.scrollTop);
    let from = at();
    const scrolled = () => {
      atEnd.current = endOf(list, horizontal) - at() <= 1;
    };
    const stopped = () => {
      const wasThere = at() > from && ends.current.some((end) => Math.abs(end - at()) <= 1);
      from = at();
      // This event may come when the next animation has begun, and rows were measured since.
      ends.current = ends.current.slice(-20);
      if (!wasThere) return;
      atEnd.current = true;
      goTo(list, endOf(list, horizontal), horizontal);
    };
    list.addEventListener('scroll', scrolled);
    list.addEventListener('scrollend', stopped);
    return () => {
      list.removeEventListener('scroll', scrolled);
      list.removeEventListener('scrollend', stopped);
    };
  }, [virtualizer, horizontal]);
  return { scroller, virtualizer };
}

/** Where a list is when it cannot scroll further. */
function endOf(list: HTMLElement, horizontal: boolean): number {
  return horizontal ? list.scrollWidth - list.clientWidth : list.scrollHeight - list.clientHeight;
}

function goTo(list: HTMLElement, end: number, horizontal: boolean): void {
  list.scrollTo(horizontal ? { left: end } : { top: end });
}

export type Recycler = ReturnType<typeof useRecycler>;
