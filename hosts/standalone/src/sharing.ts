import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';

const SHARED: Record<string, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'react-dom/client': ReactDOMClient,
};

/** What a container asks of an instance of the federation runtime, if it shares nothing itself and has no remotes. */
class Sharing {
  readonly name: string;
  readonly options: object;
  readonly shareScopeMap = {};

  constructor(options: { name: string }) {
    this.name = options.name;
    this.options = options;
  }

  initOptions() {}
  initShareScopeMap() {}

  initializeSharing(): [] {
    return [];
  }

  /** The module's factory. If it is false, the container says which module is missing. */
  async loadShare(module: string): Promise<false | (() => unknown)> {
    return module in SHARED && (() => SHARED[module]);
  }
}

/**
 * Containers look for the federation runtime under this name (`externalRuntime`). Here they only need React of it. The whole runtime has
 * 12 kB, and each frame on a group's own origin would wait for it. The container is of the same version of this package, so what it asks
 * for is known.
 */
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: {
    ModuleFederation: Sharing,
    CurrentGlobal: { __FEDERATION__: { __INSTANCES__: [] } },
    getGlobalFederationConstructor() {},
    setGlobalFederationConstructor() {},
    setGlobalFederationInstance() {},
    helpers: {},
  },
});
