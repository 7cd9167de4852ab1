import { type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useRef } from 'react';

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
  // A write during the browser's own animation (End, Home, smooth scrolling, the wheel) would end it half-way.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = ({ start }, _, { isScrolling, scrollOffset }) =>
    !isScrolling && start < (scrollOffset ?? 0);
  useEndOfScrolling(scroller);
  return { scroller, virtualizer };
}

/** The browser scrolls to where the end was. Rows measured on the way move the end, so this goes there when the scrolling has ended. */
function useEndOfScrolling(scroller: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const list = scroller.current as HTMLElement;
    const isNear = (one: number, other: number) => Math.abs(one - other) <= 1;
    let ends: [x: number, y: number] | undefined;
    const begin = () => {
      ends ??= [list.scrollWidth - list.clientWidth, list.scrollHeight - list.clientHeight];
    };
    const end = () => {
      if (ends && isNear(list.scrollLeft, ends[0])) list.scrollLeft = list.scrollWidth;
      if (ends && isNear(list.scrollTop, ends[1])) list.scrollTop = list.scrollHeight;
      ends = undefined;
    };
    list.addEventListener('scroll', begin);
    list.addEventListener('scrollend', end);
    return () => {
      list.removeEventListener('scroll', begin);
      list.removeEventListener('scrollend', end);
    };
  }, [scroller]);
}

export type Recycler = ReturnType<typeof useRecycler>;
