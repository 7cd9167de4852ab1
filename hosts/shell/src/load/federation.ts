// Demos need all of Bootstrap. The shell has its own small part of it.
import '@playground/kit/html/bootstrap.css';
import { createInstance } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { Practice } from '@playground/kit/practice/Practice';
import { underFault } from '@playground/kit/underFault';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import { version as reactDomVersion } from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import { Failure, isMissingChunk } from '../fetch/Failure';
import { Running } from '../parts/Running';
import { containers } from './containers';
import { partsOfDemos } from './partsOfDemos';

// webpack.config.base.ts defines it.
declare const __DEVELOPMENT__: boolean;

/** Milliseconds for the container's script. */
const SCRIPT_TIMEOUT = 4500;

const singleton = (version: string, lib: () => unknown) => ({
  version,
  lib,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

// Here, so that home does not load them.
Object.assign(partsOfDemos, { Practice, Running });

/** An entry without a hash in its name: each build may have it. */
const FIXED_NAME = /\/[^/.]+\.m?js$/;

/** The entries that this shell's React refused. */
const refusals = new Map<string, Failure>();

// The entries of remotes are built without the runtime (`externalRuntime`) and look for it under this name.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

const instance = createInstance({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: {
    react: singleton(React.version, () => React),
    'react/jsx-runtime': singleton(React.version, () => jsxRuntime),
    'react-dom': singleton(reactDomVersion, () => ReactDOM),
    'react-dom/client': singleton(reactDomVersion, () => ReactDOMClient),
  },
  plugins: [
    {
      name: 'scripts-of-remotes',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = underFault(url);
        // The same mode as the preload. It also gives the full message of an error in the script.
        script.crossOrigin = 'anonymous';
        return { script, timeout: SCRIPT_TIMEOUT };
      },
    },
  ],
});

/** By module and version, whose copy it is and which containers use it. */
export const shareScope = () => instance.shareScopeMap.default ?? {};

/** A module of the container whose script is `entry`, which may be an ES module. Rejects with a Failure; another `entry` then starts afresh. */
export async function loadModule(remote: string, entry: string, expose: string, isModule = false): Promise<unknown> {
  // The runtime reports another React once. Asked again, it runs the demo without any.
  const refused = refusals.get(entry);
  if (refused) throw refused;
  const name = containers.get(remote)?.get(entry) ?? register(remote, entry, isModule);
  try {
    return await instance.loadRemote(`${name}/${expose.replace(/^\.\//, '')}`);
  } catch (error) {
    // The browser's console shows its place in the sources.
    if (__DEVELOPMENT__) reportError(error);
    const failure = readable(error);
    // Its build was replaced. Another address is past the cache, and past the container of the older build.
    if (failure.code === 'CHUNK' && FIXED_NAME.test(entry))
      return loadModule(remote, `${entry}?newer`, expose, isModule);
    if (failure.code === 'SHARED_VERSION') refusals.set(entry, failure);
    throw failure;
  }
}

/** Each entry gets its own name in the runtime: older builds go on beside it, and nothing of a failed one is reused. */
function register(remote: string, entry: string, isModule: boolean): string {
  const container = `${remote}_remote`;
  const names = containers.get(remote) ?? new Map<string, string>();
  const earlier = names.size;
  const name = earlier === 0 ? container : `${container} ${earlier + 1}`;
  containers.set(remote, names.set(entry, name));
  // All builds of a group use one global. The runtime would take the older build's container from there.
  if (earlier > 0) Object.assign(globalThis, { [container]: undefined });
  instance.registerRemotes([{ name, entry, entryGlobalName: container, type: isModule ? 'module' : 'global' }]);
  return name;
}

/** Keeps the runtime's own codes (RUNTIME-001 …). webpack's errors get a code that says what is missing. */
function readable(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const { message } = error as Error;
  const own = /\b(RUNTIME-\d+)\b/.exec(message)?.[1];
  if (own) return new Failure(own.replace('-', '_'), 'Its code could not be loaded.');
  const [, ours, module, wanted] = /Version (\S+) from .* singleton module (\S+) .* needs ([^)]+)/.exec(message) ?? [];
  if (wanted) return new Failure('SHARED_VERSION', `It was built for ${module} ${wanted}; this shell has ${ours}.`);
  if (isMissingChunk(error) || /module script failed|dynamically imported/.test(message))
    return new Failure('CHUNK', 'A part of its code could not be loaded.');
  return new Failure('DEMO_CODE', message);
}
