import { type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';

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
  // A write during the browser's own animation (End, Home, smooth scrolling, the wheel) would end it half-way. At the end, the list stays
  // there.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = ({ start }, _, { isScrolling, scrollOffset }) =>
    atEnd.current || (!isScrolling && start < (scrollOffset ?? 0));
  // Rows measured on the way to the end move it. If the list has stopped where the end was, go to where it is now.
  const totals = useRef(new Set<number>());
  useEffect(() => {
    totals.current.add(virtualizer.getTotalSize());
  });
  useEffect(() => {
    const list = scroller.current as HTMLElement;
    const left = () =>
      horizontal
        ? list.scrollWidth - list.clientWidth - list.scrollLeft
        : list.scrollHeight - list.clientHeight - list.scrollTop;
    const scrolled = () => {
      atEnd.current = left() <= 1;
    };
    const stopped = () => {
      const now = virtualizer.getTotalSize();
      const wasThere = [...totals.current].some((total) => Math.abs(now - total - left()) <= 1);
      totals.current = new Set([now]);
      if (wasThere) list.scrollTo(horizontal ? { left: list.scrollWidth } : { top: list.scrollHeight });
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

export type Recycler = ReturnType<typeof useRecycler>;
