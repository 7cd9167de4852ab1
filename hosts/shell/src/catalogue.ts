import type { RemoteConfig } from '@playground/shared/config';
import {
  addressesOf,
  CONTRACT,
  comparable,
  type PublishedDemo,
  type PublishedPage,
  publishedDemoProblem,
} from '@playground/shared/demo';
import { Fault } from './Fault';

/** What the shell takes from a remote's `mf-manifest.json`. */
export interface Manifest {
  demos: PublishedDemo[];
  /** The container's script, an absolute address on the remote's own origin. */
  entry: string;
  /** For each exposed module, the absolute addresses of the scripts and styles it is made of. */
  assets: Map<string, { js: string[]; css: string[] }>;
  /** The file of the cards' icons, an absolute address; a build may have none. */
  icons?: string;
}

/** A group of demos, as far as the shell knows it by now. */
export interface Group {
  config: RemoteConfig;
  state: 'loading' | 'ready' | 'failed';
  manifest?: Manifest;
  /** Why it failed. */
  fault?: Fault;
}

/** A page and the group it comes from. */
export interface Route {
  group: Group;
  demo: PublishedDemo;
  page: PublishedPage;
}

/** Everything the shell knows about the remotes. A new object at every change, so that React can compare. */
export interface Catalogue {
  groups: Group[];
  /** By comparable address. */
  readonly routes: Map<string, Route>;
  /** What was a route before: a page that a newer build dropped works here while it can, or says what became of it. */
  earlier?: Map<string, Route>;
}

/** A response whose body has been read already, and can be had again and again. */
export type EarlyAnswer = Pick<Response, 'ok' | 'status' | 'text' | 'json'>;

declare global {
  interface Window {
    /** What html/early.js asked for, by address. */
    earlyManifests?: Record<string, Promise<EarlyAnswer>>;
  }
}

/** How long a manifest may take, in milliseconds. A group that is away says so within ten seconds, code included. */
const MANIFEST_TIMEOUT = 8000;

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
  publish(remotes.map((config) => ({ config, state: 'loading' })));
  for (const config of remotes) void loadGroup(config);
  window.addEventListener('online', () => {
    for (const { config, state } of catalogue.groups) if (state === 'failed') void loadGroup(config);
  });
}

/** Fetches a remote's manifest again; resolves with what came of it, never rejects. */
export async function loadGroup(config: RemoteConfig): Promise<Group> {
  let group: Group;
  try {
    group = { config, state: 'ready', manifest: await fetchManifest(config) };
  } catch (error) {
    group = { config, state: 'failed', fault: Fault.from(error, 'MANIFEST') };
  }
  // What a group has shown stays on the page while it is asked again in vain.
  const before = catalogue.groups.find(({ config: { name } }) => name === config.name);
  if (group.state === 'failed' && before?.manifest) group.manifest = before.manifest;
  publish(catalogue.groups.map((other) => (other.config.name === config.name ? group : other)));
  return group;
}

/** The page at an address, in whatever case it is written. */
export function findRoute({ routes, earlier }: Catalogue, pathname: string): Route | undefined {
  return routes.get(comparable(pathname)) ?? earlier?.get(comparable(pathname));
}

async function fetchManifest(config: RemoteConfig): Promise<Manifest> {
  const address = `${config.url}/mf-manifest.json`;
  let body: unknown;
  try {
    body = await inTime(address, readJson(address));
  } catch (error) {
    if (error instanceof Fault) throw error;
    if (error instanceof SyntaxError) throw new Fault('MANIFEST_NOT_JSON', `${address} is not JSON.`);
    throw new Fault('MANIFEST_UNREACHABLE', `${address} cannot be reached.`);
  }
  return readManifest(config, body);
}

async function readJson(address: string): Promise<unknown> {
  // The document has asked already, before this code had come (html/early.js); a second time we ask ourselves.
  const early = window.earlyManifests?.[address];
  delete window.earlyManifests?.[address];
  const response = await (early ?? fetch(address));
  if (!response.ok) throw new Fault(`MANIFEST_HTTP_${response.status}`, `${address} answered ${response.status}.`);
  return response.json();
}

