import { EventEmitter } from 'node:events';
import { type IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createProxyServer } from 'httpxy';
import type { App } from '../../../common/src/listen.ts';
import { refusalOf, refusalText } from '../../../common/src/refusals.ts';
import { targetOf } from './target.ts';

/** Headers of one connection. The next connection has its own. */
const OF_CONNECTION =
  /^(connection|expect|http2-settings|keep-alive|proxy-(authenticate|authorization|connection)|te|trailer|transfer-encoding|upgrade)$/;

/** Proxies write these headers, so a visitor can neither take them away nor write them in another spelling. */
const OF_PROXIES = /^(x-forwarded-|forwarded$)/;

/** A refused WebSocket whose backend does not end its answer is closed after this time, in milliseconds. */
const REFUSAL_MS = 30_000;

interface ForwardOptions {
  /** The origins whose pages call the backends. */
  callers?: () => string[];
  /** The headers of a refusal. */
  refusalHeaders?: Record<string, string>;
  refusalMs?: number;
}

/**
 * An application that passes `/tally/count` on to the backend of `tally`, with the path `/count`, and all else to `app`. It passes on
 * WebSockets too. `proxy` has the addresses of the backends by name. If a backend does not answer, the client gets 502. A backend may be
 * silent for as long as its client waits.
 */
export function forward(
  app: App,
  proxy: Record<string, string>,
  { callers = () => [], refusalHeaders = {}, refusalMs = REFUSAL_MS }: ForwardOptions = {},
) {
  const backendOf = (url: string) => {
    const [before = '', service = ''] = /^\/([^/?]+)(?=\/)/.exec(url) ?? [];
    const target = Object.hasOwn(proxy, service) && proxy[service];
    return target ? { target, path: url.slice(before.length) } : undefined;
  };
  const refuse = (asked: IncomingMessage, place: ServerResponse | Socket, status: number, message: string) => {
    const { origin = '', 'access-control-request-method': wanted } = asked.headers;
    const isOurs = callers().includes(origin);
    const own = {
      ...refusalHeaders,
      // For a call with cookies, `*` is not enough.
      ...(isOurs && {
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        vary: 'Origin',
      }),
    };
    if (!(place instanceof ServerResponse)) return place.end(refusalText(status, message, own));
    if (place.headersSent) return place.destroy();
    // An answer of the backend that broke off has left its own.
    for (const name of place.getHeaderNames()) place.removeHeader(name);
    place.statusMessage = '';
    const { headers, body } = refusalOf(message, own);
    // The rest of a body that nobody reads may still come.
    if (!asked.complete) headers.connection = 'close';
    if (isOurs && asked.method === 'OPTIONS' && wanted) {
      // Without an answer to its question, the browser would not send the call, and the page could not read the refusal of that.
      const allowed = { 'access-control-allow-methods': wanted, 'access-control-max-age': '0' };
      const names = asked.headers['access-control-request-headers'];
      place.writeHead(204, { ...headers, ...allowed, ...(names && { 'access-control-allow-headers': names }) }).end();
    } else place.writeHead(status, headers).end(body);
  };
  /** The WebSockets that a backend has accepted. */
  const opened = new WeakSet<object>();
  // Each request has a connection of its own. So even a backend that misreads one cannot take its rest for a request of another visitor.
  const passer = createProxyServer({ agent: false, changeOrigin: true })
    .on('error', (_error, asked, place) => {
      if (!asked || !place) return;
      if (opened.has(place)) place.destroy();
      else refuse(asked, place, 502, 'The backend does not answer.');
    })
    .on('proxyReq', (passed, asked, response) => {
      // Without a listener, Node would say nothing of a backend that leaves HTTP.
      passed.on('upgrade', (_answer, backend) => {
        backend.destroy();
        refuse(asked, response, 502, 'The backend does not answer.');
      });
    })
    .on('proxyRes', (answer, asked, response) => {
      const { headers } = answer;
      removeOfConnection(headers);
      // Node throws when it writes a status below 100, or words with control characters. Browsers read only the status.
      if ((answer.statusCode ?? 0) < 100) answer.statusCode = 502;
      answer.statusMessage = '';
      // httpxy answers a visitor with the visitor's own header.
      if (response.getHeader('connection') === 'close') asked.headers.connection = 'close';
    })
    .on('proxyReqWs', (passed, _asked, socket) => {
      // Only what is read tells that the visitor has left. Before the backend has answered, it is no part of a WebSocket.
      const left = () => socket.destroy();
      socket.once('end', left).resume();
      socket.once('close', () => passed.destroy());
      passed.on('response', () => socket.setTimeout(refusalMs, () => socket.destroy()));
      passed.on('upgrade', (_answer, backend) => {
        opened.add(socket);
        socket.off('end', left);
        socket.once('close', () => backend.destroy());
        backend.once('close', () => socket.destroy());
      });
    });
  const routing: RequestListener = (asked, response) => {
    const backend = backendOf(asked.url ?? '');
    if (!backend) return app.routing(asked, response);
    const refusal = prepare(asked, backend.path);
    if (refusal) return refuse(asked, response, ...refusal);
    // Only a visitor that does not send or read is cut. If it has left without a word, the system finds out.
    asked.socket.setKeepAlive(true, 30_000);
    response.on('timeout', (socket: Socket) => {
      if (!asked.complete || socket.writableLength > 0) socket.resetAndDestroy();
    });
    passer.web(asked, response, { target: backend.target });
  };
  const server = new EventEmitter().on('upgrade', (asked: IncomingMessage, socket: Socket, head: Buffer) => {
    const backend = backendOf(asked.url ?? '');
    if (!backend) return socket.destroy();
    socket.on('error', () => socket.destroy());
    const { 'content-length': length, 'transfer-encoding': coding } = asked.headers;
    const refusal =
      length || coding ? ([400, 'A request for a WebSocket has no body.'] as const) : prepare(asked, backend.path);
    if (refusal) return refuse(asked, socket, ...refusal);
    Object.assign(asked.headers, { connection: 'upgrade', upgrade: 'websocket' });
    passer.ws(asked, socket, { target: backend.target }, head);
  });
  const hasSocket = (url: string) => backendOf(url) !== undefined;
  return { routing, server, hasSocket, stopping: () => app.stopping?.(), close: () => app.close() };
}

