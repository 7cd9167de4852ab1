import { existsSync } from 'node:fs';
import path from 'node:path';
import { freePortFrom, listen } from '../../services/common/src/listen.ts';
import { readAnswer } from '../../services/common/src/readAnswer.ts';
import type { OriginOptions } from '../../services/origin/src/serve/origin.ts';
import { serve } from '../../services/origin/src/serve/serve.ts';
import { PROVIDERS, type RemoteConfig, type SiteConfig } from '../../shared/contract/site.ts';
import {
  movedTo,
  originsOf,
  ownOriginsOf,
  type SiteAddresses,
  siteFromEnvironment,
  variableOf,
} from '../../shared/project/environment.ts';
import { folderOf, project } from '../../shared/project/folders.ts';
import { inColumns } from '../commandLine.ts';
import { startBackend } from './startBackend.ts';

/** A site that answers at all its addresses. */
export interface RunningSite {
  /** The real ports are in its addresses, also if free ones were asked for. */
  site: SiteConfig;
  /** By name, the addresses at which this machine reaches the origins that are served here. */
  internalUrls: Record<string, string>;
  close(): Promise<void>;
}

export interface ServeSiteOptions extends Pick<OriginOptions, 'hints' | 'elsewhere' | 'buildVersions' | 'heard'> {
  only?: 'pages' | 'api';
  /** By name, the folders of builds that are not in `dist`. */
  folders?: Record<string, string>;
}

/**
 * The site's settings from the environment and, for variables that are not set there, from `.env`, as in `docker compose`. Throws with
 * one line that names the wrong variable. What is `asked` comes before both.
 */
