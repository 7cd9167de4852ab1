import { demoProblem } from './demo';
import { outcomeProblem } from './task';

const written = { title: 'Counter', path: '/counter', description: 'Counts.', icon: 'plus', tags: ['click'] };
const task = { id: 'five', goal: 'Bring the count to 5.', outcome: [{ role: 'status', text: '5' }] };

test.each([
  [{}, undefined],
  [{ title: '' }, 'has no title'],
  [{ path: 'counter' }, 'has an invalid path: "counter"'],
  [{ path: '/healthz' }, 'has a path that the servers need: "/healthz"'],
  [{ path: '/static/counter' }, 'has a path that the servers need: "/static/counter"'],
  [{ path: '/static' }, undefined],
  [{ aliases: ['/practice/counter'] }, 'has an alias that the servers need'],
  [{ description: '' }, 'has no description'],
  [{ icon: undefined }, 'has no icon'],
  [{ tags: [] }, 'has no tags'],
  [{ beyond: false }, 'has a beyond that is not true'],
  [{ pages: [{ title: 'Second', path: '/second', frame: 'full' }] }, 'has a page that has no component'],
])('a demo.ts with %j: %s', (changes, problem) => {
  expect(demoProblem({ ...written, tasks: [task], ...changes })).toBe(problem);
});

test.each([
  [undefined, 'has no tasks'],
  [[], 'has no tasks'],
  [[task, task], 'has two tasks with the same id'],
  [[{ ...task, id: 'Five' }], 'has an id that is not in kebab-case'],
  [[{ ...task, goal: ' ' }], 'has no goal'],
  [[{ ...task, goal: 'Do it with the keyboard.' }], 'has a goal with the keyboard, but not keyboard: true'],
  [[{ ...task, outcome: undefined }], 'has an outcome that is not a list'],
  [[{ ...task, outcome: [] }], 'has an outcome of nothing'],
  [[{ ...task, outcome: [{ text: '5' }] }], 'has no role'],
  [[{ ...task, outcome: [{ role: 'status', txt: '5' }] }], 'has an unknown field "txt"'],
  [[{ ...task, outcome: [{ role: 'status', pattern: '(' }] }], 'has a pattern that is not a regular expression: "("'],
  [[{ ...task, outcome: [{ download: 'a.pdf', sha256: 'abc' }] }], 'has a sha256 that is not 64 hexadecimal digits'],
  [[{ ...task, outcome: [{ tab: 'newTab' }] }], 'has an invalid path: "newTab"'],
  [[{ ...task, conditions: '?seed=7&search=x' }], 'has unknown conditions'],
  [[{ ...task, difficulty: 'easy' }], 'has an unknown difficulty'],
  [[{ ...task, hint: ' ' }], 'has no hint'],
  [[{ ...task, difficulty: 'tricky', hint: 'Wait for it.' }], undefined],
  [[{ ...task, needs: { mail: true } }], 'has an unknown field "mail"'],
  [[{ ...task, outcome: () => [] }], undefined],
])('a demo.ts with the tasks %j: %s', (tasks, problem) => {
  expect(demoProblem({ ...written, tasks })).toBe(problem);
});

test('what a seed gives is looked at as what is written down', () => {
  expect(outcomeProblem([{ role: 'status', text: '5' }])).toBeUndefined();
  expect(outcomeProblem([])).toBe('has an outcome of nothing');
});
