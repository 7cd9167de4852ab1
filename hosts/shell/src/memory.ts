import type { SiteConfig } from '@playground/kit/contract/site';
import type { ComponentType } from 'react';
import type { SiteMap } from './find/groups';
import type { Asked } from './load/page';

/**
 * Everything that the shell remembers beside its components, for as long as the document lives. It stands here so that one sees
 * what a page can leave behind for the next; each entry is used by the module that it names alone.
 */
export const memory = {
  /** groups.ts: what is known of the groups by now, and who wants to hear when that changes. */
  siteMap: { groups: [], routes: new Map() } as SiteMap,
  listeners: new Set<() => void>(),
  /** groups.ts: whether they are about to hear. */
  telling: false,
  /** groups.ts: the paths that two groups want, of which the console has been told. */
  warned: new Set<string>(),
  /** page.ts: the pages that were asked for. */
  pages: new Map<string, Asked>(),
  /** page.ts: how often each group was asked anew. */
  attempts: new Map<string, number>(),
  /** page.ts: counts how often a component was started. */
  runs: 0,
  /** federation.ts: of each group, by entry, the runtime's names of its containers. A new build, or a retry, has another entry. */
  containers: new Map<string, Map<string, string>>(),
  /** main.tsx: the line that says what the address asks for, where it does. */
  Conditions: undefined as ComponentType<{ site: SiteConfig }> | undefined,
  /** main.tsx: the page's clock. */
  now: () => new Date(),
  /** navigation.ts: where each entry of the history was scrolled to. */
  positions: new Map<string, number>(),
};
