import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '../../../shared/contract/site.ts';
import { type Listener, listen } from '../../common/src/listen.ts';
import { origin } from './origin.ts';

export interface ServeOptions {
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
  /** For development alone: what a document may load beside the configured origins, e.g. `http://localhost:*`. */
  elsewhere?: string[];
}

/**
 * Serves one origin: a build's files with the headers that docs/headers.md lists.
 * Rejects with one line when there is no such folder or the port is in use.
 */
export async function serve(options: ServeOptions): Promise<Listener> {
  const { name, port, host } = options;
  const root = path.resolve(options.root);
  if (!(await stat(root).catch(() => undefined))?.isDirectory()) {
    throw new Error(`${name} cannot start: there is no folder ${options.root} to serve.`);
  }
  return listen(await origin({ ...options, root }), name, port, host);
}
