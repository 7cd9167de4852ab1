import { readPractice } from './readPractice.ts';

const five = {
  id: 'five',
  goal: 'Bring the count to 5.',
  path: '/counter',
  needs: {},
  outcome: [{ role: 'status', name: 'Count', text: '5' }],
};
const tasks = [five];
const solutions = { playwright: [['test(']] };
const matrix = { five: { playwright: { chromium: { result: 'passes' } } } };
const many = (count: number) => Array.from({ length: count }, (_, index) => ({ ...five, id: `five-${index}` }));

test('reads what a build writes', () => {
  expect(readPractice(JSON.stringify({ tasks, solutions, matrix }))).toEqual({ tasks, solutions, matrix });
});

test.each([
  ['nothing', ''],
  ['HTML', '<!doctype html>'],
  ['null', 'null'],
  ['a number', '7'],
  ['a list', '[]'],
  ['an empty object', '{}'],
  ['tasks that are an object', { tasks: { five }, solutions, matrix }],
  ['no solutions', { tasks, matrix }],
  ['solutions that are text', { tasks, matrix, solutions: { playwright: 'test()' } }],
  ['pieces of code that are text', { tasks, matrix, solutions: { playwright: ['test()'] } }],
  ['pieces of code that are objects', { tasks, matrix, solutions: { playwright: [[{ a: 1 }]] } }],
  ['3000 tasks', { tasks: many(3000), solutions, matrix }],
  ['far too much code', { tasks, matrix, solutions: { playwright: Array(10_001).fill(['a']) } }],
  ['a text that is far too long', { tasks: [{ ...five, goal: 'a'.repeat(1_000_000) }], solutions, matrix }],
])('%s is refused', (_, file) => {
  expect(() => readPractice(typeof file === 'string' ? file : JSON.stringify(file))).toThrow();
});

test.each([
  ['null', null],
  ['a list', []],
  ['whose hint is a list', { ...five, id: 'wrong', hint: [] }],
  ['without an outcome', { ...five, outcome: undefined }],
  ['with an empty outcome', { ...five, outcome: [] }],
  ['with an outcome of null', { ...five, outcome: [null] }],
  ['with a number as its id', { ...five, id: 7 }],
  ['with an object as its goal', { ...five, goal: { a: 1 } }],
  ['without a path', { ...five, path: undefined }],
  ['on another site', { ...five, path: '//evil.example/x' }],
  ['that is code', { ...five, path: 'javascript:alert(1)' }],
  ['with too many expectations', { ...five, outcome: Array(101).fill(five.outcome[0]) }],
  ['whose conditions make its address another one', { ...five, conditions: '/../x' }],
  ['with the id of another task', { ...five, goal: 'Second.' }],
])('a task %s is left out, and the others stay', (_, wrong) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const good = { ...five, goal: 'First.', needs: { somethingNew: true } };
  const read = readPractice(JSON.stringify({ tasks: [good, wrong], solutions, matrix: { five: { playwright: 7 } } }));
  expect(read).toEqual({ tasks: [good], solutions, matrix: {} });
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
