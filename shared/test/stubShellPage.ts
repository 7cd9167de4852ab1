// What a browser runs in stubShell.ts: the little that a container needs of a shell (docs/contract.md).
import { createInstance } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import { type ManifestFile, readManifest } from '../contract/manifest';
import type { Mountable } from '../contract/mount';
import { pageAt, routesOf } from '../contract/routes';
import { readSiteConfig } from '../contract/site';
import { mounted } from '../src/mounted';

async function show(root: HTMLElement): Promise<void> {
  const site = readSiteConfig(JSON.parse(document.getElementById('playground')?.textContent ?? ''));
  const [group] = site.remotes;
  if (!group) throw new Error('The site has no group.');
  const file: ManifestFile = await (await fetch(`${group.url}/mf-manifest.json`)).json();
  const { demos, entry } = readManifest(group.url, file);
  const page = pageAt(routesOf([{ group, demos }]), location.pathname)?.page;
  if (!page) throw new Error(`The group ${group.name} has no page at ${location.pathname}.`);
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  const shared = (lib: unknown) => ({
    version: React.version,
    lib: () => lib,
    shareConfig: { singleton: true, requiredVersion: `^${React.version}` },
  });
  const container = `${group.name}_remote`;
  const runtime = createInstance({
    name: 'shell',
    remotes: [{ name: container, entry, entryGlobalName: container, type: 'global' }],
    shareStrategy: 'loaded-first',
    shared: {
      react: shared(React),
      'react/jsx-runtime': shared(jsxRuntime),
      'react-dom': shared(ReactDOM),
      'react-dom/client': shared(ReactDOMClient),
    },
  });
  const module = await runtime.loadRemote<{ default: React.ComponentType | Mountable }>(
    container + page.expose.slice(1),
  );
  if (!module) throw new Error(`The container has no module ${page.expose}.`);
  const shown = typeof module.default === 'function' ? module.default : mounted(module.default);
  ReactDOMClient.createRoot(root).render(React.createElement(shown));
}

void show(document.getElementById('root') as HTMLElement);