/** Gives a request another path and connection, and frames its body anew. Returns status and message if it is refused. */
function prepare(asked: IncomingMessage, path: string): readonly [number, string] | undefined {
  const { headers, socket } = asked;
  const { host, connection = '', 'content-length': length, 'transfer-encoding': coding } = headers;
  // Node has read one whole body. But in another coding, the backend would not know what is in it.
  if (coding && coding.toLowerCase() !== 'chunked') return [501, 'A body may only have the transfer coding chunked.'];
  if (asked.method === 'CONNECT') return [405, 'A backend gets no CONNECT.'];
  if (isMalformed(path)) return [400, 'The path must not contain a part . or .., a backslash or a null byte.'];
  removeOfConnection(headers);
  delete headers['content-length'];
  for (const name of Object.keys(headers)) {
    // A backend that knows CGI or WSGI reads X_Forwarded_For as X-Forwarded-For.
    const usual = name.replaceAll('_', '-');
    const isOurs = OF_PROXIES.test(usual) || OF_CONNECTION.test(usual) || usual === 'content-length';
    if (usual !== name && isOurs) delete headers[name];
  }
  headers.connection = /\bclose\b/i.test(connection) ? 'close' : 'keep-alive';
  if (coding) headers['transfer-encoding'] = 'chunked';
  else if (length) headers['content-length'] = length;
  // Backends count requests by the visitor's address.
  headers['x-forwarded-for'] = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join();
  if (host) headers['x-forwarded-host'] = host;
  asked.url = path;
}

/** Removes the headers that are only for the connection, also those that `Connection` names. */
function removeOfConnection(headers: IncomingMessage['headers']): void {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  for (const name of Object.keys(headers))
    if ((OF_CONNECTION.test(name) || named.has(name)) && !OF_PROXIES.test(name)) delete headers[name];
}

function isMalformed(path: string): boolean {
  try {
    const [before = ''] = path.split('?', 1);
    return before.includes('#') || targetOf(decodeURIComponent(before)).kind === 'malformed';
  } catch {
    return true;
  }
}
