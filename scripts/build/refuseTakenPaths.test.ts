import { takenPath } from './refuseTakenPaths.ts';

const forms = { name: 'forms', demos: { counter: { title: 'Counter', path: '/counter', aliases: ['/count'] } } };

test('a path that an earlier group has is taken, however it is written, and for a further page too', () => {
  const same = { name: 'crew', demos: { mine: { title: 'Mine', path: '/Counter/' } } };
  expect(takenPath(same, [forms])).toBe('mine: has the path /counter, which Counter of forms has too');
  const page = { name: 'crew', demos: { mine: { title: 'Mine', path: '/mine', pages: [{ path: '/count' }] } } };
  expect(takenPath(page, [forms])).toBe('mine: has the path /count, which Counter of forms has too');
});

test('a path of its own is not taken, and without earlier groups none is', () => {
  const other = { name: 'crew', demos: { mine: { title: 'Mine', path: '/mine' } } };
  expect(takenPath(other, [forms])).toBeUndefined();
  expect(takenPath(forms, [])).toBeUndefined();
});

test("the shell's guide is nobody else's", () => {
  const guide = { name: 'crew', demos: { mine: { title: 'Mine', path: '/guide' } } };
  expect(takenPath(guide, [])).toBe('mine: has the path /guide, which Guide of the shell has too');
});
