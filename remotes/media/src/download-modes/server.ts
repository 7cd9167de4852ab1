import { refuse } from '@playground/kit/common/refusals';
import { ACCOUNT, wordIn } from '@playground/kit/contract/words';
import { createLogins, LOGIN_MS } from '@playground/kit/server/logins';
import { answers, MESSAGE, SEED } from '@playground/kit/server/schemas';
import type { Host, ServerPart } from '@playground/kit/server/serverParts';
import type { FastifyInstance } from 'fastify';
import { FILES } from './files.ts';

type File = (typeof FILES)[number];

/** The names under which browsers save the files. */
const NAMES: Record<File, string> = {
  letter: 'Grüße.txt',
  report: 'report.txt',
  late: 'late.txt',
  leaflet: 'leaflet.txt',
  archive: 'archive.txt',
  'invoice-1': 'invoice.txt',
  'invoice-2': 'invoice.txt',
};

/** Each half of the archive has so many lines. */
const HALF = 2000;

const line = (text: string) => `${text.padEnd(78)}\r\n`;
const FILLING = Array.from({ length: HALF - 1 }, (_, i) => line(`Line ${i + 2}`)).join('');

const TEXT = { type: 'string', maxLength: 100 } as const;

/** `GET /download` and `POST /download-login`. */
function addRoutes(app: FastifyInstance, { secrets, limits }: Host): void {
  const config = { rateLimit: { max: limits.callsPerAddress, timeWindow: limits.window } };
  const { issue, isValid } = createLogins(secrets);

  app.post<{ Body: { name: string; password: string; seed: string } }>(
    '/download-login',
    {
      config,
      schema: {
        summary: 'Checks the account of the page Download Modes',
        description: `The login is valid for ${LOGIN_MS / 1000} seconds. Send it to /download or /lab/bearer as a bearer token.`,
        body: {
          type: 'object',
          required: ['name', 'password', 'seed'],
          additionalProperties: false,
          properties: { name: TEXT, password: TEXT, seed: SEED },
        },
        response: answers({ type: 'object', required: ['login'], properties: { login: { type: 'string' } } }),
      },
    },
    async ({ body: { name, password, seed } }, reply) => {
      if (name !== ACCOUNT || password !== wordIn('password', seed)) {
        return refuse(reply, 401, 'The name or the password is wrong.');
      }
      return { login: issue(seed) };
    },
  );

  app.get<{ Querystring: { file: File; seed: string; attempt?: string } }>(
    '/download',
    {
      config,
      schema: {
        summary: 'Sends a file of the page Download Modes',
        description: 'The report needs a login. If `attempt` is 1, the archive breaks off half-way.',
        querystring: {
          type: 'object',
          required: ['file', 'seed'],
          properties: {
            file: { type: 'string', enum: FILES },
            seed: SEED,
            attempt: { type: 'string', pattern: '^\\d$' },
          },
        },
        response: {
          200: { description: 'The file', content: { 'text/plain': { schema: { type: 'string' } } } },
          '4xx': MESSAGE,
          '5xx': MESSAGE,
        },
      },
    },
    async (request, reply) => {
      const { file, seed, attempt } = request.query;
      if (file === 'report' && !isValid(request.headers.authorization ?? '', seed)) {
        reply.header('www-authenticate', 'Bearer');
        return refuse(reply, 401, 'The report needs a login, and this request has none that is valid.');
      }
      // The same as ?fault=cut: all headers, half of the body, and the end of the connection.
      if (file === 'archive' && attempt === '1') request.fault = { kind: 'cut' };
      reply.headers({
        'content-type': 'text/plain; charset=utf-8',
        'content-disposition': `attachment; filename="${NAMES[file].replaceAll(/[^ -~]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(NAMES[file])}`,
      });
      return file === 'archive' ? archive(seed) : `The word in this file is ${wordIn(file, seed)}.\r\n`;
    },
  );
}

/** Two halves of the same length. A word at the start of the first one is not the one at the end of the second. */
function archive(seed: string): string {
  const first = line(`The word of the first half is ${wordIn('half', seed)}.`);
  return `${first}${FILLING}${FILLING}${line(`The word in this file is ${wordIn('archive', seed)}.`)}`;
}

export default (host: Host): ServerPart => ({
  calls: ['download', 'download-login'],
  routes: (app) => addRoutes(app, host),
});
