import type { SiteConfig } from '@playground/kit/contract/site';
import type { ComponentType } from 'react';
import type { SiteMap } from './find/groups';
import type { Asked } from './load/page';

/** All state outside components. It lives as long as the document, and only the module in its comment uses an entry. */
export const memory = {
  /** groups.ts */
  siteMap: { groups: [], routes: new Map() } as SiteMap,
  listeners: new Set<() => void>(),
  /** groups.ts: whether the listeners are about to be called. */
  telling: false,
  /** groups.ts: the warnings about paths that two groups want. */
  warned: new Set<string>(),
  /** page.ts */
  pages: new Map<string, Asked>(),
  /** page.ts: the number of retries of each group. */
  attempts: new Map<string, number>(),
  /** page.ts: how many components were started. */
  runs: 0,
  /** federation.ts: by group and entry, the runtime's name of the container. A new build or a retry has another entry. */
  containers: new Map<string, Map<string, string>>(),
  /** main.tsx: the line above the page, if its address has conditions. */
  Conditions: undefined as ComponentType<{ site: SiteConfig }> | undefined,
  /** main.tsx: the page's clock. */
  now: () => new Date(),
  /** navigation.ts: the scroll position of each entry of the history. */
  positions: new Map<string, number>(),
};
