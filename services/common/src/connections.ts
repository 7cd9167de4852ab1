import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay, setImmediate as turn } from 'node:timers/promises';
import { visitorAt } from './places.ts';
import { refusalText } from './refusals.ts';

/** How much clients may take of a server. Times are in milliseconds. */
export const CONNECTION_LIMITS = {
  /** Of the whole process, as far as its open files allow. A further one takes the place of one of the visitor that has most. */
  connections: Math.min(2000, connectionsFor(openFiles())),
  /** The headers of a request must arrive within this time. */
  headersMs: 20_000,
  /** The whole request must arrive within this time. */
  requestMs: 30_000,
  /**
   * A connection is cut when no byte goes out for this long; Node may need twice the time to notice. A slow client keeps its
   * answer as long as it takes bytes. An answer without end needs a heartbeat.
   */
  stalledMs: 30_000,
  /** How long a connection without a request stays open: longer than at the proxies in front, which would reuse a closing one. */
  keepAliveMs: 72_000,
  /** Requests on one connection that have no answer yet. A client that sends more of them ahead is cut. */
  pipelined: 32,
  /** How often the times above are checked. */
  checkMs: 5000,
};

export type ConnectionLimits = typeof CONNECTION_LIMITS;

/** Answers that are not finished this long after `end()` are cut off. */
const LAST_ANSWERS_MS = 3000;

/** At the end, requests that are under way may still arrive for this long. Then idle connections are closed. */
const GRACE_MS = 250;

/** `quiet()` waits until nobody connects or asks for QUIET_MS, but not longer than RESTLESS_MS. */
const QUIET_MS = 100;
const RESTLESS_MS = 1500;

interface Connection {
  of: Connections;
  visitor: string;
  /** The requests without an answer. The first one is being answered. */
  unanswered: { request: IncomingMessage; response: ServerResponse }[];
  /** How many bytes it had received when its last answer was finished. */
  read: number;
  isWebSocket: boolean;
}

/**
 * The open connections of a listener and its unfinished answers. Node's own `close()` is not enough: it resets requests that
 * are under way, and it waits for the spare connections that browsers open and never use.
 */
export class Connections {
  /** How many connections were cut: their client was too slow, sent too many requests ahead, or had most when all were taken. */
  cut = 0;
  private readonly sockets = new Map<Socket, Connection>();
  /** Those of all listeners, because they share the open files of the process. */
  private static readonly all = new Map<Socket, Connection>();
  private events = 0;
  private state: 'serving' | 'last answers' | 'holding' | 'ended' = 'serving';
  /** Requests that `quiet()` holds back until `end()`. */
  private readonly held: (() => void)[] = [];

  get open(): number {
    return this.sockets.size;
  }

  /** Lets `routing` answer the requests of `server`, those of one connection in turn. `refusalHeaders` are for unreadable ones. */
  watch(
    server: Server,
    routing: RequestListener,
    refusalHeaders: Record<string, string>,
    { connections: most, pipelined }: Pick<ConnectionLimits, 'connections' | 'pipelined'>,
  ): void {
    // Node's close() would destroy idle connections even if a request is on its way. `end` closes them.
    server.closeIdleConnections = () => {};
    server.on('connection', (socket) => {
      this.events++;
      const visitor = visitorAt(socket.remoteAddress ?? '');
      if (Connections.all.size >= most && !this.makeRoom(visitor, most)) return socket.destroy();
      const connection = { of: this, visitor, unanswered: [], read: -1, isWebSocket: false };
      for (const sockets of [this.sockets, Connections.all]) sockets.set(socket, connection);
      socket.once('close', () => this.forget(socket));
    });
    server.on('request', (request, response) => {
      const { socket } = request;
      const connection = this.sockets.get(socket);
      // The connection was cut, but the same packet had more requests.
      if (!connection || socket.destroyed) return;
      this.events++;
      if (this.state !== 'serving') sayClose(response);
      connection.unanswered.push({ request, response });
      if (connection.unanswered.length > pipelined) {
        this.cut++;
        socket.destroy();
      } else if (connection.unanswered.length === 1) {
        this.answer(socket, connection, routing);
      }
    });
    server.on('upgrade', ({ socket }) => {
      const connection = this.sockets.get(socket);
      if (connection) connection.isWebSocket = true;
    });
    // Node's timer counts the bytes that the system has taken, so it sees clients that stopped reading.
    server.on('timeout', (socket) => {
      const [current] = this.sockets.get(socket)?.unanswered ?? [];
      if (!current) return socket.destroy();
      // Node has told the answer, which decides by itself.
      if (current.response.listenerCount('timeout') > 0) return;
      this.cut++;
      // A reset, because after a normal end the system keeps the unsent bytes for minutes.
      socket.resetAndDestroy();
    });
    server.on('clientError', (error, socket) => {
      if ((error as NodeJS.ErrnoException).code === 'ERR_HTTP_REQUEST_TIMEOUT') this.cut++;
      refuseUnreadable(error, socket as Socket, refusalHeaders);
    });
  }

