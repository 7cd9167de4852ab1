import type { Matrix } from '../../shared/contract/practice.ts';
import type { Run } from '../../shared/contract/tools.ts';
import { matrixText, wholeMatrix } from './matrixFile.ts';

const run = (tool: Run['tool'], engine: Run['engine']): Run => ({ tool, engine, version: '', browser: '', date: '' });
const runs = [
  run('playwright', 'chromium'),
  run('playwright-python', 'chromium'),
  run('selenium', 'chromium'),
  run('selenium', 'firefox'),
];

const whole: Matrix = {
  five: { playwright: { chromium: { result: 'passes' } }, selenium: { chromium: { result: 'passes' } } },
  six: { selenium: { chromium: { result: 'passes' }, firefox: { result: 'workaround', reason: 'It is slow.' } } },
  seven: { 'playwright-python': { chromium: { result: 'passes' } } },
  eight: {},
};

test('a matrix file keeps what differs from "passes", and stands for all results', () => {
  const text = matrixText(whole, runs);
  expect(JSON.parse(text)).toEqual({
    five: { playwright: {}, selenium: { firefox: { result: 'not run' } } },
    six: { selenium: { firefox: { result: 'workaround', reason: 'It is slow.' } } },
    seven: { 'playwright-python': {} },
    eight: {},
  });
  expect(text).toContain('\n  "seven": { "playwright-python": {} },\n');
  expect(wholeMatrix(JSON.parse(text), runs)).toEqual(whole);
});

test('a solution that a new run left out did not pass in it', () => {
  const more = [...runs, run('playwright', 'firefox')];
  expect(wholeMatrix(JSON.parse(matrixText(whole, more)), more)).toEqual(whole);
});

test('without runs, nothing passed that the file does not name', () => {
  expect(wholeMatrix({ five: { playwright: {} } }, [])).toEqual({ five: { playwright: {} } });
});
