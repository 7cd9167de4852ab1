/** No byte of one visitor's request may reach the backend of a group as another request (decision 093). */
import { once } from 'node:events';
import { METHODS } from 'node:http';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import type { Listener } from '../../../common/src/listen.ts';
import { cleanUp, served } from '../../test/origin.ts';

const INNER = 'GET /smuggled HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 9.9.9.9\r\n\r\n';
const SIZE = INNER.length;
const HEX = SIZE.toString(16);
const CHUNKED = `${HEX}\r\n${INNER}\r\n0\r\n\r\n`;

interface Form {
  /** The lines of headers after `Host`. */
  headers: string;
  /** What follows the headers. */
  sent: string;
  /** The body that the backend must get. Without it, the origin must refuse the request. */
  passed?: string;
  version?: string;
}

const chunked = (headers: string, more: Partial<Form> = {}): Form => ({ headers, sent: CHUNKED, ...more });
const counted = (headers: string, more: Partial<Form> = {}): Form => ({ headers, sent: INNER, ...more });

const FORMS: Record<string, Form> = {
  'no body': { headers: 'X-Plain: yes', sent: '', passed: '' },
  'an empty body, and another request behind it': counted('Content-Length: 0', { passed: '' }),
  'another request behind a request without a body': counted('X-Plain: yes', { passed: '' }),
  'a body with a length': counted(`Content-Length: ${SIZE}`, { passed: INNER }),
  'a body in chunks': chunked('Transfer-Encoding: chunked', { passed: INNER }),
  'chunks after a tab': chunked('Transfer-Encoding:\tchunked', { passed: INNER }),
  'chunks in capitals': chunked('TRANSFER-ENCODING: CHUNKED', { passed: INNER }),
  'chunks with extensions': {
    headers: 'Transfer-Encoding: chunked',
    sent: `${HEX};a=b;c="d"\r\n${INNER}\r\n0;e\r\n\r\n`,
    passed: INNER,
  },
  'chunks with trailers': {
    headers: 'Transfer-Encoding: chunked\r\nTrailer: X-Forwarded-For',
    sent: `${HEX}\r\n${INNER}\r\n0\r\nX-Forwarded-For: 9.9.9.9\r\n\r\n`,
    passed: INNER,
  },
  'chunks with a length as a trailer': {
    headers: 'Transfer-Encoding: chunked\r\nTrailer: Content-Length',
    sent: `${HEX}\r\n${INNER}\r\n0\r\nContent-Length: 5\r\n\r\n`,
  },
  'chunks that Connection names': chunked('Transfer-Encoding: chunked\r\nConnection: transfer-encoding', {
    passed: INNER,
  }),
  'a length that Connection names': counted(`Content-Length: ${SIZE}\r\nConnection: keep-alive, content-length`, {
    passed: INNER,
  }),
  'a body before which the client waits': chunked('Transfer-Encoding: chunked\r\nExpect: 100-continue', {
    passed: INNER,
  }),
  'a body with an upgrade that no group has': chunked(
    'Transfer-Encoding: chunked\r\nConnection: upgrade, http2-settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk',
    { passed: INNER },
  ),
  'headers that a WSGI server reads as others': counted(
    `Content-Length: ${SIZE}\r\nTransfer_Encoding: chunked\r\nContent_Length: 3\r\nX_Forwarded_For: 9.9.9.9`,
    { passed: INNER },
  ),
  'a length and chunks': chunked('Content-Length: 4\r\nTransfer-Encoding: chunked'),
  'chunks and a length': chunked('Transfer-Encoding: chunked\r\nContent-Length: 4'),
  'two lengths': counted(`Content-Length: 0\r\nContent-Length: ${SIZE}`),
  'a list of lengths': counted(`Content-Length: ${SIZE}, 0`),
  'a length with a sign': counted(`Content-Length: +${SIZE}`),
  'a length below zero': counted('Content-Length: -1'),
  'a length in hexadecimal': counted(`Content-Length: 0x${HEX}`),
  'a length with a space in it': counted('Content-Length: 5 5'),
  'a length that is too large a number': counted('Content-Length: 99999999999999999999'),
  'a space before the colon': chunked('Transfer-Encoding : chunked'),
  'chunks under a wrong name': chunked('Transfer-Encoding: xchunked'),
  'chunks before another coding': chunked('Transfer-Encoding: chunked, identity'),
  'another coding before chunks': chunked('Transfer-Encoding: gzip, chunked'),
  'another coding only': counted('Transfer-Encoding: identity'),
  'two codings in two headers': chunked('Transfer-Encoding: chunked\r\nTransfer-Encoding: x'),
  'chunks twice': chunked('Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked'),
  'a header on two lines': chunked('Transfer-Encoding:\r\n chunked'),
  'a header on the second line of another': chunked('X-Plain: yes\r\n Transfer-Encoding: chunked'),
  'a line feed alone': chunked('X-Plain: yes\nTransfer-Encoding: chunked'),
  'a carriage return alone': chunked('X-Plain: yes\rTransfer-Encoding: chunked'),
  'a null byte': chunked('Transfer-Encoding: chunked\0'),
  'a vertical tab': chunked('Transfer-Encoding: \x0bchunked'),
  'a chunk that is longer than its size': {
    headers: 'Transfer-Encoding: chunked',
    sent: `3\r\n${INNER}\r\n0\r\n\r\n`,
  },
  'a size with a prefix': { headers: 'Transfer-Encoding: chunked', sent: `0x${HEX}\r\n${INNER}\r\n0\r\n\r\n` },
  'a size that is too large a number': {
    headers: 'Transfer-Encoding: chunked',
    sent: `ffffffffffffffff1\r\n${INNER}\r\n0\r\n\r\n`,
  },
  'chunks that line feeds end': { headers: 'Transfer-Encoding: chunked', sent: CHUNKED.replaceAll('\r\n', '\n') },
  'an extension with a line feed': {
    headers: 'Transfer-Encoding: chunked',
    sent: `${HEX};a\n${INNER}\r\n0\r\n\r\n`,
  },
};

