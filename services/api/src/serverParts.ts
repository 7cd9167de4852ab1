import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { foldersIn, project, serverFilesOf } from '../../../shared/project/folders.ts';
import { type Listener, listen, type ServerOptions } from '../../common/src/listen.ts';
import { headersOfRefusals } from '../../common/src/refusals.ts';
import type { CommonOptions } from './application.ts';
import type { Codes, Tries } from './codes.ts';
import type { Limits } from './limits.ts';
import type { Mailer } from './mailer.ts';
import type { Runs } from './runs.ts';
import type { Store } from './store.ts';

/** What the host gives to the server part of a demo. */
export interface Host extends CommonOptions {
  runs: Runs;
  tries: Tries;
  mailer: Mailer;
  limits: Limits;
  /** The first signs and seals, and each of them is accepted. Replicas have the same. */
  secrets: readonly string[];
  /** The store where all replicas count together. Without it this process counts for itself. */
  store: Store | undefined;
  /** The origins whose pages may call the API. */
  allowedOrigins: string[];
  /** The domains that mail may go to. Undefined if all mail goes to our own inbox. */
  allowedDomains: string[] | undefined;
  codes: Codes;
  /** Whether browsers reach us by https. Then they send cookies only over https. */
  secureCookie: boolean;
  /** The clock, in milliseconds since 1970. */
  now?: (() => number) | undefined;
}

/** Where a server with an origin of its own is. */
export interface Place<Name extends string = string> {
  /** Whether the port is a free one, so that `publicUrl` does not name it. */
  onFreePort: boolean;
  publicUrl: string;
  /** The addresses of all such servers for browsers. They are known when all listen. */
  urls: Record<Name, string>;
}

/** The default export of a demo's `server.ts` makes it. */
export interface ServerPart {
  /** The calls that `?fault=` can name. */
  calls?: string[];
  /** Adds its calls to the API. */
  routes?(app: FastifyInstance): void | Promise<void>;
  /** Servers on origins of their own, by name: NAME_PORT and NAME_URL say where. */
  // biome-ignore lint/suspicious/noExplicitAny: each part knows the names of its own origins.
  origins?: Record<string, { title: string; create(place: Place<any>): Promise<FastifyInstance> }>;
}

/** The server parts of all demos of the project. Rejects with one line if two have a call of the same name. */
export async function serverParts(host: Host): Promise<ServerPart[]> {
  const files = foldersIn(path.join(project, 'remotes')).flatMap(serverFilesOf);
  const modules = await Promise.all(
    files.map((file): Promise<{ default: (host: Host) => ServerPart }> => {
      // A relative name, because an absolute one is no specifier on Windows.
      return import(path.relative(import.meta.dirname, file).replaceAll('\\', '/'));
    }),
  );
  const owners = new Map<string, string>();
  return modules.map((module, place) => {
    const part = module.default(host);
    const file = path.relative(project, files[place] as string);
    for (const call of part.calls ?? []) {
      const other = owners.get(call);
      if (other) throw new Error(`${other} and ${file} both have a call ${call}. Give one of them another name.`);
      owners.set(call, file);
    }
    return part;
  });
}

/** By name. A port of 0, the default, takes a free one. */
interface OriginsOptions extends Pick<ServerOptions, 'host' | 'drainMs'> {
  ports: Partial<Record<string, number>>;
  publicUrls: Partial<Record<string, string>>;
}

/** Starts the servers with origins of their own. Rejects with one line that names the port if one is in use. */
export async function startOrigins(parts: ServerPart[], { ports, publicUrls, host, drainMs }: OriginsOptions) {
  const urls: Record<string, string> = {};
  const running: Listener[] = [];
  const close = async () => void (await Promise.all(running.map((listener) => listener.close())));
  try {
    for (const [name, { title, create }] of parts.flatMap(({ origins = {} }) => Object.entries(origins))) {
      const port = ports[name] ?? 0;
      const onFreePort = port === 0;
      const publicUrl = publicUrls[name] ?? `http://localhost:${port}`;
      const app = await create({ urls, publicUrl, onFreePort });
      const refusalHeaders = await headersOfRefusals(app);
      const listener = await listen(app, title, port, host, { drainMs, refusalHeaders });
      running.push(listener);
      urls[name] = onFreePort ? listener.url : publicUrl;
    }
    return { urls, close };
  } catch (error) {
    await close();
    throw error;
  }
}
