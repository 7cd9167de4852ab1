import { useSyncExternalStore } from 'react';
import type { Manifest, readManifest } from '../../contract/manifest';
import { exposeIn, VERSION_NAME, VERSIONS_MANIFEST } from '../../contract/versionNames';
import { shortened } from '../quoted';
import { underFault } from '../underFault';

/** The parts of a route that a version changes. */
interface Route {
  group: { config: { url: string }; manifest?: Omit<Manifest, 'leftOut' | 'file'> & { file?: unknown } };
  page: { expose: string };
}

export interface Said {
  words: string;
  wrong?: true;
}

/** How often a page asks whether its versions are built, in milliseconds. */
const PACE = 1000;

let said: (Said & { path: string }) | undefined;
const listeners = new Set<() => void>();

function say(next: Said): void {
  said = { ...next, path: window.location.pathname };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the line above the page says of the version that its address asks for. Pages of the shell and of a group's own origin have none. */
export function useVersion(version: string | null): Said {
  const now = useSyncExternalStore(subscribe, () => said);
  if (now?.path === window.location.pathname) return now;
  const asked = `‘${shortened(version ?? '')}’`;
  if (version !== null && !VERSION_NAME.test(version))
    return { words: `${asked} is not the name of a version.`, wrong: true };
  return { words: `The version ${asked} is asked for` };
}

/** The route to the version that the page's address asks for. Without such a version, the page is as usual, and the line above it says why. */
export async function inVersion<R extends Route>(
  route: R,
  read: typeof readManifest,
  Failure: new (code: string, message: string) => Error,
): Promise<R> {
  const version = new URLSearchParams(window.location.search).get('version');
  if (version === null) return route;
  const usual = (words: string) => {
    say({ words: `${words} This is the page as it is.`, wrong: true });
    return route;
  };
  if (!VERSION_NAME.test(version)) return usual(`‘${shortened(version)}’ is not the name of a version.`);
  const { group, page } = route;
  const { url } = group.config;
  // A server that builds versions when they are asked for makes those of this demo.
  const manifestFile = `${url}/${VERSIONS_MANIFEST}?page=${page.expose}`;
  const response = await fetch(underFault(manifestFile), { cache: 'no-store' }).catch(() => undefined);
  if (response?.status === 503) {
    say({ words: 'The versions of this page are being built. The page opens again when they are ready.' });
    setTimeout(openWhenBuilt, PACE, manifestFile);
    throw new Failure('VERSION', 'The versions of this page are being built.');
  }
  if (!response?.ok) return usual('This site has no versions of this page.');
  const manifest = read(url, await response.json());
  const expose = exposeIn(page.expose, version);
  if (!manifest.assets.has(expose)) return usual(`This page has no version ‘${version}’.`);
  say({ words: 'Another version of this page. It may be wrong.' });
  return { ...route, group: { ...group, manifest }, page: { ...page, expose } };
}

async function openWhenBuilt(manifest: string): Promise<void> {
  const response = await fetch(manifest, { cache: 'no-store' }).catch(() => undefined);
  if (response?.status === 503 || !response) setTimeout(openWhenBuilt, PACE, manifest);
  else window.location.reload();
}
