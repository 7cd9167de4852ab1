import { numberIn } from '@playground/kit/contract/words';
import { useSeed } from '@playground/kit/random';
import { useRun } from '@playground/kit/run';
import { siteConfig } from '@playground/kit/siteConfig';
import { useState } from 'react';
import { accountsOf, cardsOf } from '../shop';

/** What a visit of the page has: it follows the seed, but for the mailbox, which belongs to one visit. */
export function useVisit() {
  const pageSeed = useSeed();
  const run = useRun();
  const [visit] = useState(() => {
    const seed = String(numberIn('shop', pageSeed));
    const { identity, pay, inbox } = siteConfig().services;
    const email = `shopper-${run}@example.com`;
    const theme = document.documentElement.dataset.bsTheme === 'dark' ? 'dark' : 'light';
    return { seed, email, accounts: accountsOf(seed), cards: cardsOf(seed), identity, pay, inbox, theme };
  });
  return { ...visit, pageSeed, run };
}

export type Visit = ReturnType<typeof useVisit>;
