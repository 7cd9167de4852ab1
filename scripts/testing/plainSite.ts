import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sirv from 'sirv';
import type { SiteAddresses } from '../../services/common/src/environment.ts';
import { contentSecurityPolicy, PERMISSIONS_POLICY } from '../../services/static/src/headers.ts';
import { type Workspace, workspacesNamed } from '../build/workspaces.ts';
import { writeDocument } from '../build/writeDocument.ts';
import { type RunningSite, serveSite } from '../serve/serveSite.ts';

/**
 * Serves the same builds on free ports, by a plain static server with the headers of docs/headers.md. It knows nothing of groups and
 * writes nothing into documents, so that the addresses are written into them before. Only the API is our own server.
 */
export async function servePlainSite(addresses: SiteAddresses): Promise<RunningSite> {
  const place = mkdtempSync(path.join(tmpdir(), 'playground-plain-'));
  const start = async ({ name, directory }: Workspace) => {
    const folder = path.join(place, name);
    cpSync(path.join(directory, 'dist'), folder, { recursive: true });
    const origin = { name, folder, url: '', policy: '' };
    const send = sirv(folder, {
      dev: true,
      single: true,
      // docs/headers.md asks for these on each answer. Only documents need them.
      setHeaders: (response) => {
        response.setHeader('Access-Control-Allow-Origin', '*');
        response.setHeader('Content-Security-Policy', origin.policy);
        response.setHeader('Permissions-Policy', PERMISSIONS_POLICY);
      },
    });
    const server = createServer((request, response) => send(request, response));
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    origin.url = `http://localhost:${(server.address() as AddressInfo).port}`;
    return { origin, server };
  };
  const names = ['shell', ...addresses.site.remotes.map(({ name }) => name)];
  const running = await Promise.all(workspacesNamed(names).map(start));
  const urlOf = (name: string) => running.find(({ origin }) => origin.name === name)?.origin.url ?? '';
  const remotes = addresses.site.remotes.map((remote) => ({ ...remote, url: urlOf(remote.name) }));
  const site = { ...addresses.site, shell: urlOf('shell'), remotes };
  const api = await serveSite({ ...addresses, site }, { only: 'api' });
  for (const { origin } of running) {
    origin.policy = contentSecurityPolicy(writeDocument(origin.folder, origin.name, api.site), api.site);
  }
  return {
    site: api.site,
    close: async () => {
      await api.close();
      for (const { server } of running) {
        server.closeAllConnections();
        server.close();
      }
      rmSync(place, { recursive: true, force: true });
    },
  };
}
