import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type PracticeFile, readPracticeIndex } from '../../shared/contract/catalogue.ts';
import type { ToolsFile } from '../../shared/contract/tools.ts';
import { project } from '../../shared/project/folders.ts';
import { type DemoFolder, HIDDEN_DEFECTS, readDemoFolders } from './demoFolders.ts';
import { publishDemos, publishedDemos } from './publishDemos.ts';
import { takenPath } from './refuseTakenPaths.ts';

let directory: string;
beforeEach(() => {
  mkdirSync(path.join(project, '.cache'), { recursive: true });
  directory = mkdtempSync(path.join(project, '.cache/group-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const FIVE = "{ id: 'five', goal: 'Bring the count to 5.', outcome: [{ role: 'status', text: '5' }] }";

/** What a demo.ts says, with these changes. */
const saying = (changes = '') =>
  `export default { title: 'Counter', path: '/counter', description: 'Counts.', icon: 'plus', tags: ['click'], tasks: [${FIVE}], ${changes} };`;

/** Writes a demo's folder and reads it. */
async function read(files: Record<string, string>, name = 'counter'): Promise<DemoFolder> {
  const whole: Record<string, string> = { 'demo.ts': saying(), 'Counter.tsx': '', ...files };
  for (const [file, text] of Object.entries(whole)) {
    const full = path.join(directory, 'src', name, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text);
  }
  const [demo] = await readDemoFolders({ name: 'forms', directory });
  return demo as DemoFolder;
}

const withTask = (changes: string) => ({
  'demo.ts': saying(
    `pages: [{ title: 'Second', path: '/second', component: 'Second', frame: 'full' }], tasks: [{ ...${FIVE}, ${changes} }]`,
  ),
  'Second.tsx': '',
});

test('a folder says its group, its pages with their components, and what it was read from', async () => {
  const demo = await read({
    'demo.ts': `import { title } from './words';\n${saying('title')}`,
    'words.ts': "export const title = 'Counted';",
    'solutions/playwright.spec.ts': "test('five', async () => {});",
  });
  expect(demo).toMatchObject({ group: 'forms', name: 'counter', demo: { title: 'Counted' } });
  expect(demo.pages).toMatchObject([
    { title: 'Counted', path: '/counter', frame: 'full', expose: './counter/Counter', chunk: 'counter' },
  ]);
  // A file that is missing can come later.
  const { code, published } = demo.inputs;
  expect(published.map((file) => path.basename(file))).toEqual(
    expect.arrayContaining(['demo.ts', 'words.ts', 'playwright.spec.ts']),
  );
  expect(code.map((file) => path.basename(file))).toContain('defects.ts');
});

test('an edit of what demo.ts imports is read at once', async () => {
  const files = {
    'demo.ts': `import { title } from './words';\n${saying('title')}`,
    'words.ts': "export const title = 'One';",
  };
  expect((await read(files)).demo.title).toBe('One');
  expect((await read({ ...files, 'words.ts': "export const title = 'Two';" })).demo.title).toBe('Two');
});

test('a folder without demo.ts, component or a field fails with its name', async () => {
  await expect(read({ 'demo.ts': saying("title: ''") })).rejects.toThrow(/counter: its demo.ts has no title$/);
  await expect(
    read({ 'demo.ts': saying("pages: [{ title: 'A', path: '/a', component: 'A', frame: 'bare' }]") }),
  ).rejects.toThrow(/counter: has no component A.tsx$/);
  mkdirSync(path.join(directory, 'src/other'));
  writeFileSync(path.join(directory, 'src/other/Other.tsx'), '');
  await expect(read({})).rejects.toThrow(/other: has no demo.ts$/);
});

test('a demo.ts that throws says where', async () => {
  const error = await read({ 'demo.ts': 'const a = 1;\nexport default { title: nothing };' }).catch((thrown) => thrown);
  expect(error.stack).toMatch(/^ReferenceError: nothing is not defined\n.*counter\/demo\.ts:2:25/);
});

test('a demo.ts that cannot be parsed says where', async () => {
  await expect(read({ 'demo.ts': "export default {\n  title: 'A'\n  path: '/a',\n};" })).rejects.toThrow(
    /^\/.*counter\/demo\.ts:3:2: ERROR: Expected "}" but found "path"$/,
  );
});

test('a task is done at the path of its demo, unless it says another page', async () => {
  expect((await read({})).tasks).toMatchObject([{ id: 'five', path: '/counter', needs: {} }]);
  expect((await read(withTask("path: '/second'"))).tasks[0]?.path).toBe('/second');
  const lesson = { difficulty: 'tricky', hint: 'Press twice.', trap: 'One press is lost.' };
  expect((await read(withTask(JSON.stringify(lesson).slice(1, -1)))).tasks).toMatchObject([lesson]);
  await expect(read(withTask("path: '/third'"))).rejects.toThrow(
    'its task five is at /third, which is none of its pages',
  );
});

test('an outcome that the seed decides is published for the seed 1, and checked', async () => {
  const { tasks } = await read(withTask("outcome: (seed) => [{ role: 'status', text: 'seed ' + seed }]"));
  expect(tasks[0]).toMatchObject({ seed: '1', outcome: [{ text: 'seed 1' }] });
  await expect(read(withTask('outcome: () => []'))).rejects.toThrow('its task five has an outcome of nothing');
});

test('the solutions of a tool are published as readers copy them, in coloured pieces', async () => {
  const source =
    "import { test } from '@playground/kit/tools/playwright';\n\ntest('five', async ({ page }) => {\n  await page.goto('/counter');\n});\n";
  const demo = await read({ 'solutions/playwright.spec.ts': source });
  expect(demo.solutions.playwright).toMatchObject({ source, ids: ['five'] });
  const { files } = publishDemos('forms', [demo]);
  const [, practice] = Object.entries(files).find(([name]) => name.startsWith('practice/counter.')) ?? [];
  const pieces = (practice as { solutions: { playwright: [string, string?][] } }).solutions.playwright;
  const published = pieces.map(([text]) => text).join('');
  expect(published).toContain("import { test } from '@playwright/test';");
  expect(published).toContain(source.slice(source.indexOf("test('five'")));
  expect(pieces).toContainEqual(["'/counter'", 'string']);
  expect(pieces).toContainEqual(['async', 'keyword']);
});

test('a solution of a task that does not exist is refused, and Playwright solves each task', async () => {
  const wrong = { 'solutions/selenium.test.ts': "test('five', async () => {});\ntest('six', async () => {});\n" };
  await expect(read(wrong)).rejects.toThrow('its solutions/selenium.test.ts solves six, which is no task');
  await expect(read({ 'solutions/selenium.test.ts': '', 'solutions/playwright.spec.ts': '' })).rejects.toThrow(
    'its solutions/playwright.spec.ts does not solve five',
  );
});

test('another tool may leave tasks out', async () => {
  expect((await read({ 'solutions/selenium.test.ts': '' })).solutions.selenium?.ids).toEqual([]);
});

test('a file in Python is published too, where shells of before do not read it', async () => {
  const source = '# five is impossible: See https://playwright.dev.\n';
  const demo = await read({ 'solutions/playwright_test.py': source });
  const { files } = publishDemos('forms', [demo]);
  const file = (start: string) => Object.entries(files).find(([name]) => name.startsWith(start))?.[1];
  expect(file('practice/counter.')).toMatchObject({ solutions: { 'playwright-python': expect.any(Array) } });
  const index = file('practice/index.') as PracticeFile;
  expect(index.counter).toMatchObject({ tools: [], next: { tools: ['playwright-python'] } });
  expect(readPracticeIndex(index).get('counter')?.tools).toEqual(['playwright-python']);
  const later = { counter: { ...index.counter, next: { tools: ['selenium', 'a-later-one'], matrix: {} } } };
  expect(readPracticeIndex(later).get('counter')?.tools).toEqual(['selenium']);
  await expect(read({ 'solutions/playwright_test.py': '# five is impossible: So.\n' })).rejects.toThrow(
    'its solutions/playwright_test.py names no address in the reason of five',
  );
});

test('the matrix is what the last run left beside the solutions', async () => {
  const matrix = { five: { tools: 'playwright', 'playwright chromium': 'failed' } };
  expect((await read({})).matrix).toEqual({});
  expect((await read({ 'solutions/matrix.json': JSON.stringify(matrix) })).matrix).toMatchObject({
    five: { playwright: { chromium: { result: 'failed' } } },
  });
});

test.each([
  [[], undefined],
  [['basic', 'hard', 'basic'], undefined],
  [['basic', 'tricky'], undefined],
  [['tricky', 'tricky', 'tricky', 'tricky', 'basic'], undefined],
  [['hard', 'basic', 'tricky'], 'tricky'],
  [['tricky', 'hard', 'hard', 'basic'], 'hard'],
])('of tasks that are %j, the manifest says that the demo is %s', async (difficulties, expected) => {
  const demo = await read({});
  const tasks = difficulties.map((difficulty) => ({ ...demo.tasks[0], difficulty }));
  const [published] = publishedDemos([{ ...demo, tasks } as DemoFolder]);
  expect(published?.difficulty).toBe(expected);
});

test('the results of tasks that need a capability are published by this capability, which must name tasks', async () => {
  const capable = (capabilities: string) => read({ 'demo.ts': saying(`capabilities: { ${capabilities} }`) });
  const published = publishDemos('forms', [await capable("hover: 'all', touch: ['five']")]).files;
  const file = Object.keys(published).find((name) => name.startsWith('practice/tools.')) as string;
  expect((published[file] as ToolsFile).stations).toMatchObject([
    { capability: 'hover', page: 'Counter', task: 'five', address: '/counter' },
    { capability: 'touch', task: 'five' },
  ]);
  await expect(capable("hover: ['six']")).rejects.toThrow(/its capability hover names six, which is no task$/);
  await expect(capable("flying: 'all'")).rejects.toThrow(/has a capability that is not in contract\/tools.ts$/);
});

test('keywords are in the index of tasks, which home reads for its search, and not in the manifest', async () => {
  const { metaData, files } = publishDemos('forms', [await read({ 'demo.ts': saying("keywords: 'tally, sum'") })]);
  const [, index] = Object.entries(files).find(([name]) => name.startsWith('practice/index.')) ?? [];
  expect(index).toMatchObject({ counter: { keywords: ['tally', 'sum'] } });
  expect(JSON.stringify(metaData)).not.toContain('tally');
});

test('shells of the contract before get no demo with a page that mounts itself', async () => {
  const second = "pages: [{ title: 'Second', path: '/second', component: 'Second', frame: 'full' }]";
  const mixed = await read({ 'demo.ts': saying(second), 'Second.ts': '' });
  expect(mixed.pages.map(({ file }) => path.basename(file))).toEqual(['Counter.tsx', 'Second.ts']);
  const component = await read({ 'Aaa.tsx': '' }, 'aaa');
  const { metaData } = publishDemos('forms', [mixed, component]);
  expect(metaData).toMatchObject({ demos: [{ expose: './aaa/Aaa' }], next: { demos: [{ pages: [{}] }, {}] } });
});

test('an icon that Bootstrap Icons does not have is refused', async () => {
  const demo = await read({ 'demo.ts': saying("icon: 'nowhere'") });
  expect(() => publishDemos('forms', [demo])).toThrow(
    /counter: has the icon nowhere, which Bootstrap Icons does not have/,
  );
});

describe('an address that two pages want', () => {
  const group = (name: string, ...demos: DemoFolder[]) => ({ group: name, demos });
  const demoAt = (title: string, address: string, ...more: string[]) => {
    const [folder, page] = [
      title.toLowerCase(),
      { title, description: '', frame: 'full', expose: './a/A', aliases: [] },
    ];
    const pages = [address, ...more].map((one) => ({ ...page, path: one }));
    return { folder, demo: { title, tags: [] }, tasks: [], pages } as unknown as DemoFolder;
  };
  const forms = group('forms', demoAt('Counter', '/counter', '/count'));

  test('belongs to the earlier group, however it is written, and as a further page too', () => {
    const taken = (address: string, ...more: string[]) =>
      takenPath(group('crew', demoAt('Mine', address, ...more)), [forms]);
    expect(taken('/Counter/')).toBe('mine: has the path /counter, which Counter of forms has too');
    expect(taken('/mine', '/count')).toBe('mine: has the path /count, which Counter of forms has too');
    expect(taken('/mine')).toBeUndefined();
    expect(takenPath(forms, [])).toBeUndefined();
  });

  test('belongs to the first demo of a group', () => {
    const twice = group('crew', demoAt('Mine', '/mine'), demoAt('Yours', '/Mine'));
    expect(takenPath(twice, [])).toBe('yours: has the path /mine, which Mine has too');
  });

  test('belongs to the shell, if it is its guide', () => {
    const guide = group('crew', demoAt('Mine', '/guide'));
    expect(takenPath(guide, [])).toBe('mine: has the path /guide, which Guide of the shell has too');
  });
});

const DEFECT =
  "id: 'two', sentence: 'Adds two.', steps: ['Press it.'], class: 'value', file: 'Counter.tsx', find: '+ 1', replace: '+ 2', breaks: ['five']";
const withDefect = (changes = '', code = 'n + 1') =>
  read({ 'defects.ts': `export default [{ ${DEFECT}, ${changes} }];`, 'Counter.tsx': code });

describe('a hidden set of defects', () => {
  afterEach(() => {
    delete process.env[HIDDEN_DEFECTS];
  });

  test('takes the place of those in the folders of the demos', async () => {
    process.env[HIDDEN_DEFECTS] = path.join(directory, 'hidden');
    expect((await withDefect()).defects).toEqual([]);
    mkdirSync(path.join(directory, 'hidden/counter'), { recursive: true });
    const write = (text: string) => writeFileSync(path.join(directory, 'hidden/counter/defects.ts'), text);
    write(`export default [{ ${DEFECT.replace("'two'", "'three'")} }];`);
    expect((await withDefect()).defects).toMatchObject([{ id: 'three' }]);
    write('export default [{}];');
    await expect(withDefect()).rejects.toThrow(/hidden.counter: its defects.ts has no id/);
  });
});

test('a defect replaces a text that is there once, and breaks tasks of the demo', async () => {
  expect((await withDefect()).defects).toMatchObject([{ id: 'two' }]);
  await expect(withDefect('', 'n + 1 + 1')).rejects.toThrow(
    /counter: its defect two replaces a text that is 2 times in Counter.tsx, not once$/,
  );
  await expect(withDefect("file: 'Other.tsx'")).rejects.toThrow(/is 0 times in Other.tsx, not once$/);
  await expect(withDefect("breaks: ['six']")).rejects.toThrow(/its defect two breaks six, which is no task$/);
  await expect(withDefect("class: 'bug'")).rejects.toThrow(/its defects.ts has a class that is none of value, /);
});

test('other words are for texts that a component of the demo says', async () => {
  const files = { 'Counter.tsx': '<button>Add</button>' };
  const withWords = (words: string) => read({ ...files, 'otherWords.ts': `export default ${words};` });
  expect((await withWords("{ Add: 'One more' }")).otherWords).toEqual({ Add: 'One more' });
  await expect(withWords("{ Take: 'One less' }")).rejects.toThrow(
    /counter: its otherWords.ts replaces ‘Take’, which none of its components says$/,
  );
  await expect(withWords("{ Add: '' }")).rejects.toThrow(/its otherWords.ts has no other words for one of its texts$/);
});
