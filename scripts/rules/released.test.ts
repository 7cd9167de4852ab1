import { readFileSync } from 'node:fs';
import { major } from 'semver';
import { version } from '../../shared/project/folders.ts';
import { type Json, promisesNow, RELEASED_FILE } from '../release/promises.ts';

test('what the last release promised still holds, or the first number of the version rises', async () => {
  const { version: before, ...promised } = JSON.parse(readFileSync(RELEASED_FILE, 'utf8'));
  if (major(version) > major(String(before))) return;
  expect(broken(promised, await promisesNow())).toEqual([]);
});

test('a removal, a change and one more thing that is required break a promise, and what is new does not', () => {
  const before = {
    pages: { '/counter': { title: 'Counter', ids: ['one', 'two'] } },
    call: { required: ['email'], email: { type: 'string' } },
  };
  const isPromised = (change: object) => broken(before, { ...before, ...change });
  expect(isPromised({ more: true })).toEqual([]);
  expect(isPromised({ pages: { '/counter': { title: 'Counter', ids: ['three', 'two', 'one'] }, '/new': {} } })).toEqual(
    [],
  );
  expect(isPromised({ pages: {} })).toEqual(['pages › /counter is gone.']);
  expect(isPromised({ pages: { '/counter': { title: 'Count', ids: ['two'] } } })).toEqual([
    'pages › /counter › title was "Counter" and is "Count".',
    'pages › /counter › ids: "one" is gone.',
  ]);
  expect(isPromised({ call: { required: ['email', 'name'], email: { type: 'number' } } })).toEqual([
    'call › required has one more.',
    'call › email › type was "string" and is "number".',
  ]);
});

/** What was there before and is not there now, or is another thing, a line for each. What is new breaks nothing, except one more thing that is required. */
function broken(before: Json | undefined, now: Json | undefined, at: string[] = []): string[] {
  const where = at.join(' › ');
  if (now === undefined) return [`${where} is gone.`];
  if (Array.isArray(before) && Array.isArray(now)) {
    const isExact = at.at(-1) === 'required';
    const texts = now.map((one) => JSON.stringify(one));
    const gone = before.map((one) => JSON.stringify(one)).filter((one) => !texts.includes(one));
    const more = isExact && now.length > before.length ? [`${where} has one more.`] : [];
    return [...gone.map((one) => `${where}: ${one} is gone.`), ...more];
  }
  if (
    typeof before === 'object' &&
    before &&
    typeof now === 'object' &&
    now &&
    !Array.isArray(before) &&
    !Array.isArray(now)
  ) {
    return Object.entries(before).flatMap(([key, value]) => broken(value, now[key], [...at, key]));
  }
  return before === now ? [] : [`${where} was ${JSON.stringify(before)} and is ${JSON.stringify(now)}.`];
}
