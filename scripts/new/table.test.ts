import { parse } from 'valibot';
import { TableOfRemotes } from '../../shared/contract/site.ts';
import { withServiceOf } from './table.ts';

const guides = { name: 'guides', title: 'Guides', url: 'http://localhost:3002' };
const scouts = { name: 'scouts', title: 'Scouts', url: 'http://localhost:3001' };

test('a group without a service for its server parts gets one in its row, and keeps what the row has', () => {
  const own = { ...scouts, services: { tally: 'https://tally.test' } };
  const { service, changed } = withServiceOf([guides, own], 'scouts');
  expect(service).toBe('scouts-api');
  expect(changed).toEqual([
    guides,
    {
      ...scouts,
      services: { tally: 'https://tally.test', 'scouts-api': 'http://localhost:3001/scouts-api' },
      proxy: { 'scouts-api': 'server.ts' },
    },
  ]);
  expect(parse(TableOfRemotes, changed)).toEqual(changed);
});

test('a service that the row has stays, under the name that the team gave it', () => {
  const own = { ...scouts, services: { parts: `${scouts.url}/parts` }, proxy: { parts: 'server.ts' } };
  expect(withServiceOf([own], 'scouts')).toEqual({ service: 'parts' });
});

test('a group that the table does not have is refused', () => {
  expect(() => withServiceOf([guides], 'scouts')).toThrow('remotes.json has no group scouts. Add it first.');
});
