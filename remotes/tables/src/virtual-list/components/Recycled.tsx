import type { ReactNode } from 'react';
import { ACROSS, DOWN, extent } from '../styles';
import Slot from './Slot';
import { type Recycler, SLOTS } from './useRecycler';

interface Props {
  id: string;
  label: string;
  of: Recycler;
  children: (number: number) => ReactNode;
}

/** The rows or columns of a list, numbered from one. When a focused row leaves, the scrolling element gets the focus. */
export default function Recycled({ id, label, of, children }: Props) {
  const { scroller, virtualizer } = of;
  const { horizontal } = virtualizer.options;
  return (
    <section
      ref={scroller}
      id={`${id}-scrolling`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it.
      tabIndex={0}
      aria-label={`${label}, scrolling`}
      className={horizontal ? ACROSS : DOWN}
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
