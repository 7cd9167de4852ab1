import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { waitInPlace } from '@playground/kit/common/faultPlugin';
import { Places } from '@playground/kit/common/places';
import { refuse } from '@playground/kit/common/refusals';
import { ACCOUNT, wordIn } from '@playground/kit/contract/words';
import { createLogins } from '@playground/kit/server/logins';
import { changeRun, readRun } from '@playground/kit/server/runs';
import { answers, MESSAGE, RUN, SEED } from '@playground/kit/server/schemas';
import type { Host, ServerPart } from '@playground/kit/server/serverParts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hopsOf, PARTS, ringOf } from './lab.ts';
import { createDigest } from './server/digest.ts';

/** What the server saw of a request. */
interface Seen {
  method: string;
  path: string;
  /** Only those that the page is about. */
  headers: Record<string, string>;
}

/** Requests of a run that are kept. */
const MOST_SEEN = 40;
const SHOWN_HEADERS = ['range', 'if-none-match', 'origin'];

/** The slow head takes so long, and the slow body from its first to its last part, in milliseconds. */
const SLOW_MS = 2500;

/** For slow bodies of this process at the same time. */
const BODIES = new Places(200);

/** The lines of the document. */
const LINES = 30;

const QUERY = {
  type: 'object',
  required: ['run', 'seed'],
  properties: {
    run: RUN,
    seed: SEED,
  },
} as const;
const PLACE = {
  type: 'object',
  required: ['place'],
  properties: { place: { type: 'string', pattern: '^\\d{1,2}$' } },
} as const;
const WORD = { type: 'object', required: ['word'], properties: { word: { type: 'string' } } } as const;
const TEXT = (description: string) => ({
  description,
  content: { 'text/plain': { schema: { type: 'string' } } },
});
const NOTHING = { type: 'null', description: 'The answer has no body.' } as const;

interface Query {
  run: string;
  seed: string;
}
interface Route {
  Querystring: Query;
}

