import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What becomes of a response: another status, another body, or none for as long as the fault lasts. */
export interface Fault {
  /** Which files it is about. */
  at: RegExp;
  status?: number;
  /** Gets what the real server answered. */
  body?: (original: string) => string;
  headers?: Record<string, string>;
  hang?: true;
}

/** Stands before an origin and passes everything on, except what a fault is set for. */
export interface FaultServer {
  url: string;
  /** How often a file was asked for since the start. */
  requests: string[];
  set(fault: Fault): void;
  /** The cause is gone: what hung is dropped, as by a server that was started again. */
  clear(): void;
  /** Refuses connections, as if the machine were away. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

/** A fault server on a free port of this machine. `upstream` is asked for when the first request comes. */
export async function faultServer(upstream: () => string): Promise<FaultServer> {
  let fault: Fault | undefined;
  const hanging = new Set<ServerResponse>();
  const requests: string[] = [];

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/';
    requests.push(path);
    const active = fault?.at.test(path) ? fault : undefined;
    if (active?.hang) return hanging.add(response);
    const { origin = '' } = request.headers;
    const original = await fetch(upstream() + path, { headers: { origin, 'accept-encoding': 'identity' } });
    const body = Buffer.from(await original.arrayBuffer());
    const headers = Object.fromEntries(original.headers);
    for (const name of ['content-length', 'content-encoding', 'transfer-encoding', 'connection']) delete headers[name];
    if (active?.body) delete headers.etag;
    // A faulty answer that a browser may keep for a year would outlive the fault.
    if (active) headers['cache-control'] = 'no-store';
    response.writeHead(active?.status ?? original.status, { ...headers, ...active?.headers });
    response.end(active?.body ? active.body(body.toString()) : body);
  };

  let server = createServer(answer);
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    requests,
    set: (next) => {
      fault = next;
    },
    clear: () => {
      fault = undefined;
      for (const response of hanging) response.destroy();
      hanging.clear();
    },
    goAway: close,
    comeBack: async () => {
      server = createServer(answer);
      await listen(port);
    },
    close,
  };
}
