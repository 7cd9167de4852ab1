/** Serves a folder as a plain file server does: `node bench/plainServer.ts FOLDER`. Ends when it is killed. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

const files = sirv(process.argv[2], { brotli: true, gzip: true, etag: true });
const server = createServer(files).listen(0, '127.0.0.1', () => {
  console.log(`sirv: http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
