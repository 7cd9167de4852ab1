import { type ComponentType, useEffect, useState } from 'react';
import { type Group, loadGroup, type Route } from './catalogue';
import { Fault } from './Fault';

/** Components that have arrived, by remote and key: a page once seen opens at once. */
const arrived = new Map<string, ComponentType>();
const underWay = new Map<string, Promise<ComponentType>>();
/** How often each remote was asked again; it goes into the entry's address, so that no retry joins a hung request. */
const attempts = new Map<string, number>();

const keyOf = ({ group, page }: Route) => `${group.config.name} ${page.expose}`;

/** The federation runtime comes with the first demo; the home page never asks for it. */
const federation = () => import(/* webpackChunkName: "federation" */ './federation');

/** Fetches a page's component and all it needs. A second call joins the first. Rejects with a Fault. */
export function loadDemo(route: Route): Promise<ComponentType> {
  const key = keyOf(route);
  const known = underWay.get(key);
  if (known) return known;
  const loading = fetchComponent(route).then(
    (component) => {
      arrived.set(key, component);
      return component;
    },
    (error) => {
      // Kept, a rejected promise would make every retry fail at once.
      underWay.delete(key);
      throw Fault.from(error, 'DEMO');
    },
  );
  underWay.set(key, loading);
  return loading;
}

/** What a pointer over a card, or the focus on it, asks for. It may fail: opening the page will say so. */
export function preloadDemo(route: Route): void {
  void loadDemo(route).catch(() => {});
}

async function fetchComponent({ group, page }: Route): Promise<ComponentType> {
  const { manifest, config } = group;
  if (!manifest) throw new Fault('MANIFEST', 'The group is not available.');
  const attempt = attempts.get(config.name);
  const entry = attempt ? `${manifest.entry}?attempt=${attempt}` : manifest.entry;
  preloadFiles(manifest.entry === entry ? [entry] : [], 'script');
  const assets = manifest.assets.get(page.expose);
  preloadFiles(assets?.js ?? [], 'script');
  preloadFiles(assets?.css ?? [], 'style');
  const { loadModule } = await federation().catch(() => {
    throw new Fault('FEDERATION', 'The code that loads demos did not arrive.');
  });
  const module = await loadModule(config.name, entry, page.expose);
  const component = (module as { default?: unknown } | null)?.default;
  if (typeof component !== 'function') throw new Fault('DEMO_SHAPE', 'The page has no component to show.');
  return component as ComponentType;
}

/** Entry, code and style are asked for side by side: the manifest names them all, so none has to wait to be found. */
function preloadFiles(addresses: string[], as: 'script' | 'style'): void {
  for (const href of addresses) {
    if (document.head.querySelector(`link[rel=preload][href="${CSS.escape(href)}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = as;
    link.href = href;
    link.crossOrigin = 'anonymous';
    document.head.append(link);
  }
}

export type DemoState =
  | { status: 'loading' }
  | { status: 'ready'; component: ComponentType }
  | { status: 'failed'; fault: Fault };

/** The component of a page, as it loads, and a way to ask again after a failure. */
export function useDemo(route: Route): [DemoState, () => void] {
  const key = keyOf(route);
  const [failed, setFailed] = useState<{ key: string; fault: Fault }>();
  const [loaded, setLoaded] = useState<{ key: string; component: ComponentType }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a route is a new object whenever any manifest arrives.
  useEffect(() => {
    let left = false;
    loadDemo(route).then(
      (component) => !left && setLoaded({ key, component }),
      (fault) => !left && setFailed({ key, fault }),
    );
    return () => {
      left = true;
    };
  }, [key]);

  const retry = async () => {
    setFailed(undefined);
    try {
      const component = await reloadDemo(route);
      setLoaded({ key, component });
    } catch (error) {
      setFailed({ key, fault: Fault.from(error, 'DEMO') });
    }
  };

  const component = loaded?.key === key ? loaded.component : arrived.get(key);
  if (component) return [{ status: 'ready', component }, retry];
  if (failed?.key === key) return [{ status: 'failed', fault: failed.fault }, retry];
  return [{ status: 'loading' }, retry];
}

/** Asks everything anew: the manifest, which may name another build by now, then the container, then the page. */
async function reloadDemo({ group, demo, page }: Route): Promise<ComponentType> {
  const { name } = group.config;
  attempts.set(name, (attempts.get(name) ?? 0) + 1);
  const fresh: Group = await loadGroup(group.config);
  if (fresh.fault) throw fresh.fault;
  return loadDemo({ group: fresh, demo, page });
}
