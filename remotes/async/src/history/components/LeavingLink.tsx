import { isByHand } from '@playground/kit/stations/ByHand';
import type { MouseEvent, ReactNode } from 'react';
import { type Kept, type Leaving, writeEntry } from '../entry';

interface Props {
  id: string;
  href: string;
  station: Leaving;
  seed: string;
  /** Read when the link is followed. */
  keep?: () => Kept;
  missed: (what: string) => void;
  children: ReactNode;
}

/** A link that leaves the page. It keeps in the page's entry what the return needs. */
export default function LeavingLink({ id, href, station, seed, keep, missed, children }: Props) {
  const leave = (event: MouseEvent) => {
    if (!isByHand(event, missed)) return event.preventDefault();
    // The link opens in another tab or window, and this page stays.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    writeEntry({ ...keep?.(), left: station, document: performance.timeOrigin, seed });
  };
  return (
    <a id={id} href={href} onClick={leave}>
      {children}
    </a>
  );
}
