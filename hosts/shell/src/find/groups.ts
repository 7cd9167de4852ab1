import type { Hint } from '@playground/kit/contract/hint';
import { type Manifest, ManifestRefused, readManifest } from '@playground/kit/contract/manifest';
import { ownPageAt, pageAt, type Route as RouteOf, type Routes, routesOf } from '@playground/kit/contract/routes';
import type { RemoteConfig } from '@playground/kit/contract/site';
import { underFault } from '@playground/kit/underFault';
import { deadline, inTime } from '../load/deadline';
import type { EarlyAnswer } from '../load/early';
import { Failure } from '../load/Failure';
import { memory } from '../memory';

/** What a group has, by its manifest or by the hint. */
type Known = Omit<Manifest, 'leftOut'>;

/** A group of demos, as far as the shell knows it by now. */
export interface Group {
  config: RemoteConfig;
  /** `unasked`: what is known of it, if anything, is the server's hint in the document. */
  state: 'unasked' | 'loading' | 'ready' | 'failed';
  manifest?: Known;
  /** Whether all its demos are known. */
  whole: boolean;
  /** Why it failed. */
  failure?: Failure;
  /** True while it is asked again after it failed. */
  trying?: boolean;
  /** The deadline of the click that it was last asked for by: the page that comes with it has no other. */
  until: number;
}

export type Route = RouteOf<Group>;

/** Everything the shell knows about the remotes. A new object at every change, so that React can compare. */
export interface SiteMap {
  groups: Group[];
  readonly routes: Routes<Group>;
  /** What was a route before: a page that a newer build dropped works here while it can, or says what became of it. */
  earlier?: Routes<Group>;
}

/** For `useSyncExternalStore`. */
export const subscribe = (listener: () => void) => {
  memory.listeners.add(listener);
  return () => memory.listeners.delete(listener);
};
export const currentSiteMap = () => memory.siteMap;

/** Begins with what the document says of the groups. Nobody is asked for anything yet. */
export function startSiteMap(remotes: RemoteConfig[], hint?: Hint): void {
  memory.siteMap = { groups: [], routes: new Map() };
  const until = deadline();
  publish(
    remotes.map((config) => {
      const told = hint?.groups[config.url];
      if (!told) return { config, state: 'unasked', whole: false, until };
      const manifest = { ...told, assets: new Map(Object.entries(told.assets)) };
      return { config, state: 'unasked', whole: told.whole, until, manifest };
    }),
  );
  window.addEventListener('online', retryGroups);
}

/** Asks those groups that have to be asked before the page at this address, or that there is none, can be shown. */
export function askFor(pathname: string): void {
  const { siteMap } = memory;
  if (!ownPageAt(pathname) && findRoute(siteMap, pathname)) return;
  const until = deadline();
  for (const { config, state, whole } of siteMap.groups) {
    if (state === 'unasked' && !(whole && ownPageAt(pathname))) void loadGroup(config, until);
  }
}

/** Whether a group itself has said what it has, or has failed to. */
export const hasAnswered = ({ state }: Group) => state === 'ready' || state === 'failed';

/** Whether a group has answered, or all that it could be asked for is known. */
export const isSettled = (group: Group) => group.whole || hasAnswered(group);

/** Asks every group that failed again. */
export function retryGroups(): void {
  const until = deadline();
  for (const { config, failure, trying } of memory.siteMap.groups)
    if (failure && !trying) void loadGroup(config, until);
}

/** Fetches a remote's manifest; resolves with what came of it until then, never rejects. */
export async function loadGroup(config: RemoteConfig, until = deadline()): Promise<Group> {
  const known = () => memory.siteMap.groups.find(({ config: { name } }) => name === config.name);
  const earlier = known();
  if (earlier?.failure) replace({ ...earlier, trying: true });
  else if (earlier?.state === 'unasked') replace({ ...earlier, until, state: 'loading' });
  let group: Group;
  try {
    group = { config, until, state: 'ready', whole: true, manifest: await fetchManifest(config, until) };
  } catch (error) {
    group = { config, until, state: 'failed', whole: false, failure: Failure.from(error, 'MANIFEST') };
  }
  // What a group has shown stays on the page while it is asked again in vain.
  const before = known();
  if (group.state === 'failed' && before?.manifest) {
    group.manifest = before.manifest;
    group.whole = before.whole;
  }
  replace(group);
  return group;
}

