import type { FastifyError, FastifyServerOptions } from 'fastify';

/**
 * A line for each request and none that says who: no network address, no query (it has coordinates), no body, no cookie.
 * Errors are told by their code and place, as their words may hold an e-mail address.
 */
export const LOGGING: Exclude<FastifyServerOptions['logger'], boolean | undefined> = {
  level: 'info',
  base: undefined,
  serializers: {
    req: ({ method, routeOptions }) => ({ method, url: routeOptions?.url ?? '(unknown)' }),
    err: ({ name, code, responseCode, stack = '' }: FastifyError & { responseCode?: number }) => {
      const places = stack.split('\n').filter((line) => /^\s+at /.test(line));
      return { type: name, message: '', code, responseCode, stack: places.slice(0, 5).join('\n') };
    },
  },
};
