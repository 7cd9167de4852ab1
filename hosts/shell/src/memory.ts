import type { SiteConfig } from '@playground/kit/contract/site';
import type { Practice } from '@playground/kit/practice/Practice';
import type { ComponentType } from 'react';
import type { Running } from './draw/Running';
import type { SiteMap } from './find/groups';
import type { Failure } from './load/Failure';
import type { Asked } from './load/page';

/** All state outside components. It lives as long as the document, and only the module in the comment uses it. */
export const memory = {
  // groups.ts: the warnings are about paths that two groups want.
  siteMap: { groups: [], routes: new Map() } as SiteMap,
  listeners: new Set<() => void>(),
  telling: false,
  warned: new Set<string>(),
  // page.ts: the pages, the number of retries of each group, and the number of started components.
  pages: new Map<string, Asked>(),
  attempts: new Map<string, number>(),
  runs: 0,
  // page.ts: by component, the build that it is from. A group may have published another one since.
  builds: new WeakMap<object, string | undefined>(),
  // Unavailable.tsx: the technical codes that this visit has shown, with whose they are.
  failed: new Map<string, string>(),
  // federation.ts: by group and entry, the runtime's name of the container. A new build or a retry has another entry.
  containers: new Map<string, Map<string, string>>(),
  // federation.ts: the entries that this shell's React refused.
  refused: new Map<string, Failure>(),
  // partsOfDemos.ts
  Practice: undefined as typeof Practice | undefined,
  Running: undefined as typeof Running | undefined,
  // main.tsx: the line above the page if its address has conditions, the page's clock, and the builds that the address asks for.
  Conditions: undefined as ComponentType<{ site: SiteConfig }> | undefined,
  now: () => new Date(),
  askedBuild: (_group: string) => undefined as string | undefined,
  // navigation.ts: the scroll position of each entry of the history.
  positions: new Map<string, number>(),
};
