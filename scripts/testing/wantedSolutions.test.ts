import type { DemoFolder } from '../build/demoFolders.ts';
import { firstOnly, ofAllTools, sampleOf, theseOf } from './wantedSolutions.ts';

const OTHERS = ['selenium', 'webdriverio', 'puppeteer'];

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
});

/** A demo in no real folder, so that no commit changed it. */
const demoOf = (number: number) =>
  ({
    group: 'crew',
    name: `bell-${number}`,
    folder: `remotes/crew/src/bell-${number}`,
    demo: {},
    tasks: [{ id: 'one' }, { id: 'two' }],
    solutions: { playwright: {}, selenium: {}, webdriverio: {}, puppeteer: {} },
  }) as unknown as DemoFolder;
const demos = Array.from({ length: 40 }, (_, i) => demoOf(i));

const namesIn = (part: string | undefined) => sampleOf(demos, part).map(({ demo, tool }) => `${demo.name} ${tool}`);

test('each file of the other tools is in one of five parts, and Playwright is in all', () => {
  const parts = [1, 2, 3, 4, 5].map((number) => namesIn(`${number}/5`));
  for (const { name } of demos) {
    expect(parts.every((part) => part.includes(`${name} playwright`))).toBe(true);
    for (const tool of OTHERS) expect(parts.filter((part) => part.includes(`${name} ${tool}`))).toHaveLength(1);
  }
  for (const part of parts) expect(part.length).toBeGreaterThan(demos.length);
});

test('of the files in Python and Java there are three of each tool, and none of a page that has none', () => {
  const written = demos.map((demo) => ({ ...demo, solutions: { 'selenium-python': {} } }) as unknown as DemoFolder);
  expect(sampleOf(written, '1/5').filter(({ tool }) => tool === 'selenium-python')).toHaveLength(3);
  const [lines] = jest.mocked(console.log).mock.calls.at(-1) ?? [];
  expect(lines).toMatch(/\n {3}npm run test:solutions -- --tool selenium-python( \/bell-\d+\/){3}$/);
  expect(namesIn('1/5').filter((name) => name.endsWith('python'))).toEqual([]);
});

test('without a part the commit decides, so the same commit runs the same part', () => {
  expect(namesIn(undefined)).toEqual(namesIn(undefined));
  const [line] = jest.mocked(console.log).mock.calls.at(-1) ?? [];
  expect(namesIn(undefined)).toEqual(namesIn(/part (\d\/5)/.exec(line)?.[1]));
});

test.each(['6/5', '0/5', '1', '1/4'])('the part %s is refused', (part) => {
  expect(() => sampleOf(demos, part)).toThrow(`--part is a fifth, such as 3/5, not ${part}.`);
});

test('the short run takes the first task of each demo, in Playwright', () => {
  expect(firstOnly(demos).map(({ tool, tasks }) => [tool, tasks])).toEqual(demos.map(() => ['playwright', ['one']]));
});

test('the second try takes the tasks that failed, in the tool that failed', () => {
  const wanted = ofAllTools([{ ...demoOf(1), demo: { path: '/bell' } } as unknown as DemoFolder]);
  const failed = { path: '/bell', task: 'two', tool: 'selenium', engine: 'chromium', result: 'failed' } as const;
  expect(theseOf(wanted, [failed]).map(({ tool, tasks }) => [tool, tasks])).toEqual([['selenium', ['two']]]);
});
