import { type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';

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
  });
  return { scroller, virtualizer };
}

export type Recycler = ReturnType<typeof useRecycler>;
