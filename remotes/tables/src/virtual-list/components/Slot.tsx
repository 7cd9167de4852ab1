import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { place } from '../styles';
import type { Recycler } from './useRecycler';
import { useSize } from './useSize';
import classes from './VirtualList.module.css';

interface Props {
  index: number;
  start: number;
  of: Recycler;
  children: ReactNode;
}

/** A list item whose node is used again for other rows. */
export default function Slot({ index, start, of: { scroller, virtualizer }, children }: Props) {
  const { horizontal, count } = virtualizer.options;
  const node = useRef<HTMLLIElement>(null);
  const shown = useRef(index);
  useLayoutEffect(() => {
    // The focused button now belongs to another row, and Enter would press it there.
    if (shown.current !== index && node.current?.contains(document.activeElement)) {
      scroller.current?.focus({ preventScroll: true });
    }
    shown.current = index;
  }, [index, scroller]);
  useSize(node, index, virtualizer);
  return (
    <li
      ref={node}
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={count}
      className={`position-absolute start-0 top-0 ${classes.slot}`}
      style={place(horizontal, start)}
    >
      {children}
    </li>
  );
}
