import { type Host, serverParts } from '../../services/api/src/serverParts.ts';
import { CALLS } from './calls.ts';

test('the build finds the calls that the server parts have', async () => {
  // What a part is made with is used when somebody calls it.
  const parts = await serverParts({ secrets: ['0'.repeat(32)], limits: {} } as unknown as Host);
  expect(CALLS).toEqual(expect.arrayContaining(['send-email', 'session/reuse', 'stream/chat', 'reverse']));
  expect(parts.flatMap(({ calls = [] }) => calls).sort()).toEqual(CALLS);
});
