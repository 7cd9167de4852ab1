import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** What clients may take of a server. Times are milliseconds. */
export interface ConnectionLimits {
  /** Connections at a time, on one address. Further ones are closed at once. */
  connections: number;
  /** Until the headers of a request are there. */
  headersMs: number;
  /** Until the whole request is there. */
  requestMs: number;
  /**
   * How long an answer may stand still, up to twice of which pass until Node is sure: as long as its client takes bytes it may be under way, on the slowest line, and an
   * answer without end lives by its heartbeat.
   */
  stalledMs: number;
  /** How long a connection is kept without a request. */
  keepAliveMs: number;
  /** How often requests are looked at. */
  checkMs: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  connections: 2000,
  headersMs: 20_000,
  requestMs: 30_000,
  stalledMs: 30_000,
  // Longer than the proxies in front of us keep theirs, which would meet a closing connection otherwise.
  keepAliveMs: 72_000,
  checkMs: 5000,
};

/** Requests that are still answered this long after `end()` are cut off. */
const LAST_ANSWERS_MS = 3000;

/** For a request that was on its way when we ended, and for clients to close what lay idle. */
const GRACE_MS = 250;

/** How long nobody may come in before the door is closed, and how long that is waited for. */
const QUIET_MS = 100;
const RESTLESS_MS = 1500;

/**
 * The open connections of a listener and the answers that they owe. Node's own end of a server resets what is on its way,
 * and waits for connections that browsers keep for later and never used.
 */
export class Connections {
  /** How many were cut because their client was too slow. */
  cut = 0;
  /** Those open, with how many bytes had come when their last answer was out. */
  private readonly sockets = new Map<Socket, number>();
  private readonly answers = new Set<ServerResponse>();
  /** Counts connections and requests. */
  private events = 0;
  private state: 'serving' | 'last answers' | 'ended' = 'serving';
  /** Requests that are answered once the door is closed. */
  private held: (() => void)[] | undefined;

  get open(): number {
    return this.sockets.size;
  }

  /** Lets `routing` answer the requests of `server`; what cannot be read as one is refused with `refusalHeaders`. */
  watch(server: Server, routing: RequestListener, refusalHeaders: Record<string, string>): void {
    // close() would destroy idle connections, those with a request on its way too. They are ended in `end`.
    server.closeIdleConnections = () => {};
    server.on('connection', (socket) => {
      this.events++;
      this.sockets.set(socket, -1);
      socket.once('close', () => this.sockets.delete(socket));
    });
    server.on('request', ({ socket }, response) => {
      this.events++;
      this.answers.add(response);
      if (this.state !== 'serving') sayClose(response);
      response.once('close', () => {
        this.answers.delete(response);
        if (this.sockets.has(socket)) this.sockets.set(socket, socket.bytesRead);
        if (this.state === 'ended') socket.destroySoon();
      });
    });
    server.on('request', (request, response) => {
      if (this.held) this.held.push(() => routing(request, response));
      else routing(request, response);
    });
    // Nothing went in or out for as long as Node was told, which knows how much of an answer the system has taken.
    server.on('timeout', (socket) => {
      if (!this.isBusy(socket)) return socket.destroy();
      this.cut++;
      // With a reset: after a polite end the system would keep for minutes what the client does not take.
      socket.resetAndDestroy();
    });
    server.on('clientError', (error, socket) => {
      if ((error as NodeJS.ErrnoException).code === 'ERR_HTTP_REQUEST_TIMEOUT') this.cut++;
      refuseUnreadable(error, socket as Socket, refusalHeaders);
    });
  }

  /** From now on every answer says that it is the last one of its connection. */
  announceEnd(): void {
    this.state = 'last answers';
    for (const response of this.answers) sayClose(response);
  }

  /**
   * Resolves when nobody is at the door, for `end` to follow at once: a connection that the system has taken and we have
   * not yet is reset when the door is closed. Answers are held back until then, as whoever has one comes again.
   */
  async quiet(): Promise<void> {
    this.held = [];
    const started = performance.now();
    for (let before = -1; before !== this.events && performance.now() - started < RESTLESS_MS; ) {
      before = this.events;
      await delay(QUIET_MS);
    }
  }

  /** Ends what is idle, lets the last answers out, and cuts off what is not done in time. */
  end(): void {
    this.state = 'ended';
    const held = this.held ?? [];
    this.held = undefined;
    for (const answer of held) answer();
    for (const [socket, read] of this.sockets) if (socket.bytesRead === read && !this.isBusy(socket)) socket.end();
    setTimeout(() => {
      for (const socket of this.sockets.keys()) if (!this.isBusy(socket)) socket.destroy();
    }, GRACE_MS).unref();
    setTimeout(() => {
      for (const socket of this.sockets.keys()) socket.destroy();
    }, LAST_ANSWERS_MS).unref();
  }

  private isBusy(socket: Socket): boolean {
    return [...this.answers].some(({ req }) => req.socket === socket);
  }
}

function sayClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

/** What could not be read as a request never reaches a handler: it is answered here, in the same form as other errors. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket, headers: Record<string, string>): void {
  // A browser opens connections in advance: one that never asked is owed no answer, and would take it for that of its request.
  const neverAsked = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0;
  // It was refused before, and is given a moment.
  if (socket.writableEnded) return;
  if (error.code === 'ECONNRESET' || neverAsked || !socket.writable) {
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
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  // Not at once: bytes that still come in would be answered by a reset, and the client might never read the answer.
  setTimeout(() => socket.destroy(), GRACE_MS).unref();
}
