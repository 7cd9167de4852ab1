// All of Bootstrap's style, which demos rely on. The shell itself needs little of it, and brings that with its own.
import '@playground/kit/html/bootstrap.css';
import { createInstance } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { underFault } from '@playground/kit/underFault';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import { version as reactDomVersion } from 'react-dom';
import { memory } from '../memory';
import { Failure, isMissingChunk } from './Failure';

// Written in by the build (webpack.config.base.ts).
declare const __DEVELOPMENT__: boolean;

/** How long the container's script may take, in milliseconds. */
const SCRIPT_TIMEOUT = 4500;

const singleton = (version: string, lib: () => unknown) => ({
  version,
  lib,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

// The entries of remotes are built without it (`externalRuntime`) and look for it under this name.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

const instance = createInstance({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: {
    react: singleton(React.version, () => React),
    'react/jsx-runtime': singleton(React.version, () => jsxRuntime),
    'react-dom': singleton(reactDomVersion, () => ReactDOM),
  },
  plugins: [
    {
      name: 'scripts-of-remotes',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = underFault(url);
        // As the preload asked for it, and so that an error inside is told in full.
        script.crossOrigin = 'anonymous';
        return { script, timeout: SCRIPT_TIMEOUT };
      },
    },
  ],
});

/**
 * A module of a remote's container. `entry` is the address of the container's script.
 * Rejects with a Failure when it does not come, or comes broken; asking with another `entry` then starts afresh.
 */
export async function loadModule(remote: string, entry: string, expose: string): Promise<unknown> {
  const name = memory.containers.get(remote)?.get(entry) ?? register(remote, entry);
  try {
    return await instance.loadRemote(`${name}/${expose.replace(/^\.\//, '')}`);
  } catch (error) {
    // It is then said with its place in the sources (development/develop.ts).
    if (__DEVELOPMENT__) reportError(error);
    throw readable(error);
  }
}

/**
 * Makes a container known to the runtime and returns its name there. Each entry is a remote of its own: pages of the build before go
 * on beside it, and of one that failed nothing is handed out again.
 */
function register(remote: string, entry: string): string {
  const container = `${remote}_remote`;
  const names = memory.containers.get(remote) ?? new Map<string, string>();
  const earlier = names.size;
  const name = earlier === 0 ? container : `${container} ${earlier + 1}`;
  memory.containers.set(remote, names.set(entry, name));
  // Scripts of all builds put their container there, and the runtime takes what stands there for what it is about to ask for.
  if (earlier > 0) Object.assign(globalThis, { [container]: undefined });
  instance.registerRemotes([{ name, entry, entryGlobalName: container, type: 'global' }]);
  return name;
}

/** The federation runtime's own codes (RUNTIME-001 …) are kept; webpack's errors get one that says what was missing. */
function readable(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const { message } = error as Error;
  const own = /\b(RUNTIME-\d+)\b/.exec(message)?.[1];
  if (own) return new Failure(own.replace('-', '_'), 'Its code could not be loaded.');
  const [, ours, module, wanted] = /Version (\S+) from .* singleton module (\S+) .* needs ([^)]+)/.exec(message) ?? [];
  if (wanted) return new Failure('SHARED_VERSION', `It was built for ${module} ${wanted}; this shell has ${ours}.`);
  if (isMissingChunk(error)) return new Failure('CHUNK', 'A part of its code could not be loaded.');
  return new Failure('DEMO_CODE', message);
}
