import Fastify from 'fastify';
import { lazySchemas } from './lazySchemas.ts';

const text = { type: 'string' } as const;

test.each([
  ['seed', text],
  ['seed', { ...text, pattern: '^[a-z]*$' }],
  ['seed', { ...text, pattern: '^\\d{1,}$' }],
  ['seed', { ...text, pattern: 'a' }],
  ['seed[]', { type: 'array', maxItems: 2, items: text }],
  ['seed', { type: 'array', items: { type: 'integer' } }],
  ['seed.name', { type: 'object', properties: { name: text } }],
])('a route whose %s may have any length does not start: %j', async (path, schema) => {
  const app = Fastify({ schemaController: lazySchemas() });
  app.post('/words', { schema: { body: { type: 'object', properties: { seed: schema } } } }, async () => ({}));
  await expect(app.ready()).rejects.toThrow(`POST /words: body.${path} may have any length.`);
});

test.each([
  { ...text, maxLength: 200 },
  { ...text, enum: ['a'] },
  { ...text, format: 'uuid' },
  { ...text, pattern: '^-?\\d{1,3}$' },
  { type: 'array', maxItems: 2, items: { type: 'integer' } },
])('a route with limits starts: %j', async (schema) => {
  const app = Fastify({ schemaController: lazySchemas() });
  app.get('/words', { schema: { querystring: { type: 'object', properties: { seed: schema } } } }, async () => ({}));
  await app.ready();
});
