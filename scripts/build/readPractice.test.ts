import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Demo } from '../../shared/contract/demo.ts';
import { readPractice } from './readPractice.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'playground-demo-'));
  mkdirSync(path.join(folder, 'solutions'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(path.join(folder, 'solutions', file), text);
const fail = (problem: string): never => {
  throw new Error(problem);
};
const five = { id: 'five', goal: 'Bring the count to 5.', outcome: [{ role: 'status', text: '5' }] };
const demo = (changes: Partial<Demo['tasks'][number]> = {}) =>
  ({ path: '/counter', pages: [{ path: '/second' }], tasks: [{ ...five, ...changes }] }) as Demo;

test('a task is done at the path of its demo, unless it says another page', () => {
  expect(readPractice(folder, demo(), fail).tasks).toEqual([{ ...five, path: '/counter', needs: {} }]);
  expect(readPractice(folder, demo({ path: '/second' }), fail).tasks[0]?.path).toBe('/second');
  expect(() => readPractice(folder, demo({ path: '/third' }), fail)).toThrow(
    'its task five is at /third, which is none of its pages',
  );
});

test('an outcome that the seed decides is published for the seed 1, and looked at', () => {
  const outcome = (seed: string) => [{ role: 'status', text: `seed ${seed}` }];
  const [task] = readPractice(folder, demo({ outcome }), fail).tasks;
  expect(task).toMatchObject({ seed: '1', outcome: [{ text: 'seed 1' }] });
  expect(() => readPractice(folder, demo({ outcome: () => [] }), fail)).toThrow(
    'its task five has an outcome of nothing',
  );
});

test('the solutions of a tool are its file in coloured pieces', () => {
  const source = "test('five', async ({ page }) => {\n  await page.goto('/counter');\n});\n";
  write('playwright.spec.ts', source);
  const { solutions } = readPractice(folder, demo(), fail);
  expect(Object.keys(solutions)).toEqual(['playwright']);
  expect(solutions.playwright?.map(([text]) => text).join('')).toBe(source);
  expect(solutions.playwright).toContainEqual(["'/counter'", 'string']);
  expect(solutions.playwright).toContainEqual(['async', 'keyword']);
});

test('a solution for a task that there is not, and a task that a tool leaves out, are refused', () => {
  write('selenium.test.ts', "test('five', async () => {});\ntest('six', async () => {});\n");
  expect(() => readPractice(folder, demo(), fail)).toThrow(
    'its solutions/selenium.test.ts solves six, which is no task',
  );
  write('selenium.test.ts', '');
  expect(() => readPractice(folder, demo(), fail)).toThrow('its solutions/selenium.test.ts does not solve five');
});

test('beyond the basics WebdriverIO and Puppeteer may leave tasks out', () => {
  write('puppeteer.test.ts', '');
  expect(() => readPractice(folder, demo(), fail)).toThrow('its solutions/puppeteer.test.ts does not solve five');
  expect(Object.keys(readPractice(folder, { ...demo(), beyond: true }, fail).solutions)).toContain('puppeteer');
});

test('what became of the solutions is what the last run of the matrix left beside them', () => {
  const matrix = { five: { playwright: { chromium: { result: 'passes' } } } };
  expect(readPractice(folder, demo(), fail).matrix).toEqual({});
  write('matrix.json', JSON.stringify(matrix));
  expect(readPractice(folder, demo(), fail).matrix).toEqual(matrix);
});
