import { sample } from '../test/long';
import { oddValues } from '../test/oddValues';
import { clockStart, now } from './now';

const at = (search: string) => window.history.replaceState(null, '', search);
afterEach(() => {
  at('/');
  jest.restoreAllMocks();
});

test('without ?now= it is the clock of the machine', () => {
  const before = Date.now();
  expect(now().getTime()).toBeGreaterThanOrEqual(before);
  expect(now().getTime()).toBeLessThanOrEqual(Date.now());
});

test.each([
  ['2028-02-29', new Date(2028, 1, 29)],
  ['2027-02-28T23:59', new Date(2027, 1, 28, 23, 59)],
  ['1999-12-31T23:59:58', new Date(1999, 11, 31, 23, 59, 58)],
])('?now=%s starts it there, local time, and it runs on', (text, start) => {
  at(`/?now=${text}`);
  expect(clockStart()).toEqual(start);
  jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(61_000);
  expect(now()).toEqual(start);
  expect(now()).toEqual(new Date(start.getTime() + 61_000));
});

test.each([
  '',
  'tomorrow',
  '2027-02-29',
  '2027-02-30',
  '2027-13-01',
  '2027-00-10',
  '2027-01-00',
  '2027-01-01T24:00',
  '2027-01-01T25:00',
  '2027-01-01T12:60',
  '2027-01-01T12:00:60',
  '2027-01-01T12',
  '2027-1-1',
  '0050-01-01',
  '2027-01-01Z',
  '1'.repeat(100_000),
])('?now=%.20s is no time', (text) => {
  at(`/?now=${text}`);
  expect(clockStart()).toBeUndefined();
  expect(Math.abs(now().getTime() - Date.now())).toBeLessThan(1000);
});

test('odd values start it at a time that there is, or not at all', () => {
  for (const value of oddValues(sample(5000))) {
    at(`/?now=${encodeURIComponent(value)}`);
    const start = clockStart();
    if (start) expect(value).toMatch(/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?)?$/);
    expect(now().getTime()).not.toBeNaN();
  }
});
