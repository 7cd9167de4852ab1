import { useEffect, useState } from 'react';
import type { Property } from '../properties';

/** How long one property is withheld, in milliseconds. */
const ALONE = 3_000;
/** The same for each of several, one after the other. */
const OF_SEVERAL = 500;

/** What is withheld now: undefined before the first start. */
export function useWithheld(all: readonly Property[]) {
  const [withheld, setWithheld] = useState<readonly Property[]>();
  const wait = all.length > 1 ? OF_SEVERAL : ALONE;
  useEffect(() => {
    if (!withheld?.length) return;
    const timer = setTimeout(() => setWithheld(withheld.slice(1)), wait);
    return () => clearTimeout(timer);
  }, [withheld, wait]);
  return { withheld, start: () => setWithheld([...all]) };
}
