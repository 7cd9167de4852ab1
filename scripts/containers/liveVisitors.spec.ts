// 200 visitors use the logins, the notes and the lines of two replicas of the API for a minute, and one replica is killed. It needs no container
// engine, but valkey-server or redis-server: npm run workshop -- test:visitors
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import WebSocket from 'ws';
import {
  PARCELS,
  planOf,
  pollsOf,
  questionsOf,
  type Script,
  type Sent,
} from '../../remotes/async/src/live-streams/draw.ts';
import { passwordOf } from '../../remotes/async/src/session/logins.ts';
import { RedisServer } from '../../services/api/test/redis.ts';
import { endPrograms, run } from '../../services/common/test/program.ts';
import { wordIn } from '../../shared/contract/words.ts';
import { root } from '../../shared/project/folders.ts';

const VISITORS = Number(process.env.VISITORS ?? 200);
const MINUTE_MS = 1000 * Number(process.env.LOAD_SECONDS ?? 60);

/** A visitor comes back to a lost line after this time, as the page does. */
const RETRY_MS = 1000;

after(endPrograms);

interface Notes {
  notes: { id: string; title: string; text: string }[];
}

/** What went wrong for the visitors. A lost connection is not wrong: they come back. */
const wrong: string[] = [];
const counts = { rounds: 0, losses: 0, '5xx': 0 };

/** What each visitor waits for. */
const waits = new Map<string, string>();

test('200 visitors, two replicas, and one of them is killed', async () => {
  const store = await RedisServer.start();
  const replicas = ['a', 'b'].map((name) =>
    run(path.join(root, 'services/api/src/main.ts'), {
      ...{
        PORT: '0',
        INBOX_PORT: '0',
        SMTP_PORT: '0',
        IDENTITY_PORT: '0',
        PAY_PORT: '0',
        BANK_PORT: '0',
        HOST: '127.0.0.1',
        LOG: 'off',
        TRUST_PROXY: '1',
      },
      ...{ REDIS_URL: store.url, SECRET: 'x'.repeat(32), REPLICAS: '2', VERSION: name },
    }),
  );
  const ports = await Promise.all(replicas.map(async ({ address }) => Number(new URL(await address('api')).port)));
  const proxy = await balance(ports);
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const memory = () =>
    replicas.map(({ child }) => (child.exitCode === null && !child.killed ? residentMb(child.pid) : 0));
  const ends = performance.now() + MINUTE_MS;
  const visits = Array.from({ length: VISITORS }, (_, index) =>
    visit(url, `visitor-${index}`, ends).catch(({ message }: Error) => wrong.push(message)),
  );

  await setTimeout(MINUTE_MS / 3);
  console.log(`memory after 20 s: ${memory()} MB`);
  replicas[0]?.child.kill('SIGKILL');
  await setTimeout(MINUTE_MS / 3);
  const [, during = 0] = memory();
  const isOver = await Promise.race([Promise.all(visits), setTimeout(MINUTE_MS, undefined, { ref: false })]);
  assert.ok(isOver, `Long after the minute, visitors still wait: ${[...waits].slice(0, 20).join('; ')}`);
  await setTimeout(5000);
  const [, afterwards = 0] = memory();
  console.log(counts, `memory after 40 s: ${during} MB, afterwards: ${afterwards} MB`);
  proxy.close();
  await store.kill();
  assert.deepEqual(wrong.slice(0, 5), []);
  assert.equal(counts['5xx'], 0);
  assert.ok(counts.rounds >= VISITORS, `${counts.rounds} rounds`);
  assert.ok(counts.losses > 0, 'Nobody lost a line.');
  assert.ok(afterwards < during * 1.2 + 20, `The memory grew from ${during} to ${afterwards} MB.`);
});

