import { readManifest } from '@playground/kit/contract/manifest';
import type { Mountable } from '@playground/kit/contract/mount';
import type { ComponentType } from 'react';
import { conditions } from '../fetch/conditions';
import { Failure } from '../fetch/Failure';
import type { Route } from '../fetch/groups';
import { namedChunk } from '../fetch/namedChunk';
import { preload, preloadAnew } from '../fetch/preload';

/** Home never needs the federation runtime, so it loads with the first demo. */
const federation = () =>
  import(/* webpackChunkName: "federation" */ './federation').catch(() => {
    throw new Failure('FEDERATION', 'The code that loads demos did not arrive.');
  });

/** A page's component. A retry (`attempt` above 0) uses another address, so that it does not join a request that hangs. */
export async function fetchComponent(route: Route, attempt: number): Promise<ComponentType> {
  const { group, page } = (await conditions.inVersion?.(route, readManifest, Failure)) ?? route;
  const { manifest, config } = group;
  if (!manifest) throw group.failure ?? new Failure('MANIFEST', 'The group is not available.');
  const assets = manifest.assets.get(page.expose);
  // Request all files side by side, because the manifest names them all.
  // What uses up a failed preload would run a module as a classic script.
  const askFor = attempt === 0 || manifest.module ? preload : preloadAnew;
  if (attempt === 0) preload(manifest.entry, 'script');
  for (const address of assets?.js ?? []) askFor(address, 'script');
  for (const address of assets?.css ?? []) askFor(address, 'style');
  if (attempt === 0) await namedChunk;
  const { loadModule } = await federation();
  const entry = attempt === 0 ? manifest.entry : `${manifest.entry}?attempt=${attempt}`;
  const module = await loadModule(config.name, entry, page.expose, manifest.module);
  const shown = (module as { default?: ComponentType | Partial<Mountable> } | null)?.default;
  if (typeof shown === 'function') return shown;
  if (typeof shown?.mount !== 'function') {
    throw new Failure('DEMO_SHAPE', 'Its module exports neither a component nor { mount } by default.');
  }
  const { mountedPage } = await import(/* webpackChunkName: "mounted" */ '../parts/mountedPage');
  return mountedPage(shown as Mountable, route);
}
