import { type Manifest, ManifestRefused, readManifest } from '@playground/shared/contract/manifest';
import { pageAt, type Route as RouteOf, type Routes, routesOf } from '@playground/shared/contract/routes';
import type { RemoteConfig } from '@playground/shared/contract/site';
import { deadline, inTime } from './deadline';
import type { EarlyAnswer } from './early';
import { Fault } from './Fault';

/** A group of demos, as far as the shell knows it by now. */
export interface Group {
  config: RemoteConfig;
  state: 'loading' | 'ready' | 'failed';
  manifest?: Manifest;
  /** Why it failed. */
  fault?: Fault;
  /** True while it is asked again after it failed. */
  trying?: boolean;
  /** The deadline of the click that it was last asked for by: the page that comes with it has no other. */
  until: number;
}

export type Route = RouteOf<Group>;

/** Everything the shell knows about the remotes. A new object at every change, so that React can compare. */
export interface Catalogue {
  groups: Group[];
  readonly routes: Routes<Group>;
  /** What was a route before: a page that a newer build dropped works here while it can, or says what became of it. */
  earlier?: Routes<Group>;
}

let catalogue: Catalogue = { groups: [], routes: new Map() };
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`. */
export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const currentCatalogue = () => catalogue;

/** Starts to fetch the manifest of every remote. None waits for another. */
export function loadCatalogue(remotes: RemoteConfig[]): void {
  catalogue = { groups: [], routes: new Map() };
  const until = deadline();
  publish(remotes.map((config) => ({ config, state: 'loading', until })));
  for (const config of remotes) void loadGroup(config, until);
  window.addEventListener('online', retryGroups);
}

/** Asks every group that failed again. */
export function retryGroups(): void {
  const until = deadline();
  for (const { config, fault, trying } of catalogue.groups) if (fault && !trying) void loadGroup(config, until);
}

/** Fetches a remote's manifest again; resolves with what came of it until then, never rejects. */
export async function loadGroup(config: RemoteConfig, until = deadline()): Promise<Group> {
  const known = () => catalogue.groups.find(({ config: { name } }) => name === config.name);
  const earlier = known();
  if (earlier?.fault) replace({ ...earlier, trying: true });
  let group: Group;
  try {
    group = { config, until, state: 'ready', manifest: await fetchManifest(config, until) };
  } catch (error) {
    group = { config, until, state: 'failed', fault: Fault.from(error, 'MANIFEST') };
  }
  // What a group has shown stays on the page while it is asked again in vain.
  const before = known();
  if (group.state === 'failed' && before?.manifest) group.manifest = before.manifest;
  replace(group);
  return group;
}

function replace(group: Group): void {
  publish(catalogue.groups.map((other) => (other.config.name === group.config.name ? group : other)));
}

/** The page at an address, in whatever case it is written. */
export function findRoute({ routes, earlier }: Catalogue, pathname: string): Route | undefined {
  return pageAt(routes, pathname) ?? (earlier && pageAt(earlier, pathname));
}

async function fetchManifest(config: RemoteConfig, until: number): Promise<Manifest> {
  const address = `${config.url}/mf-manifest.json`;
  try {
    const body = await inTime(
      until,
      (signal) => readJson(address, signal),
      () => new Fault('MANIFEST_TIMEOUT', `${address} did not answer in time.`),
    );
    const manifest = readManifest(config.url, body);
    for (const { demo, problem } of manifest.leftOut) {
      console.warn(`${config.name}: a demo is left out, it ${problem}.`, demo);
    }
    return manifest;
  } catch (error) {
    if (error instanceof Fault) throw error;
    if (error instanceof ManifestRefused) throw new Fault(error.code, error.message);
    if (error instanceof SyntaxError) throw new Fault('MANIFEST_NOT_JSON', `${address} is not JSON.`);
    throw new Fault('MANIFEST_UNREACHABLE', `${address} cannot be reached.`);
  }
}

async function readJson(address: string, signal: AbortSignal): Promise<unknown> {
  // The document has asked already, before this code had come (early.ts); a second time we ask ourselves, past the browser's
  // cache: there a request would wait for one before it that hangs.
  const early: Promise<EarlyAnswer> | undefined = window.earlyManifests?.[address];
  delete window.earlyManifests?.[address];
  const response = await (early ?? fetch(address, { signal, cache: 'no-store' }));
  if (!response.ok) throw new Fault(`MANIFEST_HTTP_${response.status}`, `${address} answered ${response.status}.`);
  return JSON.parse(await response.text());
}

function publish(groups: Group[]): void {
  const replaced = catalogue.groups.filter((group) => group.manifest && !groups.includes(group));
  const earlier =
    replaced.length === 0 ? catalogue.earlier : new Map([...(catalogue.earlier ?? []), ...routesIn(replaced)]);
  let routes: Catalogue['routes'] | undefined;
  // Made when somebody asks: manifests come in a burst, and home looks only when all are there.
  catalogue = {
    groups,
    get routes() {
      routes ??= routesIn(groups);
      return routes;
    },
    ...(earlier && { earlier }),
  };
  tell();
}

let telling = false;

/**
 * Manifests come in a burst: whoever listens hears of those that are here already once, and not of each. Not by a timer:
 * a test that stops the clock before it opens a page must get the page all the same.
 */
function tell(): void {
  if (telling) return;
  telling = true;
  queueMicrotask(() => {
    telling = false;
    for (const listener of listeners) listener();
  });
}

const warned = new Set<string>();

function routesIn(groups: Group[]): Routes<Group> {
  const owners = groups.map((group) => ({ group, demos: group.manifest?.demos ?? [] }));
  return routesOf(owners, (address, first, { group: { config } }) => {
    const warning = `${config.name}: ${address} is already a page of ${first.group.config.name}, which keeps it.`;
    if (!warned.has(warning)) console.warn(warning);
    warned.add(warning);
  });
}
