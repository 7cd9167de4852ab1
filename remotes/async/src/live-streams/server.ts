import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import websocket from '@fastify/websocket';
import { Places } from '@playground/kit/common/places';
import { refuse } from '@playground/kit/common/refusals';
import { answers, MESSAGE, RUN, SEED } from '@playground/kit/server/schemas';
import type { Host, ServerPart } from '@playground/kit/server/serverParts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { PARCELS, parcelOf, planOf, pollsOf, questionsOf, SCRIPTS, type Script, saidBy, storyOf } from './draw.ts';

/** Lines that are open at the same time in this process. */
const MOST_LINES = 2000;

/** A line ends after this time, so that others get its place. */
const LONGEST_MS = 5 * 60_000;

/** The pauses between two messages, in milliseconds. */
const PAUSE = { events: 500, order: 400, parcels: 300, words: 300, poll: 1000 };

/** How long a browser waits until it comes back, in milliseconds. */
const RETRY_MS = 1000;

/** What one line of the chat may send. */
const MOST_MESSAGES = 50;
const LARGEST_MESSAGE = 1024;

const NUMBER = { type: 'string', pattern: '^\\d{1,3}$' } as const;

const bySeed = (properties = {}) => ({
  type: 'object',
  required: ['seed', ...Object.keys(properties)],
  properties: { seed: SEED, ...properties },
});
const streamed = (type: string) => ({
  200: { description: 'A stream', content: { [type]: { schema: { type: 'string' } } } },
  '4xx': MESSAGE,
  '5xx': MESSAGE,
});