/** Passes connections to the replicas in turn, and to the other one if a replica does not listen any more. */
async function balance(ports: number[]) {
  let next = 0;
  const proxy = createServer({ allowHalfOpen: true }, (client) => {
    const to = (attempt: number) => {
      const server = connect({ port: ports[next++ % ports.length] as number, host: '127.0.0.1', allowHalfOpen: true });
      let isOpen = false;
      server.once('connect', () => {
        isOpen = true;
        client.pipe(server).pipe(client);
        client.once('close', () => server.destroy());
        server.once('close', () => client.destroySoon());
        if (client.destroyed) server.destroy();
      });
      server.on('error', () => (!isOpen && attempt < 3 ? to(attempt + 1) : client.destroy()));
    };
    client.on('error', () => client.destroy());
    to(1);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return proxy;
}

function residentMb(pid = 0): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/** Does the stations of both pages in rounds. The run id and the seed are the visitor's own. */
async function visit(url: string, name: string, ends: number): Promise<void> {
  const [, number] = name.split('-').map(Number);
  const headers = { 'x-forwarded-for': `10.0.${Math.floor((number ?? 0) / 250)}.${(number ?? 0) % 250}` };
  const expect = (what: string, real: unknown, wanted: unknown) => {
    const [is, should] = [real, wanted].map((value) => JSON.stringify(value));
    if (is !== should) wrong.push(`${name}, ${what}: ${is} and not ${should}`);
  };
  /** Tries until there is an answer. `lastId` is asked again at each try: a stream goes on after the last event that came. */
  async function whole<T>(
    address: string,
    init: RequestInit,
    read: (response: Response) => Promise<T>,
    lastId = () => '',
  ): Promise<T> {
    for (;;) {
      try {
        const response = await fetch(`${url}${address}`, {
          ...init,
          headers: { ...headers, ...init.headers, ...(lastId() && { 'last-event-id': lastId() }) },
        });
        waits.set(`${name} ${address.split('?')[0]}`, String(response.status));
        if (response.status >= 500) counts['5xx']++;
        const answer = await read(response);
        waits.delete(`${name} ${address.split('?')[0]}`);
        return answer;
      } catch (error) {
        // What fetch throws is a lost connection.
        if (!(error instanceof TypeError)) throw error;
        counts.losses++;
        await setTimeout(RETRY_MS);
      }
    }
  }
  const json = <T>(address: string, init: RequestInit = {}) =>
    whole(address, init, async (response) => {
      const answer = (await response.json()) as T & { message?: string };
      if (!response.ok) throw new Error(`${name}, ${address}: ${response.status} ${answer.message}`);
      return answer;
    });

  async function eventsOf(script: Script, seed: string) {
    const came: Sent[] = [];
    for (let lastId = '', isOver = false; !isOver; ) {
      await whole(
        `/stream/${script}?seed=${seed}`,
        {},
        async ({ body }) => {
          let text = '';
          for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
            text += Buffer.from(part).toString();
            const events = text.split('\n\n');
            text = events.pop() ?? '';
            for (const event of events) {
              lastId = /id: (\d+)/.exec(event)?.[1] ?? lastId;
              isOver ||= event.startsWith('event: end');
              const data = /data: (.*"word".*)/.exec(event)?.[1];
              if (data) came.push({ event: /event: (\w+)/.exec(event)?.[1] ?? '', ...JSON.parse(data) });
            }
          }
        },
        () => lastId,
      );
      if (!isOver) await setTimeout(RETRY_MS);
    }
    return came;
  }

  async function chat(seed: string, run: string) {
    const words = questionsOf(seed);
    /** The answer that may have been lost with the line. */
    let unanswered = '';
    for (let heard = 0; heard < 5; ) {
      const address = `${url.replace('http', 'ws')}/stream/chat?seed=${seed}&run=${run}&after=${heard}`;
      waits.set(`${name} chat`, `after ${heard}`);
      const line = new WebSocket(address, { headers });
      await new Promise<void>((resolve) => {
        let isSilent = true;
        const again = globalThis.setTimeout(() => {
          if (isSilent && unanswered && line.readyState === WebSocket.OPEN) line.send(unanswered);
        }, RETRY_MS);
        line.on('message', (data) => {
          isSilent = false;
          const { number, isWrong } = JSON.parse(String(data));
          if (isWrong) return wrong.push(`${name}, chat: a word of another visitor`);
          heard = number;
          // The second question comes just before the line is lost.
          unanswered = { 1: words[0], 3: words[1], 4: words[2] }[heard] ?? '';
          if (unanswered) line.send(unanswered);
          if (heard === 5) line.close();
        });
        line.on('error', ({ message }) => {
          counts.losses++;
          waits.set(`${name} chat`, `after ${heard}: ${message}`);
        });
        line.on('close', (code) => {
          if (code !== 1006) waits.set(`${name} chat`, `after ${heard}: ${code}`);
          clearTimeout(again);
          resolve();
        });
      });
      if (heard < 5) await setTimeout(RETRY_MS);
    }
    waits.delete(`${name} chat`);
  }

  for (let round = 0; performance.now() < ends; round++) {
    const [seed, run] = [`${name}-${round}`, `${name}-run-${round}`];
    const sending = (method: string, body: object) => ({
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const account = { name: 'standard', password: passwordOf('standard', seed), seed, run, remember: true };
    const post = sending('POST', account);
    const cookie = await whole(
      '/session/remember',
      post,
      async (response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? '',
    );
    const streams = Promise.all([eventsOf('events', seed), eventsOf('parcels', seed), chat(seed, run)]);
    // Each of these calls may be made twice, because the answer to the first may be lost.
    const titles = ['first', 'second'].map((title) => `${title} of ${name}`);
    const notes = sending('PUT', { notes: titles.map((title) => ({ title, text: '' })) });
    const made = await json<Notes>(`/notes?run=${run}`, notes);
    await json(`/notes/${made.notes[0]?.id}?run=${run}`, sending('PATCH', { text: seed }));
    const kept = await json<Notes>(`/notes?run=${run}`);
    expect(
      'notes',
      kept.notes.map(({ title, text }) => [title, text]),
      titles.map((title, index) => [title, index === 0 ? seed : '']),
    );
    const polls = pollsOf(seed);
    for (const [index, word] of polls.entries()) {
      expect('poll', (await json<{ word?: string }>(`/stream/poll?seed=${seed}&ask=${index + 1}`)).word, word);
    }
    const [events, parcels] = await streams;
    expect('events', events, planOf('events', seed).sent);
    const { sent, lost = 0 } = planOf('parcels', seed);
    expect('parcels', parcels.length, PARCELS - lost);
    expect(
      'parcels',
      parcels,
      sent.filter(({ number }) => parcels.some((parcel) => parcel.number === number)),
    );
    const other = await json<{ word: string }>(`/session/remember?run=other`, { headers: { cookie } });
    expect('word', other.word, wordIn('tab', seed));
    await json(`/session/remember?run=${run}`, { method: 'DELETE', headers: { cookie } });
    expect('logged out', await json(`/session/remember?run=${run}`, { headers: { cookie } }), {});
    counts.rounds++;
  }
}
