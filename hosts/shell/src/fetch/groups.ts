import { manifestAddress } from '@playground/kit/contract/build';
import type { Hint } from '@playground/kit/contract/hint';
import { type Manifest, ManifestRefused, readManifest } from '@playground/kit/contract/manifest';
import { ownPageAt, pageAt, type Route as RouteOf, type Routes, routesOf } from '@playground/kit/contract/routes';
import type { RemoteConfig } from '@playground/kit/contract/site';
import { underFault } from '@playground/kit/underFault';
import { conditions } from './conditions';
import { deadline, inTime } from './deadline';
import type { EarlyAnswer } from './early';
import { Failure } from './Failure';

export interface Group {
  config: RemoteConfig;
  /** `unasked`: the shell knows only the server's hint. */
  state: 'unasked' | 'loading' | 'ready' | 'failed';
  /** A hint has no `file` and no `leftOut`. */
  manifest?: Omit<Manifest, 'leftOut' | 'file'> & Partial<Pick<Manifest, 'leftOut' | 'file'>>;
  whole: boolean;
  failure?: Failure;
  /** True during a retry. */
  trying?: boolean;
  /** The deadline of its last request. The group's page must arrive by then too. */
  until: number;
}

export type Route = RouteOf<Group>;

/** A new object at each change, so that React can compare. */
export interface SiteMap {
  groups: Group[];
  readonly routes: Routes<Group>;
  /** Routes of older builds: their pages still work if their files are still there. */
  earlier?: Routes<Group>;
}

let siteMap: SiteMap = { groups: [], routes: new Map() };
const listeners = new Set<() => void>();
/** Whether the listeners will be called soon. */
let telling = false;
/** About paths that two groups want. */
const warnings = new Set<string>();

export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const currentSiteMap = () => siteMap;

/** Starts with the hint in the document, without a request. */
export function startSiteMap(remotes: RemoteConfig[], hint?: Hint): void {
  siteMap = { groups: [], routes: new Map() };
  const until = deadline();
  publish(
    remotes.map((config) => {
      // The server tells about current builds only.
      const told = conditions.askedBuild?.(config.name) ? undefined : hint?.groups[config.url];
      const manifest = told && { ...told, assets: new Map(Object.entries(told.assets)) };
      return { config, state: 'unasked', whole: told?.whole ?? false, until, ...(manifest && { manifest }) };
    }),
  );
  window.addEventListener('online', retryGroups);
}

/** Asks the groups whose answer the page at this address needs. Returns the page's route, if it is known already. */
export function askFor(pathname: string): Route | undefined {
  const { own, route } = findPage(siteMap, pathname);
  if (route) return route;
  const until = deadline();
  for (const { config, state, whole } of siteMap.groups) {
    if (state === 'unasked' && !(whole && own)) void fetchGroup(config, until);
  }
  return undefined;
}

export const hasAnswered = ({ state }: Group) => state === 'ready' || state === 'failed';

export const isSettled = (group: Group) => group.whole || hasAnswered(group);

export function retryGroups(): void {
  const until = deadline();
  for (const { config, failure, trying } of siteMap.groups) {
    if (failure && !trying) void fetchGroup(config, until);
  }
}

/** Fetches a group's manifest. Never rejects: the group says if it failed. */
export async function fetchGroup(config: RemoteConfig, until = deadline()): Promise<Group> {
  const known = () => siteMap.groups.find(({ config: { name } }) => name === config.name);
  const earlier = known();
  if (earlier?.failure) replace({ ...earlier, trying: true });
  else if (earlier?.state === 'unasked') replace({ ...earlier, until, state: 'loading' });
  let group: Group;
  try {
    group = { config, until, state: 'ready', whole: true, manifest: await fetchManifest(config, until) };
  } catch (error) {
    // If a retry fails, the demos of the group stay on the page.
    const { whole = false, manifest } = known() ?? {};
    const failure = Failure.from(error, 'MANIFEST');
    group = { config, until, state: 'failed', failure, whole, ...(manifest && { manifest }) };
  }
  replace(group);
  return group;
}

function replace(group: Group): void {
  publish(siteMap.groups.map((other) => (other.config.name === group.config.name ? group : other)));
}

/** What is at this address: a page of the shell, or one of a group. A group that has not answered may have it too. */
export function findPage(known: SiteMap, pathname: string) {
  const own = ownPageAt(pathname);
  return { own, route: own ? undefined : findRoute(known, pathname) };
}

export function findRoute({ routes, earlier }: SiteMap, pathname: string): Route | undefined {
  return pageAt(routes, pathname) ?? (earlier && pageAt(earlier, pathname));
}

async function fetchManifest(config: RemoteConfig, until: number): Promise<Manifest> {
  const build = conditions.askedBuild?.(config.name);
  const address = manifestAddress(config.url, build);
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
    if (build && error instanceof Failure && error.code === 'MANIFEST_HTTP_404') {
      throw new Failure(
        'BUILD_GONE',
        `It has no build ‘${build}’. Remove the condition above to open the current build.`,
      );
    }
    if (error instanceof Failure) throw error;
    if (error instanceof ManifestRefused) throw new Failure(error.code, error.message);
    if (error instanceof SyntaxError) throw new Failure('MANIFEST_NOT_JSON', `${address} is not JSON.`);
    throw new Failure('MANIFEST_UNREACHABLE', `${address} cannot be reached, or does not allow other origins (CORS).`);
  }
}

async function readJson(address: string, signal: AbortSignal): Promise<unknown> {
  // The first answer comes from early.ts. Later requests skip the cache, where they would wait for one that hangs.
  const early: Promise<EarlyAnswer> | undefined = window.earlyManifests?.[address];
  delete window.earlyManifests?.[address];
  const response = await (early ?? fetch(underFault(address), { signal, cache: 'no-store' }));
  if (!response.ok) throw new Failure(`MANIFEST_HTTP_${response.status}`, `${address} answered ${response.status}.`);
  return JSON.parse(await response.text());
}

function publish(groups: Group[]): void {
  const stays = new Set(groups.map(({ manifest }) => manifest));
  const replaced = siteMap.groups.filter(({ manifest }) => manifest && !stays.has(manifest));
  const earlier =
    replaced.length === 0 ? siteMap.earlier : new Map([...(siteMap.earlier ?? []), ...routesIn(replaced)]);
  let routes: SiteMap['routes'] | undefined;
  // Computed on first use: manifests come in a burst, and home needs the routes only once.
  siteMap = {
    groups,
    get routes() {
      routes ??= routesIn(groups);
      return routes;
    },
    ...(earlier && { earlier }),
  };
  tell();
}

/** Calls listeners once for a burst of manifests. Not with a timer: a test may stop the clock before it opens a page. */
function tell(): void {
  if (telling) return;
  telling = true;
  queueMicrotask(() => {
    telling = false;
    for (const listener of listeners) listener();
  });
}

function routesIn(groups: Group[]): Routes<Group> {
  const owners = groups.map((group) => ({ group, demos: group.manifest?.demos ?? [] }));
  return routesOf(owners, (address, first, { group: { config } }) => {
    const warning = `${config.name}: ${address} is already a page of ${first.group?.config.name ?? 'the shell'}, which keeps it.`;
    if (!warnings.has(warning)) console.warn(warning);
    warnings.add(warning);
  });
}
