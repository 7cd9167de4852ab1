import { pageAt, routesOf } from '@playground/shared/contract/routes';
import type { ComponentType } from 'react';
import { type Group, loadGroup, type Route } from './catalogue';
import { Fault } from './Fault';
import { fetchComponent } from './fetchComponent';

/** How long a page's code may take in all, in milliseconds: whatever fails, the page says so within ten seconds. */
const PAGE_TIMEOUT = 9500;

/** Components that have arrived, by remote and key: a page once seen opens at once. */
const arrived = new Map<string, ComponentType>();
const underWay = new Map<string, Promise<ComponentType>>();
/** How often each remote was asked again. */
const attempts = new Map<string, number>();

const keyOf = ({ group, page }: Route) => `${group.config.name} ${page.expose}`;

/** What a pointer over a card, or the focus on it, asks for. It may fail: opening the page will say so. */
export function preloadPage(route: Route): void {
  void loadPage(route).catch(() => {});
}

/** The component of a page that has arrived already. */
export function arrivedPage(route: Route): ComponentType | undefined {
  return arrived.get(keyOf(route));
}

/** Fetches a page's component and all it needs. A second call joins the first. Rejects with a Fault. */
export function loadPage(route: Route): Promise<ComponentType> {
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

/** Asks everything anew: the manifest, which may name another build by now, then the container, then the page. */
export async function reloadPage(route: Route): Promise<ComponentType> {
  const { config } = route.group;
  attempts.set(config.name, attemptsOf(route) + 1);
  arrived.delete(keyOf(route));
  underWay.delete(keyOf(route));
  const fresh = await loadGroup(config);
  if (fresh.fault) throw fresh.fault;
  return loadPage(routeIn(fresh, route.page.path));
}

/** Tries a page's build, and the build that has taken its place in the meantime; gives up when time is up. */
async function inTime(route: Route): Promise<ComponentType> {
  let fault = new Fault('DEMO_TIMEOUT', 'Its files did not arrive in time.');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(fault), PAGE_TIMEOUT);
  });
  const load = async () => {
    try {
      return await fetchComponent(route, attemptsOf(route));
    } catch (error) {
      fault = Fault.from(error, 'DEMO');
      const updated = await replacementOf(route);
      if (!updated) throw fault;
      return fetchComponent(updated, attemptsOf(route));
    }
  };
  try {
    return await Promise.race([load(), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

function attemptsOf({ group }: Route): number {
  return attempts.get(group.config.name) ?? 0;
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
  const route = pageAt(routesOf([{ group, demos: group.manifest?.demos ?? [] }]), path);
  if (route) return route;
  throw new Fault('PAGE_GONE', `The group ‘${group.config.title}’ was updated and no longer has this page.`);
}
