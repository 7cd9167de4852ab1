import { apiWithInbox, closeAll } from '@playground/kit/server/test/api';
import {
  changesAskedIn,
  citiesAskedIn,
  deliveriesIn,
  deliveriesOf,
  deliveryAt,
  placeAskedIn,
  REGIONS,
  ROWS,
  regionRows,
  SLOW_MS,
} from './grid.ts';

let url: string;

beforeAll(async () => {
  url = (await apiWithInbox()).api.url;
});
afterAll(closeAll);
jest.setTimeout(60_000);

const rows = async (query: string) => {
  const response = await fetch(`${url}/grid-rows?seed=7&${query}`);
  return { status: response.status, ...(await response.json()) };
};
const save = async (body: unknown) => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/grid-save`, { method: 'POST', headers, body: JSON.stringify(body) });
  return [response.status, await response.json()];
};

test.each([
  ['sorted', 'sheet=deliveries&sort=pieces&from=0&to=1'],
  ['of many weeks', 'sheet=sales&from=0&to=100'],
])('rows %s cost no more with a long seed', async (_, query) => {
  const cost = async (seed: string) => {
    const costs: number[] = [];
    for (let round = 0; round < 5; round++) {
      const start = process.cpuUsage();
      await (await fetch(`${url}/grid-rows?seed=${seed}&${query}`)).text();
      costs.push(process.cpuUsage(start).user);
    }
    return Math.min(...costs);
  };
  await cost('7');
  expect(await cost('7'.repeat(200))).toBeLessThan(2 * (await cost('7')));
});

test('a block has the rows that it was asked for, and the last one has fewer', async () => {
  const first = await rows('sheet=sales&from=0&to=2');
  expect(first).toMatchObject({ status: 200, count: ROWS, rows: [{ number: 'P-0001' }, { number: 'P-0002' }] });
  expect(first.rows[0].weeks).toHaveLength(52);
  const last = await rows(`sheet=deliveries&from=${ROWS - 1}&to=${ROWS + 50}`);
  expect(last.rows).toEqual([deliveryAt(ROWS - 1, '7')]);
  expect((await rows('sheet=deliveries&from=99000&to=99001')).rows).toEqual([]);
});

test('two seeds have different rows, and one seed the same twice', async () => {
  const block = async (seed: string) =>
    (await fetch(`${url}/grid-rows?seed=${seed}&sheet=deliveries&from=0&to=20`)).text();
  expect(await block('a')).toBe(await block('a'));
  expect(await block('a')).not.toBe(await block('b'));
});

test('rows come sorted, and the asked row is near the top of the largest ones for any seed', async () => {
  const { rows: largest } = await rows('sheet=deliveries&from=0&to=100&sort=pieces&order=desc');
  const pieces = largest.map((row: { pieces: number }) => row.pieces);
  expect(pieces).toEqual([...pieces].sort((one, other) => other - one));
  for (let seed = 0; seed < 20; seed++) {
    const sorted = deliveriesOf(String(seed), { sort: 'pieces', descending: true });
    const place = sorted.findIndex(
      ({ number }) => number === deliveryAt(placeAskedIn(String(seed)), String(seed)).number,
    );
    expect(place).toBeGreaterThan(8);
    expect(place).toBeLessThan(60);
  }
});

test('a filter leaves the deliveries of a city, and the answer for one city is slow', async () => {
  const { slow, quick } = citiesAskedIn('7');
  const start = performance.now();
  const [first, second] = await Promise.all(
    [slow, quick].map(async (city) => {
      const answer = await rows(`sheet=deliveries&from=0&to=50&city=${city}`);
      return { ...answer, ms: performance.now() - start };
    }),
  );
  expect(first.ms).toBeGreaterThanOrEqual(SLOW_MS - 50);
  expect(second.ms).toBeLessThan(first.ms);
  for (const [answer, city] of [[first, slow] as const, [second, quick] as const]) {
    expect(answer.count).toBe(deliveriesOf('7', { city }).length);
    expect(answer.rows.every((row: { city: string }) => row.city === city)).toBe(true);
  }
  expect((await rows('sheet=deliveries&from=0&to=50&city=nowhere')).count).toBe(0);
});

test('an open region has its deliveries below it', async () => {
  expect((await rows('sheet=regions&from=0&to=50')).rows.map(({ number }: { number: string }) => number)).toEqual([
    ...REGIONS,
  ]);
  const open = await rows('sheet=regions&from=0&to=100&open=East,Nowhere');
  expect(open.rows).toEqual(JSON.parse(JSON.stringify(regionRows(['East'], '7'))));
  expect(open.rows.slice(2, 3)).toEqual(deliveriesIn('East', '7').slice(0, 1));
});

test('of the three changes, one is refused with a reason, until it is small enough', async () => {
  const { changes, refused, most } = changesAskedIn('7');
  const [status, { results }] = await save({ seed: '7', changes });
  expect(status).toBe(200);
  expect(results.filter(({ reason }: { reason?: string }) => reason)).toEqual([
    { number: refused, reason: `Only ${most} pieces are in stock for ${refused}.` },
  ]);
  expect(await save({ seed: '7', changes: [{ number: refused, pieces: most }] })).toEqual([
    200,
    { results: [{ number: refused }] },
  ]);
});

test.each([
  'sheet=other&from=0&to=1',
  'sheet=sales&from=0',
  'sheet=sales&from=1&to=1',
  'sheet=sales&from=0&to=101',
  'sheet=sales&from=-1&to=1',
  'sheet=sales&from=0&to=1e3',
  'sheet=deliveries&from=0&to=1&sort=weight',
  'sheet=deliveries&from=0&to=1&order=up',
  `sheet=deliveries&from=0&to=1&city=${'x'.repeat(101)}`,
  'sheet=regions&from=0&to=1&more=1',
])('refuses %.50s with a message', async (query) => {
  expect(await rows(query)).toMatchObject({ status: 400, message: expect.stringMatching(/\w/) });
});

test.each([
  ['no changes', { seed: '7', changes: [] }],
  ['too many changes', { seed: '7', changes: Array(21).fill({ number: 'D-0001', pieces: 1 }) }],
  ['another number', { seed: '7', changes: [{ number: '<b>', pieces: 1 }] }],
  ['pieces as text', { seed: '7', changes: [{ number: 'D-0001', pieces: '1' }] }],
  ['no seed', { changes: [{ number: 'D-0001', pieces: 1 }] }],
])('refuses %s with a message', async (_, body) => {
  expect(await save(body)).toEqual([400, { message: expect.stringMatching(/\w/) }]);
});
