import { pageAt, routesOf } from '@playground/kit/contract/routes';
import type { ComponentType } from 'react';
import { type Group, loadGroup, type Route } from '../find/groups';
import { memory } from '../memory';
import { deadline, inTime } from './deadline';
import { Failure } from './Failure';
import { fetchComponent } from './fetchComponent';

/** What stands at a page's address. */
export type PageState = (
  | { status: 'waiting' }
  /** With another `run` the component starts from the beginning. */
  | { status: 'ready'; component: ComponentType; run: number }
  | { status: 'failed'; failure: Failure }
) & {
  /** True while what stands there, a failure or a page that crashed, is tried again. */
  trying?: boolean;
};

/** A page that is open: waiting until its component is here, or has failed; then whatever a retry brings. */
export interface Page {
  current(): PageState;
  /** For `useSyncExternalStore`. A page that failed is tried again when the network comes back, while somebody listens. */
  subscribe(listener: () => void): () => void;
  /** Asks for everything anew. */
  retry(): void;
  /** Starts the component that is here from the beginning. */
  restart(): void;
}

/** Opens a page: its component is here, or has failed, by the deadline `until`. */
export function openPage(route: Route, until: number): Page {
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
    subscribe(listener) {
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
  memory.runs += 1;
  return { status: 'ready', component, run: memory.runs };
}

/** A page that was asked for, and its component once that is here: a page seen before opens at once. */
export interface Asked {
  loading: Promise<ComponentType>;
  component?: ComponentType;
}

const keyOf = ({ group, page }: Route) => `${group.config.name} ${page.expose}`;
const attemptOf = ({ group }: Route) => memory.attempts.get(group.config.name) ?? 0;

/** What a pointer over a card, or the focus on it, asks for. It may fail: opening the page will say so. */
export function preloadPage(route: Route): void {
  loadPage(route).catch(() => {});
}

export function arrivedPage(route: Route): ComponentType | undefined {
  return memory.pages.get(keyOf(route))?.component;
}

/** Fetches a page's component and all it needs until then. A second call joins the first. Rejects with a Failure. */
export function loadPage(route: Route, until = deadline()): Promise<ComponentType> {
  const key = keyOf(route);
  const known = memory.pages.get(key);
  if (known) return known.loading;
  const asked: Asked = { loading: load(route, until) };
  memory.pages.set(key, asked);
  asked.loading.then(
    (component) => {
      asked.component = component;
    },
    // Kept, a rejected promise would make every retry fail at once.
    () => memory.pages.delete(key),
  );
  return asked.loading;
}

/**
 * Asks for everything anew, all before one deadline: the manifest, which may name another build by now, then the container,
 * then the page.
 */
async function reloadPage(route: Route): Promise<ComponentType> {
  const until = deadline();
  const { config } = route.group;
  memory.attempts.set(config.name, attemptOf(route) + 1);
  memory.pages.delete(keyOf(route));
  const group = await loadGroup(config, until);
  if (group.failure) throw group.failure;
  return loadPage(routeIn(group, route.page.path), until);
}

/** Tries the build that is known and, when that fails, the one that the group names. */
function load(route: Route, until: number): Promise<ComponentType> {
  let failure: Failure | undefined;
  const loading = () =>
    fetchComponent(route, attemptOf(route)).catch(async (error) => {
      failure = Failure.from(error, 'DEMO');
      const newer = await newerBuild(route, until);
      if (!newer) throw failure;
      return fetchComponent(newer, attemptOf(route));
    });
  return inTime(until, loading, () => failure ?? new Failure('DEMO_TIMEOUT', 'Its files did not arrive in time.'));
}

/**
 * The same page in the build that was published since the manifest was read, or that the server knew nothing of; undefined when
 * there is no other build. Rejects with a Failure when that build has no such page. Builds share nothing but React, so the
 * document can stay.
 */
async function newerBuild({ group, page }: Route, until: number): Promise<Route | undefined> {
  const now = await loadGroup(group.config, until);
  if (!now.manifest || now.failure || now.manifest.entry === group.manifest?.entry) return undefined;
  return routeIn(now, page.path);
}

/** Throws a Failure when this build of the group has no such page. */
function routeIn(group: Group, path: string): Route {
  const route = pageAt(routesOf([{ group, demos: group.manifest?.demos ?? [] }]), path);
  if (route) return route;
  throw new Failure('PAGE_GONE', `The group ‘${group.config.title}’ was updated and no longer has this page.`);
}
