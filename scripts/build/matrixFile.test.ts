import type { Matrix, Result } from '../../shared/contract/practice.ts';
import type { ToolRun } from '../../shared/contract/tools.ts';
import { matrixText, readMatrix } from './matrixFile.ts';

const run = (tool: ToolRun['tool'], engine: ToolRun['engine']): ToolRun => ({
  tool,
  engine,
  version: '',
  browser: '',
  date: '',
});
const runs = [
  run('playwright', 'chromium'),
  run('playwright-python', 'chromium'),
  run('selenium', 'chromium'),
  run('selenium', 'firefox'),
];

const slow: Result = { result: 'workaround', reason: 'It is slow: https://playwright.dev' };

const whole: Matrix = {
  five: { playwright: { chromium: { result: 'passes' } }, selenium: { chromium: { result: 'passes' } } },
  six: { selenium: { chromium: slow, firefox: slow } },
  seven: { 'playwright-python': { chromium: { result: 'passes' } } },
  eight: {},
};

test('a matrix file has a line for a task, and one for each result that is not "passes"', () => {
  const text = matrixText(whole, runs);
  expect(text).toBe(`{
  "five": {
    "tools": "playwright selenium",
    "selenium firefox": "not run"
  },
  "six": {
    "tools": "selenium",
    "selenium chromium firefox": "workaround: It is slow: https://playwright.dev"
  },
  "seven": "playwright-python",
  "eight": ""
}
`);
  expect(readMatrix(text, runs)).toEqual(whole);
});

test('a solution that a new run left out did not pass in it', () => {
  const more = [...runs, run('playwright', 'firefox')];
  expect(readMatrix(matrixText(whole, more), more)).toEqual(whole);
});

test('without runs, nothing passed that the file does not name', () => {
  expect(readMatrix('{"five":"playwright"}', [])).toEqual({ five: { playwright: {} } });
});