/** `/lab/…`: what the page HTTP Lab asks for. */
function addRoutes(app: FastifyInstance, { runs, limits, secrets }: Host): void {
  const logins = createLogins(secrets);
  const digest = createDigest({ realm: 'Playground Digest', secrets });
  const see = async ({ method, url, headers, query }: FastifyRequest) => {
    const { run } = query as Query;
    const seen: Seen = { method, path: (url.split('?')[0] ?? '').slice(0, 60), headers: {} };
    for (const name of SHOWN_HEADERS) if (headers[name]) seen.headers[name] = String(headers[name]).slice(0, 100);
    const [scheme] = headers.authorization?.split(' ') ?? [];
    if (scheme) seen.headers.authorization = `${scheme.slice(0, 20)} …`;
    await changeRun(runs, `lab:${run}`, [] as Seen[], (all) => {
      all.push(seen);
      all.splice(0, all.length - MOST_SEEN);
    });
  };
  const route = (summary: string, response: object, others: object = {}) => ({
    config: { rateLimit: { max: limits.callsPerAddress, timeWindow: limits.window } },
    preHandler: see,
    schema: { summary, querystring: QUERY, response, ...others },
  });
  const refusals = { '4xx': MESSAGE, '5xx': MESSAGE };
  const next = (query: Query, reply: FastifyReply, place: number) =>
    // Relative, because a proxy may add a prefix.
    reply
      .code(302)
      .header('location', `${place}?${new URLSearchParams({ ...query })}`)
      .send();

  app.get<Route & { Params: { status: string } }>(
    '/lab/status/:status',
    route(
      'Answers with any status from 200 to 599',
      { '2xx': { type: 'object', properties: { status: { type: 'integer' } } }, '3xx': NOTHING, ...refusals },
      {
        params: {
          type: 'object',
          required: ['status'],
          properties: { status: { type: 'string', pattern: '^[2-5]\\d\\d$' } },
        },
      },
    ),
    async ({ params }, reply) => {
      const status = Number(params.status);
      if (status >= 400) return refuse(reply, status, `The request asked for the status ${status}.`);
      reply.code(status);
      return status >= 300 || status === 204 || status === 205 ? reply.send() : { status };
    },
  );

  app.get<Route & { Params: { place: string } }>(
    '/lab/hops/:place',
    route('Redirects several times', { ...answers(WORD), 302: NOTHING }, { params: PLACE }),
    async ({ query, params }, reply) =>
      Number(params.place) < hopsOf(query.seed)
        ? next(query, reply, Number(params.place) + 1)
        : { word: wordIn('hops end', query.seed) },
  );

  app.get<Route & { Params: { place: string } }>(
    '/lab/ring/:place',
    route('Redirects without end', { 302: NOTHING, ...refusals }, { params: PLACE }),
    async ({ query, params }, reply) => next(query, reply, (Number(params.place) + 1) % ringOf(query.seed)),
  );

  app.get<Route>(
    '/lab/slow-head',
    route(`Answers after ${SLOW_MS} ms`, answers(WORD)),
    async (request, reply) =>
      (await waitInPlace(request, reply, SLOW_MS)) ?? { word: wordIn('slow head', request.query.seed) },
  );

  app.get<Route>(
    '/lab/slow-body',
    route(`Sends its head at once, and its body in ${SLOW_MS} ms`, { 200: TEXT('The parts'), ...refusals }),
    async ({ ip, query: { seed } }, reply) => {
      const leave = BODIES.take(ip);
      if (!leave)
        return refuse(reply.header('retry-after', 1), 503, 'Too many slow bodies. Please try again in a second.');
      reply.raw.once('close', leave);
      reply.type('text/plain; charset=utf-8');
      // A signal of its own, because each body listens to it.
      return reply.send(Readable.from(partsOf(seed, AbortSignal.any([app.ending])), { objectMode: false }));
    },
  );

  app.get<Route>(
    '/lab/document',
    route('Sends a document, a range of it, or 304 if the client has it', {
      200: TEXT('The document'),
      206: TEXT('The bytes of a range'),
      304: NOTHING,
      ...refusals,
    }),
    async ({ headers, query: { seed } }, reply) => {
      const text = documentOf(seed);
      const etag = `"${wordIn('etag', seed)}"`;
      reply.headers({ etag, 'accept-ranges': 'bytes' });
      const known = headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
      if (known?.some((one) => one === etag || one === '*')) return reply.code(304).send();
      reply.type('text/plain; charset=utf-8');
      const [, first, last] = /^bytes=(\d{0,9})-(\d{0,9})$/.exec(headers.range ?? '') ?? [];
      if (!first && !last) return text;
      const from = first ? Number(first) : Math.max(0, text.length - Number(last));
      const to = first && last ? Math.min(Number(last), text.length - 1) : text.length - 1;
      if (from > to) {
        reply.header('content-range', `bytes */${text.length}`);
        return refuse(reply, 416, `The document has only the bytes 0 to ${text.length - 1}.`);
      }
      return reply
        .code(206)
        .header('content-range', `bytes ${from}-${to}/${text.length}`)
        .send(text.slice(from, to + 1));
    },
  );

  app.get<Route>(
    '/lab/no-cors',
    route('Gives no other origin the permission to read', answers(WORD)),
    async (request, reply) => {
      for (const header of ['access-control-allow-origin', 'access-control-allow-credentials'])
        reply.removeHeader(header);
      return { word: wordIn('no cors', request.query.seed) };
    },
  );

  app.post<Route & { Params: { number: string } }>(
    '/lab/left/:number',
    // The number is in the path, because a page that goes has no time for the preflight of a body in JSON.
    route(
      'Takes what a tab sends when it is left',
      { 204: NOTHING, ...refusals },
      {
        params: {
          type: 'object',
          required: ['number'],
          properties: { number: { type: 'string', pattern: '^\\d{4}$' } },
        },
      },
    ),
    async (_, reply) => reply.code(204).send(),
  );

  const guarded = { 200: TEXT('The word behind the login'), ...refusals };
  const welcome = (reply: FastifyReply, scheme: string, seed: string) =>
    reply.type('text/plain; charset=utf-8').send(`You are logged in. The word is ${wordIn(`${scheme} word`, seed)}.`);

  app.get<Route>(
    '/lab/basic',
    route('Needs a login by HTTP Basic', guarded),
    async ({ headers, query: { seed } }, reply) => {
      const [, encoded = ''] = /^Basic ([\w+/=]+)$/i.exec(headers.authorization ?? '') ?? [];
      const given = Buffer.from(encoded, 'base64').toString();
      if (given === `${ACCOUNT}:${wordIn('basic', seed)}`) return welcome(reply, 'basic', seed);
      reply.header('www-authenticate', 'Basic realm="Playground Basic", charset="UTF-8"');
      return refuse(reply, 401, 'This needs the name and the password of the station Basic.');
    },
  );

  app.get<Route>('/lab/digest', route('Needs a login by HTTP Digest', guarded), async (request, reply) => {
    const { method, url, headers, query } = request;
    const password = wordIn('digest', query.seed);
    const attempt = { header: headers.authorization ?? '', method, url, name: ACCOUNT, password };
    if (digest.isRight(attempt)) return welcome(reply, 'digest', query.seed);
    reply.header('www-authenticate', digest.challenges());
    return refuse(reply, 401, 'This needs the name and the password of the station Digest.');
  });

  app.get<Route>(
    '/lab/bearer',
    route('Needs a token of /download-login', guarded),
    async ({ headers, query }, reply) => {
      // The name of a scheme may have small letters.
      const authorization = headers.authorization?.replace(/^bearer /i, 'Bearer ') ?? '';
      if (logins.isValid(authorization, query.seed)) return welcome(reply, 'bearer', query.seed);
      reply.header('www-authenticate', `Bearer${headers.authorization ? ' error="invalid_token"' : ''}`);
      return refuse(reply, 401, 'This needs a token that is valid: Bearer, a space and the token.');
    },
  );

  app.get<{ Querystring: { run: string } }>(
    '/lab/seen',
    {
      config: { rateLimit: { max: limits.callsPerAddress, timeWindow: limits.window } },
      schema: {
        summary: 'Says what the server saw in a run',
        description: `The last ${MOST_SEEN} requests. Of a header Authorization, only the scheme is kept.`,
        querystring: { type: 'object', required: ['run'], properties: { run: RUN } },
        response: answers({
          type: 'object',
          required: ['seen'],
          properties: {
            seen: {
              type: 'array',
              items: {
                type: 'object',
                required: ['method', 'path', 'headers'],
                properties: {
                  method: { type: 'string' },
                  path: { type: 'string' },
                  headers: { type: 'object', additionalProperties: { type: 'string' } },
                },
              },
            },
          },
        }),
      },
    },
    async ({ query: { run } }) => ({ seen: (await readRun(runs, `lab:${run}`)) ?? [] }),
  );
}

/** Each part is a line with a word. The first one comes at once. */
async function* partsOf(seed: string, signal: AbortSignal) {
  for (let part = 1; part <= PARTS; part++) {
    if (part > 1) await setTimeout(SLOW_MS / (PARTS - 1), undefined, { signal }).catch(() => undefined);
    yield `Word ${part} is ${wordIn(`slow body ${part}`, seed)}.\n`;
  }
}

const documentOf = (seed: string): string =>
  Array.from({ length: LINES }, (_, line) => `Line ${line + 1}: ${wordIn(`line ${line}`, seed)}\n`).join('');

export default (host: Host): ServerPart => ({ calls: [], routes: (app) => addRoutes(app, host) });
