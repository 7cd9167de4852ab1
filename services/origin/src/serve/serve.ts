import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Listener, listen } from '../../../common/src/listen.ts';
import { headersOfRefusals } from '../../../common/src/refusals.ts';
import { forward } from './forward.ts';
import { type OriginOptions, origin } from './origin.ts';

/** Serves one origin with the headers in docs/headers.md. Rejects with one line if the folder or the port cannot be used. */
export async function serve(options: OriginOptions): Promise<Listener> {
  const { name, port, host, drainMs, proxy = {} } = options;
  const root = path.resolve(options.root);
  await readdir(root).catch(({ code }: NodeJS.ErrnoException) => {
    const problem = code === 'EACCES' ? 'may not be read by this user' : `does not exist. Build ${name} first`;
    throw new Error(`${name} cannot start: the folder ${options.root} ${problem}.`);
  });
  const app = await origin({ ...options, root });
  const refusalHeaders = await headersOfRefusals(app);
  const callers = () => {
    const { shell, remotes } = typeof options.site === 'function' ? options.site() : options.site;
    return [shell, ...remotes.filter((remote) => remote.name === name).map(({ url }) => url)];
  };
  const forwarding = Object.keys(proxy).length > 0 ? forward(app, proxy, { callers, refusalHeaders }) : app;
  return listen(forwarding, name, port, host, { drainMs, refusalHeaders });
}