function inTime<T>(address: string, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Fault('MANIFEST_TIMEOUT', `${address} did not answer within ${MANIFEST_TIMEOUT / 1000} seconds.`));
    }, MANIFEST_TIMEOUT);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The parts of the plugin's manifest that are read here; anything may be missing or of another type. */
interface RawManifest {
  metaData?: {
    name?: unknown;
    contract?: unknown;
    demos?: unknown;
    icons?: unknown;
    remoteEntry?: { path?: unknown; name?: unknown };
  };
  exposes?: { path?: unknown; assets?: { js?: { sync?: unknown }; css?: { sync?: unknown } } }[];
}

/** Checks what another origin sent. Throws a Fault when it is no manifest; leaves out single entries that are wrong. */
export function readManifest(config: RemoteConfig, body: unknown): Manifest {
  const { metaData, exposes } = (body ?? {}) as RawManifest;
  const entryName = metaData?.remoteEntry?.name;
  if (!metaData || typeof entryName !== 'string' || !Array.isArray(metaData.demos) || !Array.isArray(exposes)) {
    throw new Fault('MANIFEST_SHAPE', 'The manifest is not one of this playground.');
  }
  if (metaData.contract !== CONTRACT) {
    throw new Fault(
      'MANIFEST_CONTRACT',
      `It was built for version ${String(metaData.contract)} of the contract; this shell knows version ${CONTRACT}.`,
    );
  }
  const demos: PublishedDemo[] = [];
  for (const demo of metaData.demos) {
    const problem = publishedDemoProblem(demo);
    if (problem) console.warn(`${config.name}: a demo is left out, it ${problem}.`, demo);
    else demos.push(demo);
  }
  const assets: Manifest['assets'] = new Map();
  for (const expose of exposes) {
    const { js, css } = expose?.assets ?? {};
    if (typeof expose?.path !== 'string') continue;
    assets.set(expose.path, { js: ownAddresses(config, js?.sync), css: ownAddresses(config, css?.sync) });
  }
  return {
    demos,
    entry: ownAddress(config, `${metaData.remoteEntry?.path || ''}${entryName}`),
    assets,
    ...(typeof metaData.icons === 'string' && { icons: ownAddress(config, metaData.icons) }),
  };
}

/** The absolute address of a remote's file. A manifest may only name files of the origin that it came from. */
function ownAddress(config: RemoteConfig, file: string): string {
  const base = `${config.url}/`;
  const address = new URL(file, base);
  if (!address.href.startsWith(base)) {
    throw new Fault('MANIFEST_ORIGIN', `The manifest names a file of another origin: ${address.origin}.`);
  }
  return address.href;
}

function ownAddresses(config: RemoteConfig, files: unknown): string[] {
  if (!Array.isArray(files)) return [];
  return files.filter((file) => typeof file === 'string').map((file) => ownAddress(config, file));
}

function publish(groups: Group[]): void {
  const replaced = catalogue.groups.filter((group) => group.manifest && !groups.includes(group));
  const earlier =
    replaced.length === 0 ? catalogue.earlier : new Map([...(catalogue.earlier ?? []), ...routesOf(replaced)]);
  let routes: Catalogue['routes'] | undefined;
  // Made when somebody asks: manifests come in a burst, and home looks only when all are there.
  catalogue = {
    groups,
    get routes() {
      routes ??= routesOf(groups);
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

/** Remotes are built apart, so their paths can clash: the first in the order of the configuration keeps the path. */
function routesOf(groups: Group[]): Catalogue['routes'] {
  const routes: Catalogue['routes'] = new Map();
  for (const group of groups) {
    for (const demo of group.manifest?.demos ?? []) {
      for (const page of [demo, ...demo.pages]) {
        for (const address of addressesOf({ ...page, pages: [] })) {
          const first = routes.get(address);
          if (!first) routes.set(address, { group, demo, page });
          else if (!warned.has(`${group.config.name} ${address}`)) {
            warned.add(`${group.config.name} ${address}`);
            console.warn(
              `${group.config.name}: ${address} is already a page of ${first.group.config.name}, which keeps it.`,
            );
          }
        }
      }
    }
  }
  return routes;
}
const warned = new Set<string>();
