import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  originsOf,
  type SiteAddresses,
  siteFromEnvironment,
  variableOf,
} from '../../services/common/src/environment.ts';
import { listen } from '../../services/common/src/listen.ts';
import { folderOf, project } from '../../services/common/src/project.ts';
import { serve } from '../../services/static/src/serve.ts';
import type { SiteConfig } from '../../shared/contract/site.ts';

/** A site that answers at all its addresses. */
export interface RunningSite {
  /** With the ports that were found, where free ones were asked for. */
  site: SiteConfig;
  close(): Promise<void>;
}

export interface ServeSiteOptions {
  /** One of the two alone, when the other is not needed or has servers of its own. */
  only?: 'pages' | 'api';
  /** By name, the folders of builds that are not in `dist`. */
  folders?: Record<string, string>;
  /** See `ServeOptions`. */
  hints?: boolean;
  elsewhere?: string[];
}

/**
 * The site as the environment wants it, and `.env` where the environment says nothing, as for `docker compose`. Throws with one line that
 * names the bad variable.
 */
export function readSettings(): SiteAddresses {
  const file = path.join(project, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return siteFromEnvironment();
}

/** Every origin on a free port of this machine, so that a running `npm start` is not disturbed. */
export function onFreePorts({ ports, ...others }: SiteAddresses): SiteAddresses {
  return { ...others, ports: Object.fromEntries(Object.keys(ports).map((name) => [name, 0])) };
}

/**
 * Serves the shell, the remotes that are in this repository and the API, each on its own port, from the builds in `dist`.
 * Resolves when all of them answer. Rejects with one line that names the port when one is in use.
 */
export async function serveSite(
  { site: wanted, ports, internalUrls, host, faults, api: settings }: SiteAddresses,
  { only, folders = {}, hints, elsewhere }: ServeSiteOptions = {},
): Promise<RunningSite> {
  // Ports that are free are only known once they are taken: the servers read the addresses when they are first asked.
  const site = structuredClone(wanted);
  const internal = { ...internalUrls };
  const running: { close(): Promise<void> }[] = [];
  const close = async () => {
    await Promise.all(running.map((server) => server.close()));
  };
  const origin = async (name: string) => {
    const folder = folders[name] ?? path.join(folderOf(name), 'dist');
    const server = await serve({
      name,
      root: folder,
      port: ports[name],
      host,
      site: () => site,
      internalUrls: internal,
      faults,
      ...(hints !== undefined && { hints }),
      ...(elsewhere && { elsewhere }),
    });
    running.push(server);
    // Whatever stands before the public origins: these are here.
    internal[name] ??= server.url;
    return ports[name] ? undefined : server.url;
  };
  const api = async () => {
    const { startApi } = await import('../../services/api/src/start.ts');
    const server = await startApi({
      ...settings,
      host,
      port: ports.api,
      inboxPort: ports.inbox,
      smtpPort: ports.smtp,
      publicUrl: site.services.mail,
      publicInboxUrl: site.services.inbox,
      allowedOrigins: originsOf(site),
      faults,
      // The terminal belongs to the table of addresses; in a container the API's own main.ts logs.
      log: false,
    });
    running.push(server);
    if (ports.api === 0) {
      if (site.services.geocoder === site.services.mail) site.services.geocoder = server.url;
      site.services.mail = server.url;
    }
    if (ports.inbox === 0 && server.inboxUrl) site.services.inbox = server.inboxUrl;
  };
  const attempt = async (all: Promise<void>[]) => {
    // All are awaited, also when one fails: what has started by then must be closed.
    const failed = (await Promise.allSettled(all)).find((result) => result.status === 'rejected');
    if (!failed) return;
    await close();
    throw failed.reason;
  };
  const pages = () => [
    origin('shell').then((url) => {
      site.shell = url ?? site.shell;
    }),
    ...site.remotes
      .filter(({ name }) => isHere(name, folders))
      .map(async (remote) => {
        remote.url = (await origin(remote.name)) ?? remote.url;
      }),
  ];
  if (only !== 'api') await attempt(pages());
  if (only !== 'pages') await attempt([api()]);
  return { site, close };
}

/** False for a group that has its folder elsewhere: it is served by its own team, at the address in the table. */
function isHere(name: string, folders: Record<string, string> = {}): boolean {
  return name in folders || existsSync(folderOf(name));
}

/**
 * Resolves when the ports that `serveSite` is going to take are free. Rejects with one line that names the variable to change: before
 * anything is built, which takes a minute.
 */
export async function checkPorts(
  { site, ports, host }: SiteAddresses,
  folders?: Record<string, string>,
): Promise<void> {
  const elsewhere = site.remotes.filter(({ name }) => !isHere(name, folders)).map(({ name }) => name);
  const taken = new Map<number, string>();
  for (const [name, port] of Object.entries(ports)) {
    if (port === 0 || elsewhere.includes(name)) continue;
    const variable = `${variableOf(name)}_PORT`;
    if (taken.has(port)) throw new Error(`${taken.get(port)} and ${variable} are both ${port}.`);
    taken.set(port, variable);
    const tried = await listen({ routing() {}, close: async () => {} }, name, port, host).catch((error: Error) => {
      throw new Error(`${error.message} ${variable} sets another one.`);
    });
    await tried.close();
  }
}

/** The addresses, one a line, for whoever started the site; a group that does not answer is marked. */
export async function addressTable({ shell, remotes, services }: SiteConfig): Promise<string> {
  const rows = await Promise.all([
    ['Playground', shell],
    ...remotes.map(async ({ title, url }) => [title, url, await answers(url)]),
    ['API', services.mail],
    ['Inbox', services.inbox],
  ]);
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const lines = rows.map(([title = '', url = '', mark = '']) =>
    `  ${title.padEnd(width(0))}  ${url.padEnd(width(1))}  ${mark}`.trimEnd(),
  );
  return ['', ...lines, '', 'Ctrl-C stops it.'].join('\n');
}

/** What is wrong with a group, seen from here, in a few words; nothing when it has a manifest. */
async function answers(url: string): Promise<string> {
  try {
    const { ok, status } = await fetch(`${url}/mf-manifest.json`, { signal: AbortSignal.timeout(2000) });
    return ok ? '' : `has no manifest (${status})`;
  } catch {
    return 'does not answer';
  }
}
