import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { type Group, loadGroup, type Route } from './catalogue';
import { Fault } from './Fault';

/** How long a page's code may take in all, in milliseconds: whatever fails, the page says so within ten seconds. */
const PATIENCE = 9500;

/** Components that have arrived, by remote and key: a page once seen opens at once. */
const arrived = new Map<string, ComponentType>();
const underWay = new Map<string, Promise<ComponentType>>();
/** How often each remote was asked again; it goes into the entry's address, so that no retry joins a hung request. */
const attempts = new Map<string, number>();

const keyOf = ({ group, page }: Route) => `${group.config.name} ${page.expose}`;

/** The federation runtime comes with the first demo; the home page never asks for it. */
const federation = () =>
  import(/* webpackChunkName: "federation" */ './federation').catch(() => {
    throw new Fault('FEDERATION', 'The code that loads demos did not arrive.');
  });

/** What a pointer over a card, or the focus on it, asks for. It may fail: opening the page will say so. */
export function preloadDemo(route: Route): void {
  void loadDemo(route).catch(() => {});
}

/** Fetches a page's component and all it needs. A second call joins the first. Rejects with a Fault. */
function loadDemo(route: Route): Promise<ComponentType> {
  const key = keyOf(route);
  const known = underWay.get(key);
  if (known) return known;
  const loading = inTime(route).then(
    (component) => {
      arrived.set(key, component);
      return component;
    },
    (error) => {
      // Kept, a rejected promise would make every retry fail at once.
      underWay.delete(key);
      throw error;
    },
  );
  underWay.set(key, loading);
  return loading;
}

/** Tries a page's build, and the build that has taken its place in the meantime; gives up when time is up. */
async function inTime(route: Route): Promise<ComponentType> {
  let fault = new Fault('DEMO_TIMEOUT', 'Its files did not arrive in time.');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(fault), PATIENCE);
  });
  const attempt = async () => {
    try {
      return await fetchComponent(route);
    } catch (error) {
      fault = Fault.from(error, 'DEMO');
      const updated = await replacementOf(route);
      if (!updated) throw fault;
      return fetchComponent(updated);
    }
  };
  try {
    return await Promise.race([attempt(), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The same page in the build that was published since the manifest was read, undefined when there is no other build.
 * Rejects with a Fault when that build has no such page. Builds share nothing but React, so no reload is needed.
 */
async function replacementOf({ group, page }: Route): Promise<Route | undefined> {
  const fresh = await loadGroup(group.config);
  if (!fresh.manifest || fresh.fault || fresh.manifest.entry === group.manifest?.entry) return undefined;
  return routeIn(fresh, page.path);
}

/** Throws a Fault when this build of the group has no such page. */
function routeIn(group: Group, path: string): Route {
  for (const demo of group.manifest?.demos ?? []) {
    const page = [demo, ...demo.pages].find((candidate) => candidate.path === path);
    if (page) return { group, demo, page };
  }
  throw new Fault('PAGE_GONE', `The group ‘${group.config.title}’ was updated and no longer has this page.`);
}

async function fetchComponent({ group, page }: Route): Promise<ComponentType> {
  const { manifest, config } = group;
  if (!manifest) throw group.fault ?? new Fault('MANIFEST', 'The group is not available.');
  const attempt = attempts.get(config.name);
  if (!attempt) preloadFile(manifest.entry, 'script');
  const assets = manifest.assets.get(page.expose);
  for (const address of assets?.js ?? []) preloadFile(address, 'script');
  for (const address of assets?.css ?? []) preloadFile(address, 'style');
  const { loadModule } = await federation();
  const entry = attempt ? `${manifest.entry}?attempt=${attempt}` : manifest.entry;
  const module = await loadModule(config.name, entry, page.expose);
  const component = (module as { default?: unknown } | null)?.default;
  if (typeof component !== 'function') throw new Fault('DEMO_SHAPE', 'The page has no component to show.');
  return component as ComponentType;
}

/** Entry, code and style are asked for side by side: the manifest names them all, so none has to wait to be found. */
function preloadFile(href: string, as: 'script' | 'style'): void {
  if (document.head.querySelector(`link[rel=preload][href="${CSS.escape(href)}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  link.href = href;
  link.crossOrigin = 'anonymous';
  document.head.append(link);
}

export type DemoState =
  | { status: 'loading' }
  | { status: 'ready'; component: ComponentType }
  | { status: 'failed'; fault: Fault };

/** The component of a page, as it loads, and a way to ask for everything anew. */
export function useDemo(route: Route): [DemoState, () => void] {
  const key = keyOf(route);
  const [outcome, setOutcome] = useState<{ key: string; state: DemoState }>();

  const follow = useCallback(
    (loading: Promise<ComponentType>) => {
      let left = false;
      const settle = (state: DemoState) => {
        if (!left) setOutcome({ key, state });
      };
      loading.then(
        (component) => settle({ status: 'ready', component }),
        (error) => settle({ status: 'failed', fault: Fault.from(error, 'DEMO') }),
      );
      return () => {
        left = true;
      };
    },
    [key],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a route is a new object whenever any manifest arrives.
  useEffect(() => follow(loadDemo(route)), [follow]);

  const retry = () => {
    setOutcome({ key, state: { status: 'loading' } });
    follow(reloadDemo(route));
  };

  const component = arrived.get(key);
  const current: DemoState =
    outcome?.key === key ? outcome.state : component ? { status: 'ready', component } : { status: 'loading' };
  useOnceOnline(current.status === 'failed', retry);
  return [current, retry];
}

/** When the network comes back, what failed is tried once by itself. */
function useOnceOnline(failed: boolean, retry: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one listener for one failure.
  useEffect(() => {
    if (!failed) return;
    window.addEventListener('online', retry, { once: true });
    return () => window.removeEventListener('online', retry);
  }, [failed]);
}

/** Asks everything anew: the manifest, which may name another build by now, then the container, then the page. */
async function reloadDemo(route: Route): Promise<ComponentType> {
  const { config } = route.group;
  attempts.set(config.name, (attempts.get(config.name) ?? 0) + 1);
  arrived.delete(keyOf(route));
  underWay.delete(keyOf(route));
  const fresh = await loadGroup(config);
  if (fresh.fault) throw fresh.fault;
  return loadDemo(routeIn(fresh, route.page.path));
}
