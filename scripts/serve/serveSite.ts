import { existsSync } from 'node:fs';
import path from 'node:path';
import { originsOf, type SiteAddresses } from '../../services/common/src/environment.ts';
import { serve } from '../../services/static/src/serve.ts';
import type { RemoteConfig, SiteConfig } from '../../shared/contract/site.ts';
import { root } from '../build/workspaces.ts';

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

/** Every origin on a free port of this machine, so that a running `npm start` is not disturbed. */
export function onFreePorts({ ports, ...others }: SiteAddresses): SiteAddresses {
  return { ...others, ports: Object.fromEntries(Object.keys(ports).map((name) => [name, 0])) };
}

/**
 * Serves the shell, the remotes that are in this repository and the API, each on its own port, from the builds in `dist`.
 * Resolves when all of them answer. Rejects with one line that names the port when one is in use.
 */
export async function serveSite(
  { site: wanted, ports, internalUrls, faults, api: settings }: SiteAddresses,
  { only, folders = {}, hints, elsewhere }: ServeSiteOptions = {},
): Promise<RunningSite> {
  // Ports that are free are only known once they are taken: the servers read the addresses when they are first asked.
  const site = structuredClone(wanted);
  const internal = { ...internalUrls };
  const running: { close(): Promise<void> }[] = [];
  const close = async () => {
    await Promise.all(running.map((server) => server.close()));
  };
  const origin = async (name: string, directory: string) => {
    const folder = folders[name] ?? path.join(root, directory, 'dist');
    const server = await serve({
      name,
      root: folder,
      port: ports[name],
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
  // A group that has its folder elsewhere is served by its own team, at the address in the table.
  const isHere = ({ name }: RemoteConfig) => name in folders || existsSync(path.join(root, 'remotes', name));
  const attempt = async (all: Promise<void>[]) => {
    // All are awaited, also when one fails: what has started by then must be closed.
    const failed = (await Promise.allSettled(all)).find((result) => result.status === 'rejected');
    if (!failed) return;
    await close();
    throw failed.reason;
  };
  const pages = () => [
    origin('shell', 'hosts/shell').then((url) => {
      site.shell = url ?? site.shell;
    }),
    ...site.remotes.filter(isHere).map(async (remote) => {
      remote.url = (await origin(remote.name, `remotes/${remote.name}`)) ?? remote.url;
    }),
  ];
  if (only !== 'api') await attempt(pages());
  if (only !== 'pages') await attempt([api()]);
  return { site, close };
}

/** The addresses, one a line, for whoever started the site. */
export function addressTable({ shell, remotes, services }: SiteConfig): string {
  const rows = [
    ['Playground', shell],
    ...remotes.map(({ title, url }) => [title, url]),
    ['API', services.mail],
    ['Inbox', services.inbox],
  ] as [string, string][];
  const width = Math.max(...rows.map(([title]) => title.length));
  return ['', ...rows.map(([title, url]) => `  ${title.padEnd(width)}  ${url}`), '', 'Ctrl-C stops it.'].join('\n');
}
