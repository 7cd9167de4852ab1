import { type EventEmitter, once } from 'node:events';
import { createServer, IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { CONNECTION_LIMITS, type ConnectionLimits, Connections } from './connections.ts';
import { refusalOf } from './refusals.ts';

/** A server that answers requests on one port until `close()`. */
export interface Listener {
  /** Its address for this machine. */
  url: string;
  port: number;
  /** How many connections are open, and how many were cut (`Connections.cut`). */
  connections(): { open: number; cut: number };
  /**
   * For `drainMs` it still answers everybody, but as not ready, and closes each connection after its answer. Then it finishes
   * the requests that are under way and takes no new ones. That takes at most five seconds.
   */
  close(): Promise<void>;
}

export interface ListenOptions {
  /**
   * How long proxies and clients have, in milliseconds, to notice that this server ends. Without it, the server ends at once, and the
   * system resets connections that are just being opened.
   */
  drainMs?: number;
  limits?: Partial<ConnectionLimits>;
  /** The headers of the refusal when a request cannot be read, because no handler sees that request. */
  refusalHeaders?: Record<string, string>;
}

/** What every server can be started with. */
export interface ServerOptions {
  /** 0, the default, takes a free one. */
  port?: number;
  /** `localhost` by default, which other machines cannot reach. A container passes 0.0.0.0. */
  host?: string;
  /** See `ListenOptions`. */
  drainMs?: number;
  /** Whether to log each request to stdout. */
  log?: boolean;
  /** How many proxies are in front of the server. Their X-Forwarded-For says who asked. 0 by default. */
  proxies?: number;
  /** If false, `?fault=` is ignored. True by default. */
  faults?: boolean;
}

/** Whether nobody listens on the port now, on either address of `localhost`. */
export async function isFree(port: number): Promise<boolean> {
  const tried = await listen({ routing() {}, close: async () => {} }, 'nobody', port).catch(() => undefined);
  await tried?.close();
  return tried !== undefined;
}

/** The first port from this one that nobody listens on now and that is not `taken`. Rejects if there is none. */
export async function freePortFrom(port: number, taken: Iterable<number>): Promise<number> {
  const others = new Set(taken);
  for (let next = port; next < 65_536; next++) if (!others.has(next) && (await isFree(next))) return next;
  throw new Error(`No port from ${port} on is free.`);
}

/** The part of a Fastify application that `listen` needs. */
export interface App {
  routing: RequestListener;
  /** Fastify's own server, which never listens. Its plugin for WebSockets waits there. */
  server?: EventEmitter;
  /** Whether there is a WebSocket at an address. By default there is none. */
  hasSocket?(url: string): boolean;
  stopping?(): void;
  close(): PromiseLike<unknown>;
}

/**
 * Answers requests on `port`, by default a free one, and on `host`, by default `localhost`, which other machines cannot reach.
 * `localhost` is always both 127.0.0.1 and ::1: browsers try ::1 first, so another process that has the port there would get our
 * requests. If either is taken, the port is in use. Rejects with one line that names the port and `name`.
 */
export async function listen(
  app: App,
  name: string,
  port = 0,
  host = 'localhost',
  { drainMs, refusalHeaders = {}, ...options }: ListenOptions = {},
): Promise<Listener> {
  const limits = { ...CONNECTION_LIMITS, ...options.limits };
  const addresses = host === 'localhost' ? ['127.0.0.1', '::1'] : [host];
  // A port that is free on one address may be taken on the other. Then we try another port.
  for (let attempt = 1; ; attempt++) {
    const servers: Server[] = [];
    const connections = new Connections();
    try {
      for (const address of addresses) {
        const server = createServer({
          IncomingMessage: incomingFor(app),
          // Node would refuse without our headers (`refusingFirst`).
          requireHostHeader: false,
          keepAliveTimeout: limits.keepAliveMs,
          headersTimeout: limits.headersMs,
          requestTimeout: limits.requestMs,
          connectionsCheckingInterval: limits.checkMs,
        });
        server.timeout = limits.stalledMs;
        if (await bind(server, portOf(servers) ?? port, address)) servers.push(server);
        server.on('upgrade', (request, socket, head) => {
          // For refusals. Once there is a WebSocket, its library lifts this limit.
          request.socket.setTimeout(limits.stalledMs, () => socket.destroy());
          app.server?.emit('upgrade', request, socket, head);
        });
        server.on('checkExpectation', (request, response) => server.emit('request', request, response));
        connections.watch(server, refusingFirst(app.routing, refusalHeaders), refusalHeaders, limits);
      }
      const bound = portOf(servers);
      if (bound === undefined) throw new Error(`${name} cannot listen on ${host}: this machine has no such address.`);
      const end = async () => {
        app.stopping?.();
        connections.announceEnd();
        if (drainMs !== undefined) {
          await setTimeout(drainMs);
          await connections.quiet();
        }
        const closed = Promise.all(servers.map((server) => once(server.close(), 'close')));
        connections.end();
        await closed;
        await app.close();
      };
      let ended: Promise<void> | undefined;
      return {
        url: `http://${reachable(host)}:${bound}`,
        port: bound,
        connections: () => ({ open: connections.open, cut: connections.cut }),
        close: () => (ended ??= end()),
      };
    } catch (error) {
      await Promise.all(servers.map((server) => once(server.close(), 'close')));
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE' && port === 0 && attempt < 5) continue;
      if (code === 'EADDRINUSE') throw new Error(`Port ${port} is in use, so ${name} cannot start.`, { cause: error });
      if (code === 'EACCES') {
        throw new Error(`${name} cannot start: this user may not listen on port ${port}.`, { cause: error });
      }
      throw error;
    }
  }
}

/** Refuses a request without a host, or that expects what no server does. */
function refusingFirst(routing: RequestListener, headers: Record<string, string>): RequestListener {
  return (request, response) => {
    const { host, expect = '100-continue' } = request.headers;
    const isExpected = expect.toLowerCase() === '100-continue';
    if (isExpected && (host !== undefined || request.httpVersion === '1.0')) return routing(request, response);
    const message = isExpected ? 'This request has no header Host.' : 'This server cannot do what the request expects.';
    const refusal = refusalOf(message, headers);
    response.writeHead(isExpected ? 400 : 417, { ...refusal.headers, connection: 'close' }).end(refusal.body);
  };
}

/**
 * Only a request for a WebSocket that the application has leaves HTTP. Any other `Upgrade` is ignored (RFC 9110, 7.8): Java and
 * `curl --http2` send it with each request. Node reads `upgrade` to decide; `shouldUpgradeCallback` is missing in Node 20.
 */
function incomingFor({ hasSocket }: App): typeof IncomingMessage {
  return class extends IncomingMessage {
    // Declared only, because Node's constructor sets `upgrade` before a field would get its first value.
    declare private asked: boolean;
    get upgrade(): boolean {
      const { method, headers, url = '' } = this;
      return (
        this.asked && method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket' && hasSocket?.(url) === true
      );
    }
    set upgrade(asked: boolean) {
      this.asked = asked;
    }
  };
}

/** The host in an address by which this machine reaches a server that listens on `host`. */
export function reachable(host: string): string {
  if (['localhost', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** False if the machine does not have the address: some have IPv6 switched off, so no ::1. */
async function bind(server: Server, port: number, host: string): Promise<boolean> {
  try {
    await once(server.listen({ port, host }), 'listening');
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'ENOTFOUND'].includes(code)) return false;
    throw error;
  }
}

function portOf([first]: Server[]): number | undefined {
  return (first?.address() as AddressInfo | undefined)?.port;
}