/** The whole requests in what a connection received, read strictly, and the bytes after them. */
function requestsIn(bytes: string) {
  const requests: { line: string; headers: Record<string, string>; body: string }[] = [];
  for (let rest = bytes; ; ) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) return { requests, rest };
    const [line = '', ...lines] = rest.slice(0, end).split('\r\n');
    const headers: Record<string, string> = {};
    for (const header of lines) {
      const [, name = '', value = ''] = /^([\w-]+): ?([^\r\n\0]*)$/.exec(header) ?? [];
      if (!name || name.toLowerCase() in headers) throw new Error(`The backend got a wrong header: ${header}`);
      headers[name.toLowerCase()] = value;
    }
    rest = rest.slice(end + 4);
    const { 'content-length': length, 'transfer-encoding': coding } = headers;
    if (length !== undefined && coding !== undefined) throw new Error('The backend got a length and a coding.');
    let body = '';
    if (coding !== undefined) {
      if (coding !== 'chunked') throw new Error(`The backend got a coding that it may not know: ${coding}`);
      for (;;) {
        const [whole = '', hex = ''] = /^([0-9a-f]+)\r\n/i.exec(rest) ?? [];
        const size = Number.parseInt(hex, 16);
        const chunk = rest.slice(whole.length, whole.length + size);
        if (!whole || rest.length < whole.length + size + 2) return { requests, rest };
        rest = rest.slice(whole.length + size + 2);
        body += chunk;
        if (size === 0) break;
      }
    } else {
      body = rest.slice(0, Number(length ?? 0));
      if (body.length < Number(length ?? 0)) return { requests, rest };
      rest = rest.slice(body.length);
    }
    requests.push({ line, headers, body });
  }
}

let server: Listener;
let backend: Server;
/** What each connection to the backend received. */
let received: { bytes: string }[] = [];
/** Whether the backend answers after the headers of a request, and not after its body. */
let early: boolean;

