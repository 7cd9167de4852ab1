import { waitInPlace } from '@playground/kit/common/faultPlugin';
import { refuse } from '@playground/kit/common/refusals';
import { numbersOf } from '@playground/kit/contract/words';
import { answers, SEED } from '@playground/kit/server/schemas';
import type { Host, ServerPart } from '@playground/kit/server/serverParts';
import type { FastifyInstance } from 'fastify';
import {
  type Change,
  citiesAskedIn,
  deliveriesOf,
  deliveryAt,
  MOST_ROWS,
  productAt,
  QUICK_MS,
  REGIONS,
  ROWS,
  type Row,
  regionRows,
  SHEETS,
  type Sheet,
  SLOW_MS,
  SORTS,
  type Sort,
  savedOf,
} from './grid.ts';

const PLACE = { type: 'string', pattern: '^\\d{1,5}$' } as const;
const NUMBER = { type: 'string', pattern: '^D-\\d{4}$', description: 'The number of a delivery.' } as const;

interface Query {
  seed: string;
  sheet: Sheet;
  from: string;
  to: string;
  city?: string;
  sort?: Sort;
  order?: 'asc' | 'desc';
  open?: string;
}

/** `GET /grid-rows` and `POST /grid-save`: the server of the page Business Grid. It stores nothing. */
function addRoutes(app: FastifyInstance, { limits }: Host): void {
  const config = { rateLimit: { max: limits.callsPerAddress, timeWindow: limits.window } };

  app.get<{ Querystring: Query }>(
    '/grid-rows',
    {
      config,
      schema: {
        summary: 'Sends a block of the rows of a sheet',
        description:
          'The rows follow the seed. With `city`, the answer takes some time, and for one city of each seed several seconds.',
        tags: ['Business grid'],
        querystring: {
          type: 'object',
          required: ['seed', 'sheet', 'from', 'to'],
          additionalProperties: false,
          properties: {
            seed: SEED,
            sheet: { type: 'string', enum: SHEETS },
            from: { ...PLACE, description: 'The place of the first row, from 0.' },
            to: { ...PLACE, description: `The place after the last row, at most ${MOST_ROWS} after the first one.` },
            city: { type: 'string', maxLength: 100, description: 'Only deliveries to cities with this text.' },
            sort: { type: 'string', enum: SORTS, description: 'The column that sorts the deliveries.' },
            order: { type: 'string', enum: ['asc', 'desc'] },
            open: {
              type: 'string',
              maxLength: 100,
              description: `The open regions with commas between them: ${REGIONS.join(', ')}.`,
            },
          },
        },
        response: answers({
          type: 'object',
          required: ['count', 'rows'],
          properties: {
            count: { type: 'integer', description: 'How many rows there are.' },
            rows: { type: 'array', items: { type: 'object', additionalProperties: true } },
          },
        }),
      },
    },
    async (request, reply) => {
      const { query } = request;
      const [from, to] = [Number(query.from), Number(query.to)];
      if (to <= from) return refuse(reply, 400, '‘to’ must be greater than ‘from’.');
      if (to - from > MOST_ROWS) return refuse(reply, 400, `One request may ask for ${MOST_ROWS} rows at most.`);
      if (query.city) {
        const { slow } = citiesAskedIn(query.seed);
        const ms = query.city.toLowerCase() === slow.toLowerCase() ? SLOW_MS : QUICK_MS;
        const ended = await waitInPlace(request, reply, ms);
        if (ended) return ended;
      }
      return blockOf(query, from, to);
    },
  );

  app.post<{ Body: { seed: string; changes: Change[] } }>(
    '/grid-save',
    {
      config,
      schema: {
        summary: 'Says which changes of deliveries it would save',
        description: 'Nothing is stored. A change is refused if there are not enough pieces in stock.',
        tags: ['Business grid'],
        body: {
          type: 'object',
          required: ['seed', 'changes'],
          additionalProperties: false,
          properties: {
            seed: SEED,
            changes: {
              type: 'array',
              minItems: 1,
              maxItems: 20,
              items: {
                type: 'object',
                required: ['number', 'pieces'],
                additionalProperties: false,
                properties: { number: NUMBER, pieces: { type: 'integer', minimum: 0, maximum: 99_999 } },
              },
            },
          },
        },
        response: answers({
          type: 'object',
          required: ['results'],
          properties: {
            results: {
              type: 'array',
              items: {
                type: 'object',
                required: ['number'],
                properties: {
                  number: NUMBER,
                  reason: { type: 'string', description: 'Why it was refused. Not there if it was saved.' },
                },
              },
            },
          },
        }),
      },
    },
    async ({ body: { seed, changes } }) => ({ results: savedOf(changes, seed) }),
  );
}

function blockOf({ seed, sheet, city = '', sort = 'number', order, open = '' }: Query, from: number, to: number) {
  const cut = (rows: Row[]) => ({ count: rows.length, rows: rows.slice(from, to) });
  if (sheet === 'regions') return cut(regionRows(open.split(','), seed));
  const descending = order === 'desc';
  if (sheet === 'deliveries' && (city || sort !== 'number' || descending)) {
    return cut(deliveriesOf(seed, { city, sort, descending }));
  }
  const number = numbersOf(seed);
  // In the order of their numbers, only these rows have to be computed.
  const places = Array.from({ length: Math.max(0, Math.min(to, ROWS) - from) }, (_, index) => from + index);
  const rowAt = sheet === 'sales' ? productAt : deliveryAt;
  const rows = places.map((place) => rowAt(place, seed, number));
  return { count: ROWS, rows };
}

export default (host: Host): ServerPart => ({
  calls: ['grid-rows', 'grid-save'],
  routes: (app) => addRoutes(app, host),
});
