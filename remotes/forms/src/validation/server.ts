import { createHash } from 'node:crypto';
import { answers, oneField } from '@playground/kit/server/schemas';
import type { Host, ServerPart } from '@playground/kit/server/serverParts';
import type { FastifyInstance } from 'fastify';

/** These are taken, alone and with each number but one. Nothing is stored. */
const TAKEN = /^(ada|alan|barbara|dennis|edsger|grace|hedy|ken|linus|margaret|niklaus|radia)(\d*)$/;

/** The number is not in the code of the page, so only this server knows it. */
function freeName(name: string): string {
  const number = createHash('sha256').update(name).digest().readUInt16BE() % 90;
  return `${name}${number + 10}`;
}

const NAME = {
  type: 'object',
  required: ['taken'],
  properties: {
    taken: { type: 'boolean' },
    free: { type: 'string', description: 'A name that is free. Only if the other one is taken.' },
  },
} as const;

/** `POST /check-name`, for forms that only a server can check. */
function addRoutes(app: FastifyInstance, { limits }: Host): void {
  app.post<{ Body: { name: string } }>(
    '/check-name',
    {
      config: { rateLimit: { max: limits.namesPerAddress, timeWindow: limits.window } },
      schema: {
        summary: 'Says whether a user name is taken',
        description: 'If it is, `free` is a name that is not. Capital letters make no difference. Nothing is stored.',
        body: oneField('name', { minLength: 1, maxLength: 60, description: 'The user name.' }),
        response: answers(NAME),
      },
    },
    async ({ body }) => {
      const name = body.name.trim().toLowerCase();
      const [, known] = TAKEN.exec(name) ?? [];
      if (!known || name === freeName(known)) return { taken: false };
      return { taken: true, free: freeName(known) };
    },
  );
}

export default (host: Host): ServerPart => ({ calls: ['check-name'], routes: (app) => addRoutes(app, host) });
