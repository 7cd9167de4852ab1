import { pageAt, routesOf } from '@playground/kit/contract/routes';
import type { ComponentType } from 'react';
import { deadline, inTime } from '../fetch/deadline';
import { Failure } from '../fetch/Failure';
import { fetchGroup, type Group, type Route } from '../fetch/groups';
import { fetchComponent } from './fetchComponent';

/** What a page shows. A new `run` starts the component from the beginning; `trying` is true during a retry. */
export type PageState = (
  | { status: 'waiting' }
  | { status: 'ready'; component: ComponentType; run: number }
  | { status: 'failed'; failure: Failure }
) & { trying?: boolean };

const pages = new Map<string, Asked>();
const attempts = new Map<string, number>();
let runs = 0;
/** By component, the build that it is from. Its group may have published another one since. */
const builds = new WeakMap<object, string | undefined>();

export const buildOf = (component: ComponentType) => builds.get(component);

export type Page = ReturnType<typeof openPage>;

/** Loads a page. Its component has arrived or failed by the deadline `until`. */
export function openPage(route: Route, until: number) {
  const listeners = new Set<() => void>();
  const arrived = arrivedPage(route);
  let state: PageState = arrived ? ready(arrived) : { status: 'waiting' };
  const become = (next: PageState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const follow = (loading: Promise<ComponentType>) => {
    loading.then(
      (component) => become(ready(component)),
      (error) => become({ status: 'failed', failure: Failure.from(error, 'DEMO') }),
    );
  };
  const retry = () => {
    if (state.trying) return;
    become({ ...state, trying: true });
    follow(reloadPage(route));
  };
  const online = () => {
    if (state.status === 'failed') retry();
  };
  if (!arrived) follow(loadPage(route, until));
  return {
    current: () => state,
    /** While somebody listens, a failed page is tried again when the network comes back. */
    subscribe(listener: () => void) {
      if (listeners.size === 0) window.addEventListener('online', online);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('online', online);
      };
    },
    retry,
    restart() {
      if (state.status === 'ready') become(ready(state.component));
    },
  };
}

function ready(component: ComponentType): PageState {
  runs += 1;
  return { status: 'ready', component, run: runs };
}

/** A requested page. Once it has a `component`, it opens at once. */
interface Asked {
  loading: Promise<ComponentType>;
  component?: ComponentType;
}

const keyOf = ({ group, page }: Route) => `${group.config.name} ${page.expose}`;
const attemptOf = ({ group }: Route) => attempts.get(group.config.name) ?? 0;

export const arrivedPage = (route: Route) => pages.get(keyOf(route))?.component;

/** Starts to load a page that you may open. It may fail silently, because opening the page reports the failure. */
export function preloadPage(route: Route): void {
  loadPage(route).catch(() => {});
}

/** Fetches a page's component. A second call joins the first. Rejects with a Failure. */
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
    // A rejected promise must not stay: each retry would fail at once.
    () => pages.delete(key),
  );
  return asked.loading;
}

/** Requests everything again: the manifest, because it may name a newer build, then the container and the page. */
async function reloadPage(route: Route): Promise<ComponentType> {
  const until = deadline();
  const { config } = route.group;
  attempts.set(config.name, attemptOf(route) + 1);
  pages.delete(keyOf(route));
  const group = await fetchGroup(config, until);
  if (group.failure) throw group.failure;
  return loadPage(routeIn(group, route.page.path), until);
}

/** Tries the known build and, if that fails, the build that the group names now. */
function load(route: Route, until: number): Promise<ComponentType> {
  let failure: Failure | undefined;
  const take = async (from: Route) => {
    const component = await fetchComponent(from, attemptOf(route));
    builds.set(component, from.group.manifest?.build);
    return component;
  };
  const loading = () =>
    take(route).catch(async (error) => {
      failure = Failure.from(error, 'DEMO');
      const newer = await newerBuild(route, until);
      if (!newer) throw failure;
      return take(newer);
    });
  return inTime(until, loading, () => failure ?? new Failure('DEMO_TIMEOUT', 'Its files did not arrive in time.'));
}

/** The page in a newer build, if there is one. Builds share only React, so the document can stay. Rejects if the build in the address is gone. */
async function newerBuild({ group, page }: Route, until: number): Promise<Route | undefined> {
  const now = await fetchGroup(group.config, until);
  if (now.failure?.code === 'BUILD_GONE') throw now.failure;
  if (!now.manifest || now.failure || now.manifest.entry === group.manifest?.entry) return undefined;
  return routeIn(now, page.path);
}

function routeIn(group: Group, path: string): Route {
  const route = pageAt(routesOf([{ group, demos: group.manifest?.demos ?? [] }]), path);
  if (route) return route;
  throw new Failure('PAGE_GONE', `The group ‘${group.config.title}’ was updated and no longer has this page.`);
}
