import { isCondition } from '@playground/kit/contract/conditions';
import type { SiteConfig } from '@playground/kit/contract/site';

/** What the code for conditions exports. Empty until that code has arrived: a page without conditions does not load it. */
export const conditions: Partial<typeof import('@playground/kit/practice/Conditions')> = {};

/** If this code does not arrive, the page works as if it had no conditions. */
export async function loadConditions(site: SiteConfig): Promise<void> {
  try {
    const { obeyFaults, ...code } = await import(
      /* webpackChunkName: "conditions" */ '@playground/kit/practice/Conditions'
    );
    obeyFaults(site);
    Object.assign(conditions, code);
  } catch (error) {
    console.warn('The code for conditions did not arrive.', error);
  }
}

const conditionsIn = (search: string) => [...new URLSearchParams(search)].filter(([name]) => isCondition(name));

export const hasConditions = () => conditionsIn(window.location.search).length > 0;

/** A link's search, with the page's conditions that the link does not change. */
export function withConditions(search: string): string {
  const said = new URLSearchParams(search);
  const kept = conditionsIn(window.location.search).filter(([name]) => !said.has(name));
  return kept.length === 0 ? search : `${search ? `${search}&` : '?'}${new URLSearchParams(kept)}`;
}

/** If not, the link needs a new document, because the conditions of an open one never change. */
export const hasSameConditions = (search: string) =>
  String(conditionsIn(search).sort()) === String(conditionsIn(window.location.search).sort());
