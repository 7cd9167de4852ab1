import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sirv from 'sirv';
import type { SiteAddresses } from '../../services/common/src/environment.ts';
import { contentSecurityPolicy, PERMISSIONS_POLICY } from '../../services/static/src/headers.ts';
import { workspacesNamed } from '../build/workspaces.ts';
import { writeDocument } from '../build/writeDocument.ts';
import { type RunningSite, serveSite } from '../serve/serveSite.ts';

/**
 * The same builds behind a plain static server with the headers of docs/headers.md. It knows nothing of groups and writes no
 * document: the addresses stand in the documents from before. Only the API is ours. On free ports.
 */
export async function servePlainSite(addresses: SiteAddresses): Promise<RunningSite> {
  const place = mkdtempSync(path.join(tmpdir(), 'playground-plain-'));
  const servers: Server[] = [];
  const policies = new Map<string, string>();
  const origins = new Map<string, { folder: string; url: string }>();
  for (const { name, directory } of workspacesNamed([
    'shell',
    ...addresses.site.remotes.map((remote) => remote.name),
  ])) {
    const folder = path.join(place, name);
    cpSync(path.join(directory, 'dist'), folder, { recursive: true });
    const send = sirv(folder, {
      dev: true,
      single: true,
      // What docs/headers.md asks of any host; it matters on documents alone.
      setHeaders: (response) => {
        response.setHeader('Access-Control-Allow-Origin', '*');
        response.setHeader('Content-Security-Policy', policies.get(name) ?? '');
        response.setHeader('Permissions-Policy', PERMISSIONS_POLICY);
      },
    });
    const server = createServer((request, response) => send(request, response));
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    origins.set(name, { folder, url: `http://localhost:${(server.address() as AddressInfo).port}` });
  }
  const urlOf = (name: string) => origins.get(name)?.url ?? '';
  const wanted = {
    ...addresses.site,
    shell: urlOf('shell'),
    remotes: addresses.site.remotes.map((remote) => ({ ...remote, url: urlOf(remote.name) })),
  };
  const api = await serveSite({ ...addresses, site: wanted }, { only: 'api' });
  for (const [name, { folder }] of origins) {
    policies.set(name, contentSecurityPolicy(writeDocument(folder, name, api.site), api.site));
  }
  return {
    site: api.site,
    close: async () => {
      await api.close();
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
      rmSync(place, { recursive: true, force: true });
    },
  };
}
