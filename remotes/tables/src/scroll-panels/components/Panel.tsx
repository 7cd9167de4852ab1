import type { ReactNode, Ref, UIEventHandler } from 'react';
import classes from './ScrollPanels.module.css';

/** Classes of a panel that scrolls, and of one that scrolls only sideways. */
export const PANEL = `overflow-auto position-relative ${classes.panel}`;
export const STRIP = 'overflow-x-auto overflow-y-hidden';

interface Props {
  id: string;
  label: string;
  className?: string;
  ref?: Ref<HTMLElement>;
  onScroll?: UIEventHandler<HTMLElement>;
  children: ReactNode;
}

/** A scrolling box with a name that the keyboard can reach. */
export default function Panel({ id, label, className, ref, onScroll, children }: Props) {
  return (
    <section
      ref={ref}
      id={id}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it.
      tabIndex={0}
      className={`border rounded ${className}`}
      onScroll={onScroll}
    >
      {children}
    </section>
  );
}
