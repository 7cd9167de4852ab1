import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentSecurityPolicy, PERMISSIONS_POLICY, WITH_WORKER } from '../../services/origin/src/render/headers.ts';
import type { SiteAddresses } from '../../shared/project/environment.ts';
import { type Workspace, workspacesNamed } from '../build/workspaces.ts';
import { writeDocument } from '../build/writeDocument.ts';
import { type RunningSite, serveSite } from '../serve/serveSite.ts';
import { plainHost } from './plainHost.ts';

/**
 * Serves the same builds on free ports with a plain static server and the headers of docs/headers.md. This server knows no groups, so
 * the addresses are written into the documents first. Only the API is our own server.
 */
export async function servePlainSite(addresses: SiteAddresses): Promise<RunningSite> {
  const place = mkdtempSync(path.join(tmpdir(), 'playground-plain-'));
  const start = async ({ name, directory }: Workspace) => {
    const folder = path.join(place, name);
    cpSync(path.join(directory, 'dist'), folder, { recursive: true });
    const headers = { 'Access-Control-Allow-Origin': '*', 'Permissions-Policy': PERMISSIONS_POLICY };
    const origin = { policyOf: (_file: string) => '' };
    // docs/headers.md asks for these headers on each answer, although only documents need them.
    const setHeaders = (response: ServerResponse, pathname: string) => {
      response.setHeaders(new Map(Object.entries(headers)));
      response.setHeader('Content-Security-Policy', origin.policyOf(pathname.slice(1)));
    };
    return Object.assign(origin, { name, folder, ...(await plainHost(folder, { single: true, setHeaders })) });
  };
  const names = ['shell', ...addresses.site.remotes.map(({ name }) => name)];
  const origins = await Promise.all(workspacesNamed(names).map(start));
  const urlOf = (name: string) => origins.find((origin) => origin.name === name)?.url ?? '';
  const remotes = addresses.site.remotes.map((remote) => ({ ...remote, url: urlOf(remote.name) }));
  const site = { ...addresses.site, shell: urlOf('shell'), remotes };
  const api = await serveSite({ ...addresses, site }, { only: 'api' });
  for (const origin of origins) {
    const scripts = writeDocument(origin.folder, origin.name, api.site);
    origin.policyOf = (file) => {
      const place = path.join(origin.folder, file);
      const worker = file.endsWith('.html') && existsSync(place) && readFileSync(place, 'utf8').includes(WITH_WORKER);
      return contentSecurityPolicy(scripts, api.site, { worker });
    };
  }
  return {
    ...api,
    close: async () => {
      await api.close();
      await Promise.all(origins.map((origin) => origin.close()));
      rmSync(place, { recursive: true, force: true });
    },
  };
}
