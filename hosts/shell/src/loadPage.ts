import { pageAt, routesOf } from '@playground/shared/contract/routes';
import type { ComponentType } from 'react';
import { type Group, loadGroup, type Route } from './catalogue';
import { deadline, inTime } from './deadline';
import { Fault } from './Fault';
import { fetchComponent } from './fetchComponent';

/** A page that was asked for, and its component once that is here: a page seen before opens at once. */
interface Asked {
  loading: Promise<ComponentType>;
  component?: ComponentType;
}

const pages = new Map<string, Asked>();
/** How often each group was asked anew. */
const attempts = new Map<string, number>();

const keyOf = ({ group, page }: Route) => `${group.config.name} ${page.expose}`;
const attemptOf = ({ group }: Route) => attempts.get(group.config.name) ?? 0;

/** What a pointer over a card, or the focus on it, asks for. It may fail: opening the page will say so. */
export function preloadPage(route: Route): void {
  loadPage(route).catch(() => {});
}

/** The component of a page that is here already. */
export function arrivedPage(route: Route): ComponentType | undefined {
  return pages.get(keyOf(route))?.component;
}

/** Fetches a page's component and all it needs until then. A second call joins the first. Rejects with a Fault. */
export function loadPage(route: Route, until = deadline()): Promise<ComponentType> {
  const key = keyOf(route);
  const known = pages.get(key);
  if (known) return known.loading;
  const asked: Asked = { loading: load(route, until) };
  pages.set(key, asked);
  asked.loading.then(
    (component) => {
      asked.component = component;
    },
    // Kept, a rejected promise would make every retry fail at once.
    () => pages.delete(key),
  );
  return asked.loading;
}

/**
 * Asks for everything anew, all before one deadline: the manifest, which may name another build by now, then the container,
 * then the page.
 */
export async function reloadPage(route: Route): Promise<ComponentType> {
  const until = deadline();
  const { config } = route.group;
  attempts.set(config.name, attemptOf(route) + 1);
  pages.delete(keyOf(route));
  const group = await loadGroup(config, until);
  if (group.fault) throw group.fault;
  return loadPage(routeIn(group, route.page.path), until);
}

/** Tries a page's build and, when that fails, the build that was published since. */
function load(route: Route, until: number): Promise<ComponentType> {
  let fault = new Fault('DEMO_TIMEOUT', 'Its files did not arrive in time.');
  const loading = () =>
    fetchComponent(route, attemptOf(route)).catch(async (error) => {
      fault = Fault.from(error, 'DEMO');
      const newer = await newerBuild(route, until);
      if (!newer) throw fault;
      return fetchComponent(newer, attemptOf(route));
    });
  return inTime(until, loading, () => fault);
}

/**
 * The same page in the build that was published since the manifest was read; undefined when there is no other build.
 * Rejects with a Fault when that build has no such page. Builds share nothing but React, so the document can stay.
 */
async function newerBuild({ group, page }: Route, until: number): Promise<Route | undefined> {
  const now = await loadGroup(group.config, until);
  if (!now.manifest || now.fault || now.manifest.entry === group.manifest?.entry) return undefined;
  return routeIn(now, page.path);
}

/** Throws a Fault when this build of the group has no such page. */
function routeIn(group: Group, path: string): Route {
  const route = pageAt(routesOf([{ group, demos: group.manifest?.demos ?? [] }]), path);
  if (route) return route;
  throw new Fault('PAGE_GONE', `The group ‘${group.config.title}’ was updated and no longer has this page.`);
}
