import { randomUUID } from 'node:crypto';
import { waitInPlace } from '@playground/kit/common/faultPlugin';
import { refuse } from '@playground/kit/common/refusals';
import { changeRun } from '@playground/kit/server/runs';
import { answers, MESSAGE, RUN } from '@playground/kit/server/schemas';
import type { Host, ServerPart } from '@playground/kit/server/serverParts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

interface Note {
  id: string;
  title: string;
  text: string;
  /** Grows by one with each change. */
  version: number;
}
type Fields = Partial<Pick<Note, 'title' | 'text' | 'version'>>;

/** What is kept of a run. `calls` counts those with `flaky`. */
interface Kept {
  calls: number;
  notes: Note[];
}

/** The notes of a run. */
const MOST = 20;

const FIELDS = {
  title: { type: 'string', maxLength: 100 },
  text: { type: 'string', maxLength: 1000 },
} as const;
const VERSION = {
  type: 'integer',
  minimum: 1,
  description: 'The version that you know. If the note has another one, nothing changes.',
} as const;
const WRITTEN = {
  type: 'object',
  required: ['title', 'text'],
  additionalProperties: false,
  properties: FIELDS,
} as const;
const CHANGES = {
  type: 'object',
  minProperties: 1,
  additionalProperties: false,
  properties: { ...FIELDS, version: VERSION },
} as const;
const NOTE = {
  type: 'object',
  required: ['id', 'title', 'text', 'version'],
  properties: { id: { type: 'string' }, ...FIELDS, version: { type: 'integer' } },
} as const;
const NOTES = { type: 'object', required: ['notes'], properties: { notes: { type: 'array', items: NOTE } } } as const;
const QUERY = {
  type: 'object',
  required: ['run'],
  properties: {
    // Longer than others, because the page adds the name of a station to its run id.
    run: { ...RUN, pattern: '^[\\w-]{1,80}$' },
    slow: { type: 'string', pattern: '^[1-9]\\d{0,3}$', description: 'The answer comes so many milliseconds later.' },
    flaky: {
      type: 'string',
      enum: ['true'],
      description: 'Each second call of the run with this parameter is refused.',
    },
  },
} as const;

interface Query {
  run: string;
  slow?: string;
  flaky?: string;
}
interface Route {
  Querystring: Query;
  Params: { id: string };
}

const refusal = (statusCode: number, message: string) => Object.assign(new Error(message), { statusCode });

/** `/notes` and `/notes/:id`: the notes of a run. */
function addRoutes(app: FastifyInstance, { runs, limits }: Host): void {
  const config = { rateLimit: { max: limits.callsPerAddress, timeWindow: limits.window } };
  const preHandler = async (request: FastifyRequest, reply: FastifyReply) => {
    const { slow } = request.query as Query;
    return slow && waitInPlace(request, reply, Number(slow));
  };
  const route = (summary: string, response: object, others: object = {}) => ({
    config,
    preHandler,
    schema: { summary, querystring: QUERY, response, ...others },
  });

  /** Answers with what `change` makes of the notes; what it throws is the refusal. */
  async function answer<Result>(
    { query: { run, flaky } }: { query: Query },
    reply: FastifyReply,
    change: (kept: Kept) => Result,
  ): Promise<Result | FastifyReply> {
    const result = await changeRun(runs, `notes:${run}`, { calls: 0, notes: [] } as Kept, (kept) => {
      if (flaky) kept.calls++;
      return flaky && kept.calls % 2 === 0 ? undefined : { value: change(kept) };
    });
    return result?.value ?? refuse(reply.header('retry-after', 0), 503, 'Each second call fails. Please try again.');
  }
  const find = ({ notes }: Kept, id: string): Note => {
    const note = notes.find((one) => one.id === id);
    if (!note) throw refusal(404, 'There is no such note. Notes end after ten minutes.');
    return note;
  };
  const write = (note: Note, { version = note.version, ...fields }: Fields): Note => {
    if (version !== note.version) {
      throw refusal(409, `Someone else has changed this note. It has version ${note.version} now.`);
    }
    return Object.assign(note, fields, { version: version + 1 });
  };
  const made = ({ title, text }: Pick<Note, 'title' | 'text'>): Note => ({
    id: randomUUID().slice(0, 8),
    title,
    text,
    version: 1,
  });

  app.get<Route>('/notes', route('Lists the notes of a run', answers(NOTES)), (request, reply) =>
    answer(request, reply, ({ notes }) => ({ notes })),
  );

  app.put<Route & { Body: { notes: Note[] } }>(
    '/notes',
    route('Replaces all notes of a run', answers(NOTES), {
      body: {
        type: 'object',
        required: ['notes'],
        additionalProperties: false,
        properties: { notes: { type: 'array', maxItems: MOST, items: WRITTEN } },
      },
    }),
    (request, reply) =>
      answer(request, reply, (kept) => {
        Object.assign(kept, { calls: 0, notes: request.body.notes.map(made) });
        return { notes: kept.notes };
      }),
  );

  app.post<Route & { Body: Note }>(
    '/notes',
    route('Makes a note', { 201: NOTE, '4xx': MESSAGE, '5xx': MESSAGE }, { body: WRITTEN }),
    async (request, reply) => {
      const note = made(request.body);
      reply.code(201).header('location', `notes/${note.id}?run=${request.query.run}`);
      return answer(request, reply, ({ notes }) => {
        if (notes.length >= MOST) throw refusal(403, `A run has at most ${MOST} notes.`);
        notes.push(note);
        return note;
      });
    },
  );

  app.get<Route>('/notes/:id', route('Reads a note', answers(NOTE)), (request, reply) =>
    answer(request, reply, (kept) => find(kept, request.params.id)),
  );

  app.put<Route & { Body: Fields }>(
    '/notes/:id',
    route('Replaces a note. A field that is missing becomes empty', answers(NOTE), { body: CHANGES }),
    (request, reply) =>
      answer(request, reply, (kept) => write(find(kept, request.params.id), { title: '', text: '', ...request.body })),
  );

  app.patch<Route & { Body: Fields }>(
    '/notes/:id',
    route('Changes fields of a note', answers(NOTE), { body: CHANGES }),
    (request, reply) => answer(request, reply, (kept) => write(find(kept, request.params.id), request.body)),
  );

  app.delete<Route>('/notes/:id', route('Deletes a note', answers(NOTE)), (request, reply) =>
    answer(request, reply, (kept) => {
      const note = find(kept, request.params.id);
      kept.notes.splice(kept.notes.indexOf(note), 1);
      return note;
    }),
  );
}

export default (host: Host): ServerPart => ({ calls: ['notes'], routes: (app) => addRoutes(app, host) });
