// Tests of another program say which browser they have open.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

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

/** Answers what tests say, at an address of its own. `question` is the path that they ask. */
export async function answerTests(
  answer: (told: Told, question: string) => Promise<unknown>,
): Promise<{ address: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const said = await json(request)
      .then((told) => answer(told as Told, request.url ?? ''))
      .catch((error: Error) => {
        response.statusCode = 500;
        return error.message;
      });
    response.end(JSON.stringify(said));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}
