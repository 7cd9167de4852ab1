import { useEffect, useRef } from 'react';
import classes from './EndlessFeed.module.css';
import type { Batches } from './useBatches';

/** Loads the next batch when the end of the posts is near. */
export default function Sentinel({ of: { state, more } }: { of: Batches }) {
  const node = useRef<HTMLSpanElement>(null);
  // Observes again after each batch: if the end stays near, an observer reports it only once.
  useEffect(() => {
    if (state !== 'idle' || !node.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), {
      root: node.current.closest(`.${classes.scrolling}`),
      rootMargin: '200px',
    });
    observer.observe(node.current);
    return () => observer.disconnect();
  }, [state, more]);
  return <span ref={node}>{state === 'loading' ? 'Loading more posts.' : 'Scroll for more posts.'}</span>;
}
