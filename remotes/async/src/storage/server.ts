import { MESSAGE } from '@playground/kit/server/schemas';
import type { Host, ServerPart } from '@playground/kit/server/serverParts';
import type { FastifyInstance } from 'fastify';

/** So long the cookie lasts, in seconds, if nothing removes it. */
const LASTS_S = 600;

/** `POST /cookie`, for a page about cookies that scripts cannot read. */
function addRoutes(app: FastifyInstance, { secureCookie }: Host): void {
  app.post<{ Querystring: { name: string; value: string } }>(
    '/cookie',
    {
      schema: {
        summary: 'Sets a cookie that scripts cannot read',
        description: `It lasts ${LASTS_S / 60} minutes. An empty value removes it. Nothing is kept on the server.`,
        querystring: {
          type: 'object',
          required: ['name', 'value'],
          additionalProperties: false,
          properties: {
            // Other cookies of this host stay as they are.
            name: { type: 'string', pattern: '^storage-\\d{4}-hidden$' },
            value: { type: 'string', pattern: '^(\\d{2})?$' },
          },
        },
        response: {
          204: { type: 'null', description: 'The cookie is in the headers.' },
          '4xx': MESSAGE,
          '5xx': MESSAGE,
        },
      },
    },
    async ({ query: { name, value } }, reply) =>
      reply
        .setCookie(name, value, {
          path: '/',
          httpOnly: true,
          sameSite: 'lax',
          secure: secureCookie,
          maxAge: value ? LASTS_S : 0,
        })
        .code(204)
        .send(),
  );
}

export default (host: Host): ServerPart => ({ calls: ['cookie'], routes: (app) => addRoutes(app, host) });
