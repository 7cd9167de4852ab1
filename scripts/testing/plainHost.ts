import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv, { type Options } from 'sirv';

/** What docs/contract.md asks each origin for. */
const openToAll = (response: ServerResponse) => response.setHeader('Access-Control-Allow-Origin', '*');

/** Serves a folder on a free port by a plain static server, which looks for each file again at each request. */
export async function plainHost(folder: string, { setHeaders = openToAll, ...options }: Options = {}) {
  const server = createServer(sirv(folder, { ...options, dev: true, setHeaders }));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
