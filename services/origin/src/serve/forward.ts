import { EventEmitter } from 'node:events';
import http, { type IncomingMessage, type RequestListener } from 'node:http';
import https from 'node:https';
import type { Duplex } from 'node:stream';

/** Headers of one connection. The next connection has its own. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/** What `listen` needs of an application. */
interface App {
  routing: RequestListener;
  stopping?(): void;
  close(): PromiseLike<unknown>;
}

/**
 * An application that passes `/tally/count` on to the backend of `tally`, with the path `/count`, and all else to `app`. It passes on
 * WebSockets too. `proxy` has the addresses of the backends by name. If a backend does not answer, the client gets 502.
 */
export function forward(app: App, proxy: Record<string, string>) {
  const targetOf = (url: string) => {
    const [before = '', service = ''] = /^\/([^/?]+)(?=\/)/.exec(url) ?? [];
    const base = Object.hasOwn(proxy, service) && proxy[service];
    return base ? base + url.slice(before.length) : undefined;
  };
  const requestTo = ({ url = '', method, headers, socket }: IncomingMessage, more: http.OutgoingHttpHeaders = {}) => {
    const target = targetOf(url);
    if (!target) return undefined;
    const { host, ...passed } = headers;
    for (const name of OF_CONNECTION) delete passed[name];
    // Backends count requests by the visitor's address.
    passed['x-forwarded-for'] = [passed['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join();
    const { request } = target.startsWith('https:') ? https : http;
    return request(target, {
      method,
      headers: { ...passed, 'x-forwarded-host': host, ...more },
    });
  };
  const routing: RequestListener = (asked, response) => {
    const passed = requestTo(asked);
    if (!passed) return app.routing(asked, response);
    passed.on('response', (answer) => {
      for (const name of OF_CONNECTION) delete answer.headers[name];
      response.writeHead(answer.statusCode as number, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    passed.on('error', () => {
      if (response.headersSent) return response.destroy();
      response.writeHead(502, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
      response.end(JSON.stringify({ message: 'The backend does not answer.' }));
    });
    response.on('close', () => passed.destroy());
    asked.pipe(passed);
  };
  const server = new EventEmitter().on('upgrade', (asked: IncomingMessage, socket: Duplex, head: Buffer) => {
    const passed = requestTo(asked, { connection: 'upgrade', upgrade: asked.headers.upgrade });
    if (!passed) return socket.destroy();
    socket.on('error', () => passed.destroy());
    const refuse = (status: number) => socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\n\r\n`);
    passed.on('response', ({ statusCode = 502 }) => refuse(statusCode));
    passed.on('error', () => refuse(502));
    passed.on('upgrade', ({ rawHeaders }, backend, first) => {
      const lines = rawHeaders.map((text, index) => text + (index % 2 === 0 ? ': ' : '\r\n')).join('');
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines}\r\n`);
      // Otherwise a line on which nobody speaks would be cut.
      asked.socket.setTimeout(0);
      backend.unshift(first);
      socket.unshift(head);
      backend.pipe(socket).pipe(backend);
      for (const [one, other] of [
        [socket, backend],
        [backend, socket],
      ] as const) {
        one.on('close', () => other.destroy());
        one.on('error', () => other.destroy());
      }
    });
    passed.end();
  });
  const hasSocket = (url: string) => targetOf(url) !== undefined;
  return { routing, server, hasSocket, stopping: () => app.stopping?.(), close: () => app.close() };
}
