import type { ReactNode, Ref, UIEventHandler } from 'react';

interface Props {
  id: string;
  label: string;
  className?: string;
  ref?: Ref<HTMLElement>;
  onScroll?: UIEventHandler<HTMLElement>;
  children: ReactNode;
}

/** A box that scrolls, with a name, in reach of the keyboard. */
export default function Panel({ id, label, className, ref, onScroll, children }: Props) {
  return (
    <section
      ref={ref}
      id={id}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls has to be in reach of the keyboard.
      tabIndex={0}
      className={`border rounded ${className}`}
      onScroll={onScroll}
    >
      {children}
    </section>
  );
}
