import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '../../../shared/contract/site.ts';
import { type Listener, type ListenOptions, listen } from '../../common/src/listen.ts';
import type { Metrics } from '../../common/src/metrics.ts';
import { headersOfRefusals } from '../../common/src/refusals.ts';
import { origin } from './origin.ts';

export interface ServeOptions extends Pick<ListenOptions, 'drainMs' | 'limits'> {
  /** The folder with the build. */
  root: string;
  /** `shell`, or the remote's name. */
  name: string;
  /** 0, the default, takes a free one. */
  port?: number;
  /** `localhost` by default: not reachable from other machines. A container passes 0.0.0.0. */
  host?: string;
  /** The site's addresses, or where to ask for them: with free ports they are known only after all servers stand. */
  site: SiteConfig | (() => SiteConfig);
  /** For the shell: by name, where it finds a group whose public origin it cannot reach. */
  internalUrls?: Record<string, string>;
  /**
   * False serves the shell's documents as a plain static host does: they say nothing of the groups, and `/catalogue.json` is not
   * there. True unless it is given.
   */
  hints?: boolean;
  /** False ignores `?fault=` in the requests to a group. True unless it is given. */
  faults?: boolean;
  /** For development alone: what a document may load beside the configured origins, e.g. `http://localhost:*`. */
  elsewhere?: string[];
  /** A line for each request on stdout. */
  log?: boolean;
  metrics?: Metrics;
}

/**
 * Serves one origin: a build's files with the headers that docs/headers.md lists.
 * Rejects with one line when there is no such folder or the port is in use.
 */
export async function serve(options: ServeOptions): Promise<Listener> {
  const { name, port, host, drainMs, limits } = options;
  const root = path.resolve(options.root);
  if (!(await stat(root).catch(() => undefined))?.isDirectory()) {
    throw new Error(`${name} cannot start: there is no folder ${options.root} to serve.`);
  }
  const app = await origin({ ...options, root });
  return listen(app, name, port, host, { drainMs, limits, refusalHeaders: await headersOfRefusals(app) });
}
