import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { WebSocket, WebSocketServer } from 'ws';
import { ask, cleanUp, served } from '../../test/origin.ts';

let backend: Server;
let url: string;

beforeEach(async () => {
  backend = createServer(async (request, response) => {
    const { 'x-forwarded-host': host, 'x-forwarded-for': visitors } = request.headers;
    response.setHeader('X-Backend', `${host} ${visitors}`);
    response.end(`${request.method} ${request.url} ${await buffer(request)}`);
  });
  new WebSocketServer({ server: backend }).on('connection', (line, { url }) => {
    line.on('message', (text) => line.send(`${url} ${text}`));
  });
  await new Promise<void>((resolve) => backend.listen(0, 'localhost', resolve));
  url = `http://localhost:${(backend.address() as AddressInfo).port}`;
});

afterEach(async () => {
  await cleanUp();
  backend.closeAllConnections();
  await new Promise((resolve) => backend.close(resolve));
});

test('passes a call on to the backend with any method, and keeps its own files and pages', async () => {
  const server = await served(undefined, { proxy: { tally: `${url}/v1` } });
  const headers = { 'x-forwarded-for': '192.0.2.7' };
  const answer = await fetch(`${server.url}/tally/count?by=2`, { method: 'PUT', body: 'two', headers });
  expect([answer.status, await answer.text()]).toEqual([200, 'PUT /v1/count?by=2 two']);
  expect(answer.headers.get('x-backend')).toMatch(
    RegExp(`^${new URL(server.url).host} 192\\.0\\.2\\.7,(127\\.0\\.0\\.1|::1)$`),
  );
  expect((await ask(server, '/tally')).headers['content-type']).toContain('text/html');
  expect((await ask(server, '/counter')).headers['content-type']).toContain('text/html');
});

test('passes a WebSocket on, and ends it with the server', async () => {
  const server = await served(undefined, { proxy: { tally: url } });
  const line = new WebSocket(`${server.url.replace('http', 'ws')}/tally/votes`);
  const heard = new Promise((resolve) => line.addEventListener('message', ({ data }) => resolve(String(data))));
  line.addEventListener('open', () => line.send('one'));
  expect(await heard).toBe('/votes one');
  const closed = new Promise((resolve) => line.addEventListener('close', resolve));
  await server.close();
  await closed;
});

test('says so if the backend does not answer', async () => {
  const server = await served(undefined, { proxy: { tally: 'http://localhost:1' } });
  const { status, body } = await ask(server, '/tally/count');
  expect([status, String(body)]).toEqual([502, '{"message":"The backend does not answer."}']);
  const line = new WebSocket(`${server.url.replace('http', 'ws')}/tally/votes`);
  await new Promise((resolve) => line.addEventListener('error', resolve));
});
