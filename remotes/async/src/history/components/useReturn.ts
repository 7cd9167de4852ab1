import { useEffect, useState } from 'react';
import { type Kept, readEntry, writeEntry } from '../entry';

/** How the browser or the router brought the page back. */
const WAYS = {
  cache: 'The browser kept the whole page in its back/forward cache.',
  router: 'The router drew the page again, in the same document.',
  load: 'The browser loaded the document again.',
};

export interface Return extends Kept {
  way: keyof typeof WAYS;
  inWords: string;
}

function returnFrom(persisted: boolean): Return | undefined {
  const kept = readEntry();
  if (!kept.left) return undefined;
  const way = persisted ? 'cache' : kept.document === performance.timeOrigin ? 'router' : 'load';
  return { ...kept, shown: (kept.shown ?? 0) + 1, way, inWords: WAYS[way] };
}

/** What was kept when a link of a station left the page, if this is the return from there. */
export function useReturn(): Return | undefined {
  const [back, setBack] = useState(() => returnFrom(false));
  useEffect(() => {
    // A reload is not a return: it begins to count again, and the field is empty.
    writeEntry({ left: undefined, shown: back?.shown ?? 0, ...(!back && { note: undefined, noteByHand: undefined }) });
  }, [back]);
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setBack((before) => returnFrom(true) ?? before);
    };
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, []);
  return back;
}
