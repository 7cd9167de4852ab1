import type { ComponentType } from 'react';
import type { Route } from '../find/groups';
import { Failure } from './Failure';
import { preload, preloadAnew } from './preload';

/**
 * The script of it that a document names which knows its page, and whether that is over. Webpack, asked for what has not come yet,
 * makes an error in case it fails, which is dear where a test tool drives the browser (shared/html/errorsWithoutPlace.ts).
 */
const named = document.querySelector<HTMLScriptElement>('script[data-federation]');
const over = new Promise((resolve) => {
  if (named) named.onload = named.onerror = resolve;
  else resolve(undefined);
});

/** The federation runtime comes with the first demo; the home page never asks for it. */
const federation = () =>
  import(/* webpackChunkName: "federation" */ './federation').catch(() => {
    throw new Failure('FEDERATION', 'The code that loads demos did not arrive.');
  });

/**
 * Fetches the component of a page from the build of its group that the route names. `attempt` is 0 at first; any other number
 * asks for the container under another address, so that no retry joins a request that hangs. Rejects with a Failure.
 */
export async function fetchComponent({ group, page }: Route, attempt: number): Promise<ComponentType> {
  const { manifest, config } = group;
  if (!manifest) throw group.failure ?? new Failure('MANIFEST', 'The group is not available.');
  const assets = manifest.assets.get(page.expose);
  // Container, code and style are asked for side by side: the manifest names them all, so none has to wait to be found.
  const askFor = attempt === 0 ? preload : preloadAnew;
  if (attempt === 0) preload(manifest.entry, 'script');
  for (const address of assets?.js ?? []) askFor(address, 'script');
  for (const address of assets?.css ?? []) askFor(address, 'style');
  if (attempt === 0) await over;
  const { loadModule } = await federation();
  const entry = attempt === 0 ? manifest.entry : `${manifest.entry}?attempt=${attempt}`;
  const module = await loadModule(config.name, entry, page.expose);
  const component = (module as { default?: unknown } | null)?.default;
  if (typeof component !== 'function') throw new Failure('DEMO_SHAPE', 'The page has no component to show.');
  return component as ComponentType;
}
