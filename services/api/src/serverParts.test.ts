import { CALLS } from '../../../shared/contract/faultTargets.ts';
import { type Host, serverParts } from './serverParts.ts';

test('each call of a server part is a name that ?fault= knows in browsers', async () => {
  // What a part is made with is used when somebody calls it.
  const parts = await serverParts({ secrets: ['0'.repeat(32)], limits: {} } as unknown as Host);
  const calls = parts.flatMap(({ calls = [] }) => calls);
  expect(calls).not.toEqual([]);
  const known: string[] = [...CALLS.mail, ...CALLS.geocoder];
  expect(calls.filter((call) => !known.includes(call))).toEqual([]);
});
