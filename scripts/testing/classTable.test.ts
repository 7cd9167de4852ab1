import { classTable } from './classTable.ts';

const learners: { name: string; pages: Record<string, string> }[] = [
  { name: 'bo', pages: { '/form': '1/2' } },
  { name: 'Ana', pages: { '/counter': '2/2', '/form': '2/2' } },
];

test('a table has a row for each learner, and a column for each page that somebody has begun', () => {
  expect(classTable(learners)).toBe(`     /counter  /form
Ana  2/2       2/2
bo   -         1/2`);
});

test('a path says which pages, in which order', () => {
  expect(classTable(learners, ['/form', '/regex'])).toBe(`     /form  /regex
Ana  2/2    -
bo   1/2    -`);
});
