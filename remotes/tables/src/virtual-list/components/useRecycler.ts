import { type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';

/** How many rows are in the document: always the same, so that no node is ever made or thrown away. */
export const SLOTS = 30;
/** How many of them stand before the first that can be seen. */
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

/** A list of any length with `SLOTS` rows in the document, and the scrolling element that it is in. */
export function useRecycler({ count, estimate, horizontal = false }: Options) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({
    count,
    horizontal,
    estimateSize: () => estimate,
    getScrollElement: () => scroller.current,
    rangeExtractor: slots,
    // Rows are measured while React commits, where it refuses to flush.
    useFlushSync: false,
  });
  return { scroller, virtualizer };
}

export type Recycler = ReturnType<typeof useRecycler>;
