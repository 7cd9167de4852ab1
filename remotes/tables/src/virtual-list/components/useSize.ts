import { type RefObject, useLayoutEffect } from 'react';
import type { Recycler } from './useRecycler';

/** Tells the list how large the row is that a node shows: the library's own way expects a node of its own for each row. */
export function useSize(node: RefObject<HTMLElement | null>, index: number, virtualizer: Recycler['virtualizer']) {
  useLayoutEffect(() => {
    const tell = () => {
      const { offsetWidth, offsetHeight } = node.current as HTMLElement;
      virtualizer.resizeItem(index, virtualizer.options.horizontal ? offsetWidth : offsetHeight);
    };
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(node.current as HTMLElement);
    return () => observer.disconnect();
  }, [node, index, virtualizer]);
}
