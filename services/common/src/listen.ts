import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** Requests that are still answered this long after `close()` are cut off. */
const DRAIN_MS = 3000;

/** Longer than the proxies in front of us keep theirs, which would meet a closing connection otherwise. */
const KEEP_ALIVE_MS = 72_000;

/** Sockets on one port that answer requests, until `close()` has let the last answer out. */
export interface Listener {
  /** How this machine calls it. */
  url: string;
  port: number;
  /** Answers what is under way, takes nothing new, and is done within five seconds. */
  close(): Promise<void>;
}

/** A Fastify application, as far as sockets concern it. */
interface App {
  routing: RequestListener;
  close(): PromiseLike<unknown>;
}

/**
 * Answers requests on `port`, by default a free one, of `host`, by default `localhost`, which other machines do not reach.
 * That is two addresses, whatever the machine's hosts file says: browsers try ::1 first, and when another process has the
 * port there, they reach that process instead. So the port counts as in use then.
 * Rejects with one line that names the port and `name`.
 */
export async function listen(app: App, name: string, port = 0, host = 'localhost'): Promise<Listener> {
  const addresses = host === 'localhost' ? ['127.0.0.1', '::1'] : [host];
  // A free port on one address may be taken on the other.
  for (let attempt = 1; ; attempt++) {
    const servers: Server[] = [];
    const connections = new Connections();
    try {
      for (const address of addresses) {
        const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, app.routing);
        if (await bind(server, portOf(servers) ?? port, address)) servers.push(server);
        connections.watch(server);
      }
      const bound = portOf(servers);
      if (bound === undefined) throw new Error(`${name} cannot listen on ${host}: it has no address on this machine.`);
      return {
        url: `http://${reachable(host)}:${bound}`,
        port: bound,
        close: async () => {
          const closed = Promise.all(servers.map(stop));
          connections.drain();
          await closed;
          await app.close();
        },
      };
    } catch (error) {
      await Promise.all(servers.map(stop));
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE' && port === 0 && attempt < 5) continue;
      if (code === 'EADDRINUSE') throw new Error(`Port ${port} is in use, so ${name} cannot start.`);
      if (code === 'EACCES') throw new Error(`Port ${port} is not allowed to this user, so ${name} cannot start.`);
      throw error;
    }
  }
}

/** How this machine calls what listens on `host`, as a part of an address. */
export function reachable(host: string): string {
  if (['localhost', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** False when the machine does not have the address, as ::1 where IPv6 is switched off. */
async function bind(server: Server, port: number, host: string): Promise<boolean> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen({ port, host }, resolve);
    });
    return true;
  } catch (error) {
    if (['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'ENOTFOUND'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return false;
    throw error;
  }
}

function portOf([first]: Server[]): number | undefined {
  return (first?.address() as AddressInfo | undefined)?.port;
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

/**
 * The open connections, and which of them owe an answer. Browsers keep connections open for later, some never used:
 * Node counts these as busy, and one of them would hold a closing server for minutes.
 */
class Connections {
  private readonly open = new Set<Socket>();
  private readonly busy = new Set<Socket>();
  private draining = false;

  watch(server: Server): void {
    server.on('connection', (socket) => {
      this.open.add(socket);
      socket.once('close', () => this.open.delete(socket));
    });
    server.on('request', ({ socket }, response) => {
      this.busy.add(socket);
      response.once('close', () => {
        this.busy.delete(socket);
        if (this.draining) socket.destroySoon();
      });
    });
    server.on('clientError', refuseUnreadable);
  }

  drain(): void {
    this.draining = true;
    for (const socket of this.open) if (!this.busy.has(socket)) socket.destroy();
    setTimeout(() => {
      for (const socket of this.open) socket.destroy();
    }, DRAIN_MS).unref();
  }
}

/** What could not be read as a request never reaches a handler: it is answered here, in the same form as other errors. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'The address or the headers of this request are too long.']
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ['408 Request Timeout', 'The request did not arrive in time.']
        : ['400 Bad Request', 'This is not a request that can be read.'];
  const body = JSON.stringify({ message });
  const headers = [
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`HTTP/1.1 ${status}\r\n${headers.join('\r\n')}\r\n\r\n${body}`);
}
