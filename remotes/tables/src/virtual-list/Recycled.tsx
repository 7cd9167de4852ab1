import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { type Recycler, SLOTS } from './useRecycler';
import classes from './VirtualList.module.css';

interface Props {
  id: string;
  label: string;
  of: Recycler;
  children: (number: number) => ReactNode;
}

/** The rows of a list, or its columns, by their numbers from one. The scrolling element takes the focus of a row that leaves. */
export function Recycled({ id, label, of, children }: Props) {
  const { scroller, virtualizer } = of;
  const { horizontal } = virtualizer.options;
  return (
    <section
      ref={scroller}
      id={`${id}-scrolling`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls has to be in reach of the keyboard.
      tabIndex={0}
      aria-label={`${label}, scrolling`}
      className={horizontal ? classes.across : classes.down}
    >
      <ul
        id={id}
        aria-label={label}
        className="list-unstyled mb-0"
        style={extent(horizontal, virtualizer.getTotalSize())}
      >
        {virtualizer.getVirtualItems().map(({ index, start }) => (
          <Slot key={index % SLOTS} index={index} start={start} of={of}>
            {children(index + 1)}
          </Slot>
        ))}
      </ul>
    </section>
  );
}

export const extent = (horizontal: boolean, size: number): CSSProperties =>
  horizontal ? { width: size, height: '100%' } : { height: size };

export const place = (horizontal: boolean, start: number): CSSProperties => ({
  transform: horizontal ? `translateX(${start}px)` : `translateY(${start}px)`,
});

interface SlotProps {
  index: number;
  start: number;
  of: Recycler;
  children: ReactNode;
}

/** A node that shows one row after the other. */
function Slot({ index, start, of: { scroller, virtualizer }, children }: SlotProps) {
  const { horizontal, count } = virtualizer.options;
  const node = useRef<HTMLLIElement>(null);
  const shown = useRef(index);
  useLayoutEffect(() => {
    // The button that had the focus is another row's now, and Enter would press it there.
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
      className={classes.slot}
      style={place(horizontal, start)}
    >
      {children}
    </li>
  );
}

/** Tells the list how large the row is that a node shows: the library's own way expects a node of its own for each row. */
function useSize(node: RefObject<HTMLElement | null>, index: number, virtualizer: Recycler['virtualizer']) {
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
