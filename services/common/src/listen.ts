import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { CONNECTION_LIMITS, type ConnectionLimits, Connections } from './connections.ts';

/** Sockets on one port that answer requests, until `close()` has let the last answer out. */
export interface Listener {
  /** How this machine calls it. */
  url: string;
  port: number;
  /** How many connections are open, and how many were cut because their client was too slow. */
  connections(): { open: number; cut: number };
  /**
   * For `drainMs` it still answers everybody, as not ready and with the last answer of a connection. Then it answers what
   * is under way, takes nothing new, and is done within five seconds.
   */
  close(): Promise<void>;
}

export interface ListenOptions {
  /** How long proxies and clients have, in milliseconds, to see that this server ends. 0, the default, ends at once. */
  drainMs?: number;
  limits?: Partial<ConnectionLimits>;
  /** What a refusal carries that no handler has seen, as the request could not be read. */
  refusalHeaders?: Record<string, string>;
}

/** Whether nobody listens on the port now, on either address of `localhost`. */
export async function isFree(port: number): Promise<boolean> {
  const tried = await listen({ routing() {}, close: async () => {} }, 'nobody', port).catch(() => undefined);
  await tried?.close();
  return tried !== undefined;
}

/** A Fastify application, as far as sockets concern it. */
interface App {
  routing: RequestListener;
  /** Told when the end begins: from then on the application is not ready. */
  stopping?(): void;
  close(): PromiseLike<unknown>;
}

/**
 * Answers requests on `port`, by default a free one, of `host`, by default `localhost`, which other machines do not reach.
 * That is two addresses, whatever the machine's hosts file says: browsers try ::1 first, and when another process has the
 * port there, they reach that process instead. So the port counts as in use then.
 * Rejects with one line that names the port and `name`.
 */
export async function listen(
  app: App,
  name: string,
  port = 0,
  host = 'localhost',
  { drainMs = 0, refusalHeaders = {}, ...options }: ListenOptions = {},
): Promise<Listener> {
  const limits = { ...CONNECTION_LIMITS, ...options.limits };
  const addresses = host === 'localhost' ? ['127.0.0.1', '::1'] : [host];
  // A free port on one address may be taken on the other.
  for (let attempt = 1; ; attempt++) {
    const servers: Server[] = [];
    const connections = new Connections();
    try {
      for (const address of addresses) {
        const server = createServer({
          keepAliveTimeout: limits.keepAliveMs,
          headersTimeout: limits.headersMs,
          requestTimeout: limits.requestMs,
          connectionsCheckingInterval: limits.checkMs,
        });
        server.maxConnections = limits.connections;
        server.timeout = limits.stalledMs;
        if (await bind(server, portOf(servers) ?? port, address)) servers.push(server);
        connections.watch(server, app.routing, refusalHeaders);
      }
      const bound = portOf(servers);
      if (bound === undefined) throw new Error(`${name} cannot listen on ${host}: it has no address on this machine.`);
      const end = async () => {
        app.stopping?.();
        connections.announceEnd();
        if (drainMs > 0) {
          await setTimeout(drainMs);
          await connections.quiet();
        }
        const closed = Promise.all(servers.map(stop));
        connections.end();
        await closed;
        await app.close();
      };
      let ended: Promise<void> | undefined;
      return {
        url: `http://${reachable(host)}:${bound}`,
        port: bound,
        connections: () => ({ open: connections.open, cut: connections.cut }),
        close: () => {
          ended ??= end();
          return ended;
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