export function readSettings(asked: Record<string, string> = {}): SiteAddresses {
  const file = path.join(project, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return siteFromEnvironment({ ...process.env, ...asked });
}

/** Gives every origin a free port, so that a running `npm start` is not disturbed. */
export function onFreePorts({ ports, ...others }: SiteAddresses): SiteAddresses {
  return { ...others, ports: Object.fromEntries(Object.keys(ports).map((name) => [name, 0])) };
}

/** Serves the builds in `dist`, and the API. Resolves when all answer. Rejects with one line that names the port if one is in use. */
export async function serveSite(
  { ports, host, faults, exam, proxies, ...wanted }: SiteAddresses,
  { only, folders = {}, ...options }: ServeSiteOptions = {},
): Promise<RunningSite> {
  // A free port is known only when a server has it. The servers read these addresses at their first request.
  const { site, internalUrls, backends } = structuredClone(wanted);
  const runServerPartsAt = (api: string) => {
    for (const { proxy, serverParts } of Object.values(backends)) {
      for (const service of serverParts) proxy[service] = api;
    }
  };
  runServerPartsAt(site.services.mail);
  const running: { close(): Promise<void> }[] = [];
  const close = async () => void (await Promise.all(running.map((server) => server.close())));
  const startOrigin = async (name: string, address: { url: string }) => {
    const root = folders[name] ?? path.join(folderOf(name), 'dist');
    const [port, proxy] = [ports[name], backends[name]?.proxy];
    const common = { host, faults, exam, proxies, ...options };
    const server = await serve({ name, root, port, site: () => site, internalUrls, proxy, ...common });
    running.push(server);
    // Even if a proxy answers at the public address, this server is on this machine.
    internalUrls[name] ??= server.url;
    if (port) return;
    const remote = site.remotes.find((one) => one === address);
    Object.assign(address, remote ? movedTo(remote, server.url) : { url: server.url });
  };
  const startBackendOf = async ({ name, services = {} }: RemoteConfig) => {
    const { run, proxy = {}, serverParts = [] } = backends[name] ?? {};
    const [backend] = Object.entries({ ...services, ...proxy }).filter(([service]) => !serverParts.includes(service));
    if (!run || !backend) return;
    const close = await startBackend(run, backend[1]);
    running.push({ close: async () => close() });
  };
  const startPages = async () => {
    const shell = { url: site.shell };
    const remotes = site.remotes.filter(({ name }) => isHere(name, folders));
    const starting = [
      startOrigin('shell', shell),
      ...remotes.map((remote) => startOrigin(remote.name, remote)),
      ...remotes.map(startBackendOf),
    ];
    // If one fails, the others must have started before they can be closed.
    await Promise.allSettled(starting);
    await Promise.all(starting);
    site.shell = shell.url;
  };
  const startApi = async () => {
    const api = await import('../../services/api/src/start.ts');
    const { mail, inbox, geocoder } = site.services;
    const server = await api.startApi({
      ...wanted.api,
      ...ownOriginsOf(site, ports),
      host,
      port: ports.api,
      inboxPort: ports.inbox,
      smtpPort: ports.smtp,
      publicUrl: mail,
      publicInboxUrl: inbox,
      allowedOrigins: originsOf(site),
      faults,
      proxies,
    });
    running.push(server);
    runServerPartsAt(server.url);
    if (ports.api === 0)
      Object.assign(site.services, { mail: server.url, ...(geocoder === mail && { geocoder: server.url }) });
    if (ports.inbox === 0 && server.inboxUrl) site.services.inbox = server.inboxUrl;
    // A team's project may have no demo with such a server.
    for (const name of PROVIDERS) site.services[name] = server.originUrls[name];
  };
  try {
    if (only !== 'api') await startPages();
    if (only !== 'pages') await startApi();
  } catch (error) {
    await close();
    throw error;
  }
  return { site, internalUrls, close };
}

/** False for a group that is not in this repository. Its own team serves it, at the address in the table. */
function isHere(name: string, folders: Record<string, string> = {}): boolean {
  return name in folders || existsSync(folderOf(name));
}

/**
 * Resolves if the ports that `serveSite` needs are free. Else rejects with one line that has all taken ports, and the variables that set
 * free ones. Call it before a build, because a build takes a minute.
 */
export async function checkPorts(
  { site, ports, host }: SiteAddresses,
  folders?: Record<string, string>,
): Promise<void> {
  const elsewhere = site.remotes.filter(({ name }) => !isHere(name, folders)).map(({ name }) => name);
  const wanted = new Map<number, string>();
  const taken: string[] = [];
  const free: string[] = [];
  let cause: unknown;
  const offered = Object.values(ports);
  for (const [name, port] of Object.entries(ports)) {
    if (port === 0 || elsewhere.includes(name)) continue;
    const variable = `${variableOf(name)}_PORT`;
    if (wanted.has(port)) throw new Error(`${wanted.get(port)} and ${variable} are both ${port}.`);
    wanted.set(port, variable);
    try {
      const tried = await listen({ routing() {}, close: async () => {} }, name, port, host);
      await tried.close();
    } catch (error) {
      const { message, cause: code } = error as Error & { cause?: NodeJS.ErrnoException };
      if (code?.code !== 'EADDRINUSE') throw new Error(`${message} ${code ? variable : 'BIND'} sets another one.`);
      cause = code;
      const next = await freePortFrom(port + 1, offered);
      offered.push(next);
      taken.push(`${port} (${variable})`);
      free.push(`${variable}=${next}`);
    }
  }
  if (taken.length === 0) return;
  throw new Error(`Ports in use: ${taken.join(', ')}. These are free: ${free.join(' ')}`, { cause });
}

/** The addresses for the terminal, one on each line. A group that does not answer has a mark. */
export async function addressTable({
  site: { shell, remotes, services },
  internalUrls,
}: Pick<RunningSite, 'site' | 'internalUrls'>): Promise<string> {
  const all = await Promise.all([
    ['Playground', shell],
    // Its public address may be that of a proxy whose certificate Node does not know.
    ...remotes.map(async ({ name, title, url }) => [title, url, await answers(internalUrls[name] ?? url)]),
    ['API', services.mail],
    ['Inbox', services.inbox],
    ['Sign-in provider', services.identity],
    ['Payment provider', services.pay],
    ['Bank', services.bank],
  ]);
  const lines = inColumns(all.flatMap(([title = '', url, mark = '']) => (url ? [[title, url, mark]] : [])));
  return ['', ...lines.map((line) => `  ${line}`), '', 'Ctrl-C stops it.'].join('\n');
}

/** Why a group cannot be reached from here, in a few words. Empty if it has a manifest. */
async function answers(url: string): Promise<string> {
  try {
    const { ok, status } = await readAnswer(`${url}/mf-manifest.json`);
    return ok ? '' : `has no manifest (${status})`;
  } catch {
    return 'does not answer';
  }
}
