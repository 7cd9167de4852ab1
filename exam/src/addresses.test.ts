import { Addresses } from './addresses.ts';

const page = { path: '/counter', conditions: '', bySeed: false };
const drawn = { path: '/cart', conditions: '?fault=async:503@1', bySeed: true };

test.each([
  [page, ['/counter?seed=own'], undefined],
  [page, ['/counter/?seed=own'], undefined],
  [page, ['/counter/?seed=1'], 'with another seed'],
  // It draws a seed itself, and hands it on.
  [page, ['/counter', '/other?seed=1', '/counter?seed=1'], undefined],
  [page, ['/counter?seed=own&now=2030-01-01'], 'with ?now=2030-01-01'],
  [page, ['/other?fault=forms:503@9'], 'with ?fault=forms:503@9'],
  [page, ['/counter?seed=own&log'], 'with ?log='],
  [page, ['/counter?seed=own&page=2'], 'with ?page=2'],
  [page, ['/counter?seed=own&run=1qkigl2a7xr6q9lxe841s31mc9'], undefined],
  [page, ['/counter?seed=own#lime'], 'with #lime'],
  // The page wrote it.
  [page, ['!/counter?seed=own#lime', '/counter?seed=own#lime', '/other#plum'], undefined],
  [page, ['!/counter?seed=own&page=2', '/counter?seed=own&page=2', '/other?x=1'], undefined],
  [drawn, ['/cart?fault=async:503@1&seed=own', '/other'], undefined],
  [drawn, ['/cart?fault=async:503@1'], 'without the seed'],
  [drawn, ['/cart?seed=own'], 'without ?fault='],
  [drawn, ['/other?seed=1'], 'with another seed'],
])('%o at %j', (task, paths, why) => {
  const addresses = new Addresses(task, 'own');
  const seen = paths
    .map((path) => addresses.strays(`http://localhost:3000${path.replace('!', '')}`, path[0] !== '!'))
    .find((one) => one);
  expect(seen).toBe(why && `The page was opened ${why}`);
});
