import type { ReactNode } from 'react';
import classes from './LiveStreams.module.css';

interface Props {
  id: string;
  label: string;
  children: ReactNode[];
}

/** What has arrived, in the order of its arrival. The list can be scrolled by keyboard. */
export default function Arrived({ id, label, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: otherwise the keyboard cannot scroll the list.
    <div role="log" tabIndex={0} id={id} aria-label={label} className={`border rounded p-2 mb-3 ${classes.list}`}>
      {children.map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows.
        <div key={index}>{child}</div>
      ))}
    </div>
  );
}
