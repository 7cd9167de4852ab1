import { getMaxListeners } from 'node:events';
import Fastify from 'fastify';
import { healthRoutes } from './health.ts';

test('that many lines wait for the end of the server is no leak', () => {
  const app = Fastify();
  healthRoutes(app, { about: async () => ({}) });
  expect(getMaxListeners(app.ending)).toBe(0);
});
