import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '../../../../shared/contract/site.ts';
import { type Listener, listen } from '../../../common/src/listen.ts';
import { headersOfRefusals } from '../../../common/src/refusals.ts';
import type { ServerOptions } from '../../../common/src/withMetrics.ts';
import { forward } from './forward.ts';
import { origin } from './origin.ts';

export interface ServeOptions extends ServerOptions {
  /** The folder with the build. */
  root: string;
  /** `shell`, or the name of the group. */
  name: string;
  /** The addresses of the site. A function, if they are only known after all servers have started on free ports. */
  site: SiteConfig | (() => SiteConfig);
  /** For the shell, if it cannot reach the public origin of a group: by name, the origin that it asks instead. */
  internalUrls?: Record<string, string>;
  /** For a group: by the name of its service, the backend that gets the calls below this name. */
  proxy?: Record<string, string> | undefined;
  /** If false, the shell is served as by a plain static host: without hints in its documents, and without a catalogue. */
  hints?: boolean;
  /** During an exam, the site gives out no outcomes, no Practice, no solutions and no matrix. */
  exam?: boolean;
  /** For a group: makes the versions of its pages when somebody first asks for one. */
  buildVersions?: (group: string) => Promise<void>;
  /** For a group, while a suite of tests is scored: the versions that its pages are shown in, for everybody. */
  versions?: string[];
  /** For a group, while a suite of tests is scored: called with the path of each file that was asked for. */
  heard?: (file: string) => void;
  /** Only for development: more sources that a document may load from, e.g. `http://localhost:*`. */
  elsewhere?: string[];
}

/**
 * Serves one origin: the files of a build, with the headers in docs/headers.md.
 * Rejects with one line if the folder is missing or the port is in use.
 */
export async function serve(options: ServeOptions): Promise<Listener> {
  const { name, port, host, drainMs, proxy = {} } = options;
  const root = path.resolve(options.root);
  if (!(await stat(root).catch(() => undefined))?.isDirectory()) {
    throw new Error(`${name} cannot start: the folder ${options.root} does not exist. Build ${name} first.`);
  }
  const app = await origin({ ...options, root });
  const refusalHeaders = await headersOfRefusals(app);
  const callers = () => {
    const { shell, remotes } = typeof options.site === 'function' ? options.site() : options.site;
    return [shell, ...remotes.filter((remote) => remote.name === name).map(({ url }) => url)];
  };
  const forwarding = Object.keys(proxy).length > 0 ? forward(app, proxy, { callers, refusalHeaders }) : app;
  return listen(forwarding, name, port, host, { drainMs, refusalHeaders });
}
