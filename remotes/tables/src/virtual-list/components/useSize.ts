import { type RefObject, useLayoutEffect } from 'react';
import type { Recycler } from './useRecycler';

/** Reports the size of the row in a node. The library's own way needs a separate node for each row. */
export function useSize(node: RefObject<HTMLElement | null>, index: number, virtualizer: Recycler['virtualizer']) {
  useLayoutEffect(() => {
    const report = () => {
      const { offsetWidth, offsetHeight } = node.current as HTMLElement;
      virtualizer.resizeItem(index, virtualizer.options.horizontal ? offsetWidth : offsetHeight);
    };
    report();
    const observer = new ResizeObserver(report);
    observer.observe(node.current as HTMLElement);
    return () => observer.disconnect();
  }, [node, index, virtualizer]);
}
