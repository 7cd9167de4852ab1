import { useEffect, useRef } from 'react';
import classes from './EndlessFeed.module.css';
import type { Batches } from './useBatches';

/** Asks for the next batch whenever the end of the posts comes near. */
export default function Sentinel({ of: { state, more } }: { of: Batches }) {
  const node = useRef<HTMLSpanElement>(null);
  // Observed anew after each batch: an end that is near all the time would tell only once.
  useEffect(() => {
    if (state !== 'idle' || !node.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), {
      root: node.current.closest(`.${classes.scrolling}`),
      rootMargin: '200px',
    });
    observer.observe(node.current);
    return () => observer.disconnect();
  }, [state, more]);
  return <span ref={node}>{state === 'loading' ? 'More posts are coming.' : 'Scroll for more posts.'}</span>;
}