/** The lines, below `/stream/`. */
async function addRoutes(app: FastifyInstance, { runs, limits, allowedOrigins }: Host): Promise<void> {
  const places = new Places(MOST_LINES);
  const config = { rateLimit: { max: limits.linesPerAddress, timeWindow: limits.window } };
  await app.register(websocket, {
    options: { maxPayload: LARGEST_MESSAGE, autoPong: false },
    errorHandler: (_, line) => line.terminate(),
  });

  const busy = (reply: FastifyReply) => {
    reply.header('retry-after', 1);
    return refuse(reply, 503, 'Too many lines are open. Please try again in a second.');
  };

  /** Sends what `write` writes until it ends, the client leaves or the server ends. */
  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    type: string,
    write: (say: (text: string) => void, pause: (ms: number) => Promise<void>) => Promise<void>,
  ): FastifyReply {
    const leave = places.take(request.ip);
    if (!leave) return busy(reply);
    const stream = new PassThrough();
    const gone = new AbortController();
    const over = AbortSignal.any([gone.signal, app.ending, AbortSignal.timeout(LONGEST_MS)]);
    stream.once('close', () => gone.abort());
    const say = (text: string) => void (over.aborted || stream.write(text));
    write(say, (ms) => wait(ms, over)).finally(() => {
      leave();
      stream.end();
    });
    // Otherwise nginx collects messages before it sends them.
    return reply.type(type).header('x-accel-buffering', 'no').send(stream);
  }

  for (const script of SCRIPTS) {
    app.get<{ Querystring: { seed: string; after?: string } }>(
      `/stream/${script}`,
      {
        config,
        exposeHeadRoute: false,
        schema: {
          summary: SUMMARIES[script],
          description:
            'Server-sent events. `Last-Event-ID`, or else `after`, is the id of the last event that arrived.',
          tags: ['Live streams'],
          querystring: { ...bySeed(), properties: { seed: SEED, after: NUMBER } },
          response: streamed('text/event-stream'),
        },
      },
      (request, reply) => {
        const { sent, cutAfter, lost = 0 } = planOf(script, request.query.seed);
        const last = String(request.headers['last-event-id'] ?? request.query.after ?? '');
        const had = Number(/^\d{1,3}$/.exec(last)?.[0] ?? 0);
        const first = had === cutAfter ? had + lost : had;
        return send(request, reply, 'text/event-stream', async (say, pause) => {
          say(`retry: ${RETRY_MS}\n\n`);
          for (const [index, { event, number, word }] of sent.entries()) {
            if (index < first) continue;
            await pause(PAUSE[script]);
            say(`id: ${index + 1}\nevent: ${event}\ndata: ${JSON.stringify({ number, word })}\n\n`);
            if (index + 1 === cutAfter && had < cutAfter) return;
          }
          // Otherwise the browser would ask again.
          say(`event: end\ndata: {}\n\n`);
        });
      },
    );
  }

  app.get<{ Querystring: { seed: string; number: string } }>(
    '/stream/parcel',
    {
      config,
      schema: {
        summary: 'Sends one parcel again',
        tags: ['Live streams'],
        querystring: bySeed({ number: NUMBER }),
        response: answers(PARCEL),
      },
    },
    async ({ query: { seed, number } }, reply) => {
      if (Number(number) < 1 || Number(number) > PARCELS) return refuse(reply, 404, `There is no parcel ${number}.`);
      const { word } = parcelOf(Number(number), seed);
      return { number: Number(number), word };
    },
  );

  app.get<{ Querystring: { seed: string; ask: string } }>(
    '/stream/poll',
    {
      config,
      exposeHeadRoute: false,
      schema: {
        summary: 'Waits for news',
        description: '`ask` counts the requests, from 1. An answer without a word says that there is nothing new.',
        tags: ['Live streams'],
        querystring: bySeed({ ask: NUMBER }),
        response: answers({
          type: 'object',
          required: ['isLast'],
          properties: { word: { type: 'string' }, isLast: { type: 'boolean' } },
        }),
      },
    },
    async (request, reply) => {
      const polls = pollsOf(request.query.seed);
      const index = Number(request.query.ask) - 1;
      if (index < 0 || index >= polls.length) return refuse(reply, 404, 'There is no news after the last one.');
      const leave = places.take(request.ip);
      if (!leave) return busy(reply);
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      await wait(PAUSE.poll, AbortSignal.any([gone.signal, app.ending])).finally(leave);
      if (reply.raw.destroyed) return reply.hijack();
      // The page asks again, and another replica answers.
      if (app.ending.aborted) return refuse(reply, 503, 'This server is about to end.');
      return { word: polls[index], isLast: index === polls.length - 1 };
    },
  );

  app.get<{ Querystring: { seed: string; from: string } }>(
    '/stream/words',
    {
      config,
      exposeHeadRoute: false,
      schema: {
        summary: 'Tells a story word by word',
        description: '`from` is the number of words that have arrived before.',
        tags: ['Live streams'],
        querystring: bySeed({ from: NUMBER }),
        response: streamed('text/plain'),
      },
    },
    (request, reply) =>
      send(request, reply, 'text/plain; charset=utf-8', async (say, pause) => {
        const { words } = storyOf(request.query.seed);
        for (const word of words.slice(Number(request.query.from))) {
          say(`${word} `);
          await pause(PAUSE.words);
        }
      }),
  );

  app.get<{ Querystring: { seed: string; run: string; after: string } }>(
    '/stream/chat',
    {
      config,
      websocket: true,
      schema: { querystring: bySeed({ run: RUN, after: NUMBER }) },
      preValidation: async ({ headers: { origin } }, reply) => {
        // Browsers send cookies and no preflight with a WebSocket, so the server itself has to look.
        if (origin !== undefined && !allowedOrigins.includes(origin)) {
          return refuse(reply, 403, 'Pages of other origins may not open this line.');
        }
      },
    },
    (line: WebSocket, { query: { seed, run, after }, ip }) => {
      const leave = places.take(ip);
      if (!leave) return line.close(1013, 'Too many lines are open.');
      const end = () => line.close(1012, 'This server is about to end.');
      const timer = setTimeout(() => line.close(1000, 'The line was open for too long.'), LONGEST_MS);
      app.ending.addEventListener('abort', end);
      line.once('close', () => {
        leave();
        clearTimeout(timer);
        app.ending.removeEventListener('abort', end);
      });
      const key = `chat:${run}`;
      let heard = Number(after);
      const tell = (said: string[], isLate = false) => {
        for (const text of said.slice(heard)) line.send(JSON.stringify({ number: ++heard, text, isLate }));
      };
      let messages = 0;
      // One after the other, because the second one needs what the first one wrote.
      let last: Promise<unknown> = Promise.resolve();
      const next = (step: () => Promise<unknown>) => {
        last = last.then(step).catch(() => line.terminate());
      };
      next(async () => {
        // Somebody who has heard nothing begins. An earlier visit may have had the same run id.
        if (heard === 0) await runs.delete(key);
        tell(saidBy(Number((await runs.read(key)) ?? 0), seed), heard > 0);
      });
      // Answers that nobody reads would fill the memory.
      line.on('ping', (data) => line.bufferedAmount < LARGEST_MESSAGE && line.pong(data));
      line.on('message', (data) => {
        if (++messages > MOST_MESSAGES) return line.close(1008, 'Too many messages.');
        next(() => hear(String(data)));
      });
      const hear = async (text: string): Promise<void> => {
        const kept = await runs.read(key);
        const before = Number(kept ?? 0);
        const asked = questionsOf(seed)[before];
        if (asked === undefined) return;
        if (text.trim() !== asked) {
          line.send(JSON.stringify({ isWrong: true }));
          return;
        }
        // Another line of the same run was faster, so this answer may be to the next question.
        if (!(await runs.swap(key, kept, String(before + 1)))) return hear(text);
        const said = saidBy(before + 1, seed);
        // After the first answer, the line breaks before the last message.
        tell(before === 0 ? said.slice(0, 2) : said);
        if (before === 0) line.close(1011, 'The line is lost.');
      };
    },
  );
}

const SUMMARIES: Record<Script, string> = {
  events: 'Sends news and an alarm. The line ends once',
  order: 'Sends numbered words in another order',
  parcels: 'Sends parcels. The line ends once, and some parcels are lost',
};

const PARCEL = {
  type: 'object',
  required: ['number', 'word'],
  properties: { number: { type: 'integer' }, word: { type: 'string' } },
} as const;

/** Resolves after this time, or at once when `over` is aborted. */
async function wait(ms: number, over: AbortSignal): Promise<void> {
  if (over.aborted) return;
  const time = new AbortController();
  const timer = setTimeout(() => time.abort(), ms);
  await once(AbortSignal.any([time.signal, over]), 'abort');
  clearTimeout(timer);
}

export default (host: Host): ServerPart => ({
  calls: [
    'stream/chat',
    'stream/events',
    'stream/order',
    'stream/parcel',
    'stream/parcels',
    'stream/poll',
    'stream/words',
  ],
  routes: (app) => addRoutes(app, host),
});
