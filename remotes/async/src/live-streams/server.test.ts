import { once } from 'node:events';
import { get as open } from 'node:http';
import { apiWithInbox, closeAll } from '@playground/kit/server/test/api';
import WebSocket from 'ws';
import { PARCELS, planOf, pollsOf, questionsOf, saidBy, storyOf } from './draw.ts';

let url: string;

beforeAll(async () => {
  url = (await apiWithInbox()).api.url;
});
afterAll(closeAll);

const get = (path: string, init?: RequestInit, at = url) => fetch(`${at}/stream/${path}`, init);

/** The events of one connection until the server ends it. */
async function eventsOf(script: string, lastId = '', at = url) {
  const response = await get(`${script}?seed=7`, { headers: lastId ? { 'last-event-id': lastId } : {} }, at);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  return (await response.text())
    .split('\n\n')
    .filter((text) => text.includes('data:'))
    .map((text) => ({
      id: /id: (\d+)/.exec(text)?.[1],
      event: /event: (\w+)/.exec(text)?.[1],
      ...(JSON.parse(/data: (.*)/.exec(text)?.[1] ?? '') as { number?: number; word?: string }),
    }));
}

test('events continue after the last one that arrived, at another replica too', async () => {
  const { api: other } = await apiWithInbox();
  const { sent, cutAfter } = planOf('events', '7');
  const first = await eventsOf('events');
  expect(first).toHaveLength(cutAfter ?? 0);
  // A page cannot send the header.
  const [rest, asked] = await Promise.all([
    eventsOf('events', first.at(-1)?.id, other.url),
    get(`events?seed=7&after=${first.at(-1)?.id}`).then((response) => response.text()),
  ]);
  expect(rest.at(-1)).toEqual({ id: undefined, event: 'end' });
  expect([...first, ...rest.slice(0, -1)]).toEqual(
    sent.map(({ event, number, word }) => ({ id: String(number), event, number, word })),
  );
  expect(await eventsOf('events', '8')).toEqual([{ id: undefined, event: 'end' }]);
  expect(asked.match(/^id: .*/gm)).toEqual(rest.slice(0, -1).map(({ id }) => `id: ${id}`));
});

test('parcels after the cut are lost, and the server sends each of them again', async () => {
  const first = await eventsOf('parcels');
  const rest = await eventsOf('parcels', first.at(-1)?.id);
  const here = [...first, ...rest].flatMap(({ number }) => number ?? []);
  const lost = Array.from({ length: PARCELS }, (_, index) => index + 1).filter((number) => !here.includes(number));
  expect(lost).toHaveLength(planOf('parcels', '7').lost ?? 0);
  const again = await (await get(`parcel?seed=7&number=${lost[0]}`)).json();
  expect(again).toEqual({ number: lost[0], word: planOf('parcels', '7').sent[(lost[0] ?? 0) - 1]?.word });
  expect((await get('parcel?seed=7&number=13')).status).toBe(404);
  // Another place than the cut is a failure of the line, and loses nothing.
  expect((await eventsOf('parcels', '10'))[0]?.number).toBe(11);
});

test('words are never in the order of their numbers', () => {
  for (let seed = 0; seed < 300; seed++) {
    const numbers = planOf('order', String(seed)).sent.map(({ number }) => number);
    expect([...numbers].sort()).toEqual([1, 2, 3, 4, 5]);
    expect(numbers).not.toEqual([1, 2, 3, 4, 5]);
    expect(pollsOf(String(seed)).filter((word) => word === undefined)).toHaveLength(2);
    expect(pollsOf(String(seed)).at(-1)).toBeDefined();
    const { words, last } = storyOf(String(seed));
    expect(new Set(words).size).toBe(60);
    expect(last).toBeLessThan(40);
  }
});

test('the polls of a seed give its words, and a poll after the last one is refused', async () => {
  const polls = pollsOf('7');
  expect(pollsOf('8')).not.toEqual(polls);
  const answers = await Promise.all(polls.map(async (_, index) => (await get(`poll?seed=7&ask=${index + 1}`)).json()));
  expect(answers).toEqual(polls.map((word, index) => ({ ...(word && { word }), isLast: index === polls.length - 1 })));
  expect((await get(`poll?seed=7&ask=${polls.length + 1}`)).status).toBe(404);
  expect((await get('poll?seed=7&ask=0')).status).toBe(404);
});

