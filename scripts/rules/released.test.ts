import { major } from 'semver';
import { version } from '../../shared/project/folders.ts';
import { broken, promisesNow, released } from '../release/promises.ts';

test('what the last release promised still holds, or the first number of the version rises', async () => {
  const { version: before, ...promised } = released();
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