function replace(group: Group): void {
  publish(memory.siteMap.groups.map((other) => (other.config.name === group.config.name ? group : other)));
}

/** The page at an address, in whatever case it is written. */
export function findRoute({ routes, earlier }: SiteMap, pathname: string): Route | undefined {
  return pageAt(routes, pathname) ?? (earlier && pageAt(earlier, pathname));
}

async function fetchManifest(config: RemoteConfig, until: number): Promise<Manifest> {
  const address = `${config.url}/mf-manifest.json`;
  try {
    const body = await inTime(
      until,
      (signal) => readJson(address, signal),
      () => new Failure('MANIFEST_TIMEOUT', `${address} did not answer in time.`),
    );
    const manifest = readManifest(config.url, body);
    for (const { demo, problem } of manifest.leftOut) {
      console.warn(`${config.name}: a demo is left out, it ${problem}.`, demo);
    }
    return manifest;
  } catch (error) {
    if (error instanceof Failure) throw error;
    if (error instanceof ManifestRefused) throw new Failure(error.code, error.message);
    if (error instanceof SyntaxError) throw new Failure('MANIFEST_NOT_JSON', `${address} is not JSON.`);
    throw new Failure('MANIFEST_UNREACHABLE', `${address} cannot be reached.`);
  }
}

async function readJson(address: string, signal: AbortSignal): Promise<unknown> {
  // The document has asked already, before this code had come (early.ts); a second time we ask ourselves, past the browser's
  // cache: there a request would wait for one before it that hangs.
  const early: Promise<EarlyAnswer> | undefined = window.earlyManifests?.[address];
  delete window.earlyManifests?.[address];
  const response = await (early ?? fetch(underFault(address), { signal, cache: 'no-store' }));
  if (!response.ok) throw new Failure(`MANIFEST_HTTP_${response.status}`, `${address} answered ${response.status}.`);
  return JSON.parse(await response.text());
}

function publish(groups: Group[]): void {
  const { siteMap } = memory;
  const stays = new Set(groups.map(({ manifest }) => manifest));
  const replaced = siteMap.groups.filter(({ manifest }) => manifest && !stays.has(manifest));
  const earlier =
    replaced.length === 0 ? siteMap.earlier : new Map([...(siteMap.earlier ?? []), ...routesIn(replaced)]);
  let routes: SiteMap['routes'] | undefined;
  // Made when somebody asks: manifests come in a burst, and home looks only when all are there.
  memory.siteMap = {
    groups,
    get routes() {
      routes ??= routesIn(groups);
      return routes;
    },
    ...(earlier && { earlier }),
  };
  tell();
}

/**
 * Manifests come in a burst: whoever listens hears of those that are here already once, and not of each. Not by a timer:
 * a test that stops the clock before it opens a page must get the page all the same.
 */
function tell(): void {
  if (memory.telling) return;
  memory.telling = true;
  queueMicrotask(() => {
    memory.telling = false;
    for (const listener of memory.listeners) listener();
  });
}

function routesIn(groups: Group[]): Routes<Group> {
  const owners = groups.map((group) => ({ group, demos: group.manifest?.demos ?? [] }));
  return routesOf(owners, (address, first, { group: { config } }) => {
    const warning = `${config.name}: ${address} is already a page of ${first.group?.config.name ?? 'the shell'}, which keeps it.`;
    if (!memory.warned.has(warning)) console.warn(warning);
    memory.warned.add(warning);
  });
}