test('a story continues where the line was lost', async () => {
  const { words } = storyOf('7');
  const leaving = new AbortController();
  const { body } = await get('words?seed=7&from=0', { signal: leaving.signal });
  const reader = body?.getReader();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe(`${words[0]} `);
  leaving.abort();
  expect(await (await get('words?seed=7&from=57')).text()).toBe(`${words.slice(57).join(' ')} `);
});

/** A line of the chat, with all that it heard. */
async function chatAt(after = 0, run = 'a', headers: Record<string, string> = {}, at = url) {
  const line = new WebSocket(`${at.replace('http', 'ws')}/stream/chat?seed=7&run=${run}&after=${after}`, { headers });
  const heard: { number?: number; text?: string; isWrong?: boolean; isLate?: boolean }[] = [];
  line.on('message', (data) => heard.push(JSON.parse(String(data))));
  const closed = new Promise<number>((resolve) => line.once('close', resolve));
  await once(line, 'open');
  const until = async (count: number) => {
    while (heard.length < count) await once(line, 'message');
    return heard.map(({ text }) => text);
  };
  return { line, heard, closed, until };
}

test('Ada asks three times, and after a break another replica knows where she was', async () => {
  const [first = '', second = '', third = ''] = questionsOf('7');
  const before = await chatAt();
  expect(await before.until(1)).toEqual(saidBy(0, '7'));
  before.line.send(second);
  before.line.send('🦊 <b>');
  before.line.send(` ${first} `);
  expect(await before.closed).toBe(1011);
  expect(before.heard.map(({ isWrong, number }) => isWrong ?? number)).toEqual([1, true, true, 2]);
  const after = await chatAt(2);
  expect(await after.until(1)).toEqual(['Are you still there?']);
  expect([before.heard[0]?.isLate, after.heard[0]?.isLate]).toEqual([false, true]);
  after.line.send(second);
  after.line.send(third);
  expect(await after.until(3)).toEqual(saidBy(3, '7').slice(2));
  after.line.close();
  // If you join again under the same run id, Ada begins again.
  const again = await chatAt();
  expect(await again.until(1)).toEqual(saidBy(0, '7'));
  again.line.send(first);
  expect(await again.closed).toBe(1011);
  const other = await chatAt(0, 'b');
  expect(await other.until(1)).toEqual(saidBy(0, '7'));
  other.line.close();
});

test('a chat is only for pages of this site, and limits what a line may send', async () => {
  await expect(chatAt(0, 'a', { origin: 'http://localhost:9999' })).rejects.toThrow('403');
  await expect(chatAt(0, '../a')).rejects.toThrow('400');
  const fine = await chatAt(0, 'a', { origin: 'http://localhost:3000' });
  fine.line.send('x'.repeat(1025));
  expect(await fine.closed).toBe(1009);
  const many = await chatAt();
  for (let count = 0; count < 51; count++) many.line.send('x');
  expect(await many.closed).toBe(1008);
});

test('a line whose answers nobody reads answers no more pings', async () => {
  const headers = {
    ...{ connection: 'upgrade', upgrade: 'websocket' },
    ...{ 'sec-websocket-version': '13', 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' },
  };
  const [, socket] = await once(open(`${url}/stream/chat?seed=7&run=a&after=0`, { headers }), 'upgrade');
  socket.pause();
  // Several times what the buffers of the system hold: after resume(), the server still reads what is in them.
  const ping = Buffer.concat([Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125)]);
  const pings = Buffer.alloc(ping.length * 300_000, ping);
  await new Promise((resolve) => socket.write(pings, resolve));
  let read = 0;
  socket.on('data', (chunk: Buffer) => {
    read += chunk.length;
  });
  socket.resume().end(Buffer.from([0x88, 0x80, 0, 0, 0, 0]));
  await once(socket, 'close');
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(pings.length / 2);
});

test('lines end when the server ends, so that browsers come back to another one', async () => {
  const { api } = await apiWithInbox();
  const chat = await chatAt(0, 'a', {}, api.url);
  const events = await get('events?seed=7', {}, api.url);
  await chat.until(1);
  const began = performance.now();
  await api.close();
  expect(performance.now() - began).toBeLessThan(5000);
  expect(await chat.closed).toBe(1012);
  expect(await events.text()).not.toContain('event: end');
});
