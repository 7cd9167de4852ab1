import { type Ask, lateProblem } from './asks';
import { cellProblem, draw, savedProblem, sumProblem } from './draw';
import { changesAskedIn, citiesAskedIn, deliveriesIn, deliveriesOf, deliveryAt, productAt, type REGIONS } from './grid';
import { selectionProblem } from './selection';

test('for any seed, each station asks for something that is not there already', () => {
  for (let seed = 0; seed < 200; seed++) {
    const text = String(seed);
    const { edit, portal, late, refused } = draw(text);
    const rows = Array.from({ length: 10 }, (_, index) => deliveryAt(index, text));
    const before = (number: string) => rows.find((row) => row.number === number);
    expect(before(edit.number)?.pieces).not.toBe(edit.pieces);
    expect(before(portal.number)?.state).not.toBe(portal.state);
    expect(late.slow).not.toBe(late.quick);
    expect(late).toEqual(citiesAskedIn(text));
    for (const { number, pieces } of refused.changes) {
      expect(before(number)).toBeDefined();
      expect(pieces).toBeGreaterThan(refused.most);
    }
    expect(refused.changes.map(({ number }) => number)).toContain(refused.refused);
  }
});

test('the number of a cell near by is named in the miss', () => {
  const sold = (place: number, week: number) => productAt(place, '7').weeks[week] ?? 0;
  expect(cellProblem(sold(3000, 40), 3000, 40, '7')).toBeUndefined();
  expect(cellProblem(sold(3000, 41), 3000, 40, '7')).toBe(`${sold(3000, 41)} is the number of week 42.`);
  expect(cellProblem(sold(2999, 40), 3000, 40, '7')).toBe(`${sold(2999, 40)} is the number of P-3000.`);
  expect(cellProblem(1, 3000, 40, '7')).toBe('1 is not the number of P-3001 in week 41.');
});

test('the number of rows counts when both answers are here, and the late one is not the answer', () => {
  const words = { slow: 'Cork', quick: 'Lyon', all: 5000 };
  const ask = (place: number, city: string, count?: number, isQuick = place > 0): Ask => ({
    place,
    city,
    isQuick,
    ...(count !== undefined && { count }),
  });
  expect(lateProblem(1, [], words)).toBe('the last filter is not Lyon.');
  expect(lateProblem(1, [ask(0, 'Lyon')], words)).toBe('Cork was not the filter before Lyon.');
  expect(lateProblem(1, [ask(0, 'Cork', 4), ask(1, 'Lyon', 5, false)], words)).toBe(
    'Lyon came after the answer for Cork. Begin again with Cork.',
  );
  expect(lateProblem(1, [ask(0, 'Cork'), ask(1, 'Lyon')], words)).toBe('the answer for Lyon is not here yet.');
  expect(lateProblem(5, [ask(0, 'Cork'), ask(1, 'Lyon', 5)], words)).toBe('the late answer for Cork is not here yet.');
  const both = [ask(0, 'cork', 4), ask(1, 'Lyon', 5)];
  expect(lateProblem(4, both, words)).toBe('4 is the number of the late answer, for Cork.');
  expect(lateProblem(5000, both, words)).toBe('5000 is the number without a filter.');
  expect(lateProblem(6, both, words)).toBe('6 is not the number of rows.');
  expect(lateProblem(5, both, words)).toBeUndefined();
});

test('a double click on the filter asks twice for one city, and that is no other city', () => {
  const words = { slow: 'Cork', quick: 'Lyon', all: 5000 };
  const asks: Ask[] = [
    { place: 0, city: 'Cork', isQuick: false, count: 4 },
    { place: 1, city: 'Cork', isQuick: true, count: 4 },
    { place: 2, city: 'Lyon', isQuick: true, count: 5 },
    // The first of these two had its answer already.
    { place: 3, city: 'Lyon', isQuick: false, count: 5 },
  ];
  expect(lateProblem(5, asks, words)).toBeUndefined();
  expect(lateProblem(5, asks.slice(2), words)).toBe('Cork was not the filter before Lyon.');
  expect(lateProblem(5, asks.slice(0, 2), words)).toBe('the last filter is not Lyon.');
});

test('the sum of the first deliveries, or of another region, is named in the miss', () => {
  const sum = (region: (typeof REGIONS)[number], count?: number) =>
    deliveriesIn(region, '7')
      .slice(0, count)
      .reduce((total, { pieces = 0 }) => total + pieces, 0);
  expect(sumProblem(sum('East'), 'East', '7')).toBeUndefined();
  expect(sumProblem(sum('East', 6), 'East', '7')).toBe(`${sum('East', 6)} is the sum of the first 6 deliveries only.`);
  expect(sumProblem(9999, 'East', '7')).toBe('9999 is not the sum of the region East.');
  expect(sumProblem(sum('West'), 'East', '7')).toBe(`${sum('West')} is the sum of the region West.`);
});

test('a further row, a wrong number and the refused number are named in the miss', () => {
  const asked = changesAskedIn('7');
  const right = asked.changes.map((one) => (one.number === asked.refused ? { ...one, pieces: asked.most } : one));
  expect(savedProblem(right, asked)).toBeUndefined();
  expect(savedProblem(right.slice(1), asked)).toBeUndefined();
  expect(savedProblem([{ number: 'D-0100', pieces: 3 }], asked)).toMatch(/^D-0100 was saved too/);
  const few = { number: asked.refused, pieces: asked.most - 1 };
  expect(savedProblem([few], asked)).toBe(`${asked.refused} was saved with ${few.pieces} pieces, not ${asked.most}.`);
});

test('the row below the selected one is that of the new order', () => {
  const order = deliveriesOf('7', { sort: 'pieces', descending: true }).map(({ number }) => number);
  const { place: asked } = draw('7');
  const place = order.indexOf(asked);
  const at = (offset: number) => order[place + offset] ?? '';
  const problem = (...selected: string[]) => selectionProblem(selected, asked, order);
  expect(problem(asked, at(1))).toBeUndefined();
  expect(problem()).toBe(`${asked} is not selected.`);
  expect(problem(asked)).toBe(`no row but ${asked} is selected.`);
  expect(problem(asked, at(-1))).toBe(`${at(-1)} is above ${asked}, not below it.`);
  const next = `D-${String(Number(asked.slice(2)) + 1).padStart(4, '0')}`;
  expect(problem(asked, next)).toBe(`${next} was below ${asked} before the sort.`);
  expect(problem(asked, at(1), 'D-4999')).toBe(`D-4999 is not directly below ${asked}.`);
});