  /**
   * Closes an idle connection of the visitor that has most. If all are in use, it cuts the first one of a visitor that has more than
   * half of them, so that one visitor cannot keep others out. False if there is none.
   */
  private makeRoom(visitor: string, most: number): boolean {
    const counts = new Map<string, number>();
    for (const { visitor } of Connections.all.values()) counts.set(visitor, (counts.get(visitor) ?? 0) + 1);
    let leaves: Socket | undefined;
    let best = 0;
    for (const [socket, connection] of Connections.all) {
      const count = counts.get(connection.visitor) ?? 0;
      const isIdle = !connection.isWebSocket && connection.unanswered.length === 0;
      const isGreedy = connection.visitor !== visitor && count > most / 2;
      const rank = isIdle ? most + count : isGreedy ? count : 0;
      if (rank > best) [leaves, best] = [socket, rank];
    }
    if (!leaves) return false;
    this.cut++;
    Connections.all.get(leaves)?.of.forget(leaves);
    // After a reset, an answer that was just sent would be lost.
    if (best > most) leaves.destroy();
    else leaves.resetAndDestroy();
    return true;
  }

  /**
   * Answers the requests of a connection, one after the other. In Node 20 and 22, only the answer that is being sent learns that its
   * client left. If others had begun, they would keep their files and places for ever.
   */
  private answer(socket: Socket, connection: Connection, routing: RequestListener): void {
    const [next] = connection.unanswered;
    // Without a socket, it came after a request that closed the connection.
    if (!next?.response.socket || socket.destroyed) {
      if (this.state === 'ended') socket.destroySoon();
      return;
    }
    const { request, response } = next;
    response.once('close', () => {
      connection.unanswered.shift();
      connection.read = socket.bytesRead;
      this.answer(socket, connection, routing);
    });
    if (this.state === 'holding') this.held.push(() => routing(request, response));
    else routing(request, response);
  }

  /** From now on, each answer tells its client that it is the last one on its connection. */
  announceEnd(): void {
    this.state = 'last answers';
    for (const { unanswered } of this.sockets.values()) for (const { response } of unanswered) sayClose(response);
  }

  /**
   * Resolves when no new client comes. Call `end` at once after that: if the server stops listening while a new connection waits
   * in the system's queue, the system resets that connection. Requests are held back, because each answer brings a new one.
   */
  async quiet(): Promise<void> {
    this.state = 'holding';
    const started = performance.now();
    for (let before = -1; before !== this.events && performance.now() - started < RESTLESS_MS; ) {
      before = this.events;
      await afterReading(QUIET_MS);
    }
  }

  /** Closes idle connections, lets the last answers finish, and cuts off those that take too long. */
  end(): void {
    this.state = 'ended';
    for (const answer of this.held) answer();
    for (const [socket, { read }] of this.sockets) if (socket.bytesRead === read && !this.isBusy(socket)) socket.end();
    afterReading(GRACE_MS).then(() => {
      for (const socket of this.sockets.keys()) if (!this.isBusy(socket)) socket.destroy();
    });
    afterReading(LAST_ANSWERS_MS).then(() => {
      for (const socket of this.sockets.keys()) socket.destroy();
    });
  }

  private forget(socket: Socket): void {
    for (const sockets of [this.sockets, Connections.all]) sockets.delete(socket);
  }

  private isBusy(socket: Socket): boolean {
    return (this.sockets.get(socket)?.unanswered.length ?? 0) > 0;
  }
}

/**
 * Resolves after `ms`, when the connections and requests that have arrived are accepted and read. On a busy machine, timers come first:
 * they would close what waits in the system's queue.
 */
async function afterReading(ms: number): Promise<void> {
  await delay(ms, undefined, { ref: false });
  // A turn of the event loop accepts, and the next one reads.
  await turn();
  await turn();
}

/** How many files the system lets this process open. Windows has no such limit. */
function openFiles(): number {
  // Otherwise, the report looks up the names of all network addresses. Its types do not know this setting.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files: { soft: number | 'unlimited' } } };
  return Number(userLimits?.open_files.soft) || Number.POSITIVE_INFINITY;
}

/** A connection may need a second file, which it reads or a backend answers. The process has about 64 of its own. */
function connectionsFor(files: number): number {
  return Math.max(8, Math.floor((files - 64) / 2));
}

function sayClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

/** Status and message by the code of Node's error. */
const UNREADABLE: Record<string, [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The address or the headers of this request are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time.'],
};

/** Answers what is not a readable request. No handler ever sees it, so the answer is written by hand. */
function refuseUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Socket, headers: Record<string, string>): void {
  // This connection was refused before. It has a moment left to read the answer.
  if (socket.writableEnded) return;
  // Browsers open spare connections. On one of them, the browser would take a 408 for the answer to its next request.
  const neverAsked = code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0;
  if (code === 'ECONNRESET' || neverAsked || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = UNREADABLE[code] ?? [400, 'This request cannot be read.'];
  socket.end(refusalText(status, message, headers));
  // Later, because the system resets a closed connection when more bytes arrive, and the client may not have read the answer.
  setTimeout(() => socket.destroy(), GRACE_MS).unref();
}
