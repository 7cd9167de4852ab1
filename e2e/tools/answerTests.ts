// Tests of another program say which browser they have open.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a test says of itself. */
export interface Told {
  file: string;
  test: string;
  failed?: boolean;
  /** The folder that its browser keeps downloads in. */
  downloads?: string;
  /** Of WebDriver: the id of the session, and the address of the driver. */
  session?: string;
  driver?: string;
  /** The address of a browser with remote debugging. */
  cdp?: string;
}

/** A server of this machine. Tests of others must not let us ask any other. */
const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?\/?$/;

/** In bytes, of what a test says. */
const LARGEST = 64 * 1024;

/**
 * Answers what tests say, at an address with a secret part of its own, so that neither a page nor another user can ask. `question` is the
 * path that they ask below it.
 */
export async function answerTests(
  answer: (told: Told, question: string) => Promise<unknown>,
): Promise<{ address: string; close(): void }> {
  const secret = `/${randomUUID()}`;
  const server = createServer(async (request, response) => {
    const { url = '', headers } = request;
    if (!url.startsWith(secret) || headers.host !== host || headers.origin !== undefined) {
      response.writeHead(403, { Connection: 'close' }).end();
      return;
    }
    const said = await toldIn(request)
      .then((told) => answer(told, url.slice(secret.length)))
      .catch((error: Error) => {
        response.statusCode = 500;
        return error.message;
      });
    response.end(JSON.stringify(said));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { address: `http://${host}${secret}`, close: () => server.close() };
}

async function toldIn(request: AsyncIterable<Buffer>): Promise<Told> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    bytes += part.length;
    if (bytes > LARGEST) throw new Error('This is too much.');
    parts.push(part);
  }
  const told: Told = JSON.parse(Buffer.concat(parts).toString());
  for (const address of [told.cdp, told.driver]) {
    if (address && !LOCAL.test(address)) throw new Error(`${address} is not an address of this machine.`);
  }
  return told;
}