beforeAll(async () => {
  // It keeps its connections open, and it answers each request with the line that it read.
  backend = createServer((socket) => {
    const connection = { bytes: '' };
    received.push(connection);
    let answered = 0;
    socket.setEncoding('latin1').on('error', () => {});
    socket.on('data', (text) => {
      connection.bytes += text;
      const { requests, rest } = requestsIn(connection.bytes);
      const lines = requests.map(({ line }) => line);
      if (early && rest.includes('\r\n\r\n')) lines.push(rest.split('\r\n', 1)[0] as string);
      for (const line of lines.slice(answered)) {
        const body = line.startsWith('HEAD') ? '' : line;
        socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${line.length}\r\n\r\n${body}`);
        answered++;
      }
    });
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  server = await served(undefined, {
    proxy: { tally: `http://127.0.0.1:${(backend.address() as AddressInfo).port}` },
  });
});

beforeEach(() => {
  received = [];
  early = false;
});

afterAll(async () => {
  await cleanUp();
  await new Promise((resolve) => backend.close(resolve));
});

/** Sends the bytes. Resolves with the status of the first answer, or with undefined if there is none. */
async function send(bytes: string): Promise<number | undefined> {
  const socket = connect(server.port, '127.0.0.1').setEncoding('latin1');
  socket.on('error', () => {});
  socket.write(bytes, 'latin1');
  let text = '';
  const done = new Promise<void>((resolve) => {
    socket.on('close', () => resolve());
    socket.on('data', (more) => {
      text += more;
      // Node itself says "100 Continue".
      text = text.replace(/^HTTP\/1\.1 100.*\r\n\r\n/, '');
      if (text.includes('\r\n\r\n')) resolve();
    });
  });
  await done;
  socket.destroy();
  const status = /^HTTP\/1\.1 (\d+)/.exec(text)?.[1];
  return status === undefined ? undefined : Number(status);
}

// Node hands CONNECT to nobody, and closes the connection.
const METHODS_OF_CALLS = METHODS.filter((method) => method !== 'CONNECT');

const request = (method: string, { headers, sent, version = '1.1' }: Form, path: string) =>
  `${method} ${path} HTTP/${version}\r\nHost: localhost\r\n${headers}\r\n\r\n${sent}`;

describe.each(Object.entries(FORMS))('%s', (_, form) => {
  test('is one request or none, with every method', async () => {
    const statuses = await Promise.all(
      METHODS_OF_CALLS.map((method) => send(request(method, form, `/tally/of-${method}`))),
    );
    const visitor = await fetch(`${server.url}/tally/of-the-next-visitor`);
    expect(await visitor.text()).toBe('GET /of-the-next-visitor HTTP/1.1');
    const seen = received.map(({ bytes }) => requestsIn(bytes));
    const calls = seen.flatMap(({ requests }) => requests).filter(({ line }) => !line.includes('of-the-next-visitor'));
    if (form.passed === undefined) {
      expect(calls).toEqual([]);
      for (const status of statuses) expect([400, 413, 501]).toContain(status);
    } else {
      // Each connection has one request, and no byte more.
      expect(seen.map(({ requests, rest }) => [requests.length, rest])).toEqual(seen.map(() => [1, '']));
      expect(new Set(statuses)).toEqual(new Set([200]));
      expect(calls.map(({ line, body }) => [line, body]).sort()).toEqual(
        METHODS_OF_CALLS.map((method) => [`${method} /of-${method} HTTP/1.1`, form.passed]).sort(),
      );
      const names = new Set(calls.flatMap(({ headers }) => Object.keys(headers)));
      for (const name of ['upgrade', 'http2-settings', 'trailer', 'expect', 'transfer_encoding', 'x_forwarded_for'])
        expect(names).not.toContain(name);
      for (const { headers } of calls) {
        expect(headers.connection).toBe('close');
        expect(headers['x-forwarded-for']).toBe('127.0.0.1');
      }
    }
  });

  test('is one request or none if the backend answers before it has the body', async () => {
    early = true;
    await Promise.all(METHODS_OF_CALLS.map((method) => send(request(method, form, `/tally/of-${method}`))));
    const visitor = await fetch(`${server.url}/tally/of-the-next-visitor`);
    expect(await visitor.text()).toBe('GET /of-the-next-visitor HTTP/1.1');
    for (const { bytes } of received) expect(requestsIn(bytes).requests.length).toBeLessThan(2);
    for (const { bytes } of received) expect(bytes).not.toMatch(/^GET \/smuggled/);
  });
});
