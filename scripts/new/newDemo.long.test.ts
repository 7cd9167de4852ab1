import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../shared/project/folders.ts';
import { type DemoFolder, readDemoFolders } from '../build/demoFolders.ts';
import { copyLintSettings } from '../rules/test/copyLintSettings.ts';
import { newDemo } from './newDemo.ts';

// Inside the project, where the packages are found.
mkdirSync(path.join(root, '.cache'), { recursive: true });
const place = mkdtempSync(path.join(root, '.cache/new-demo-'));
afterAll(() => rmSync(place, { recursive: true }));

const node = (cwd: string, file: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [path.join(root, 'node_modules', file), ...args], { cwd });

describe('a page of stations', () => {
  const source = path.join(place, 'src');
  const folder = path.join(source, 'door-bells');
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  beforeAll(() => {
    newDemo(source, { title: 'Door Bells', stations: ['Two rings', 'Alert', "The cook's"] });
    newDemo(source, { title: 'Bell Tower', server: 'ringers-api' });
  });

  test('has a component for each station', () => {
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
      'DoorBells.e2e.ts',
      'DoorBells.test.tsx',
      'DoorBells.tsx',
      'components',
      'components/Alert.tsx',
      'components/TheCooks.tsx',
      'components/TwoRings.tsx',
      'demo.ts',
      'solutions',
      'solutions/playwright.spec.ts',
      'stations.ts',
    ]);
    expect(read('components/TwoRings.tsx')).toContain("<Station of={stations['two-rings']} outcome={outcome}>");
    expect(read('components/Alert.tsx')).toContain('<Station of={stations.alert} outcome={outcome}>');
  });

  test('is a plain list of them, in the order of their names', () => {
    expect(read('DoorBells.tsx')).toContain(
      'gap-4">\n      <TwoRings />\n      <Alert />\n      <TheCooks />\n    </div>',
    );
  });

  test('has a task, a solution and a browser test for each station', async () => {
    // It refuses solutions that leave out a task.
    const [, made] = await readDemoFolders({ name: 'place', directory: place });
    const { demo, tasks, solutions } = made as DemoFolder;
    expect(demo).toMatchObject({ title: 'Door Bells', path: '/doorBells', beyond: true });
    expect(tasks.map(({ id, outcome }) => [id, outcome])).toEqual([
      ['two-rings', [{ role: 'status', name: 'Two rings', pattern: 'Done: .+' }]],
      ['alert', [{ role: 'status', name: 'Alert', pattern: 'Done: .+' }]],
      ['the-cooks', [{ role: 'status', name: "The cook's", pattern: 'Done: .+' }]],
    ]);
    expect(Object.keys(solutions)).toEqual(['playwright']);
    expect(read('DoorBells.e2e.ts').match(/^test\('\S+/gm)).toEqual([
      "test('two-rings",
      "test('alert",
      "test('the-cooks",
    ]);
  });

  test('has beside it a page that calls its own server part', async () => {
    const tower = path.join(source, 'bell-tower');
    expect(readdirSync(tower)).toEqual(expect.arrayContaining(['BellTower.tsx', 'server.test.ts', 'server.ts']));
    expect(readFileSync(path.join(tower, 'BellTower.tsx'), 'utf8')).toContain("fetchFrom('ringers-api', 'bell-tower'");
    expect(readFileSync(path.join(tower, 'server.ts'), 'utf8')).toContain("calls: ['bell-tower']");
    expect(await readDemoFolders({ name: 'place', directory: place })).toHaveLength(2);
  });

  test('passes its unit tests, and so does the page beside it', async () => {
    const config = `import { page } from ${JSON.stringify(path.join(root, 'shared/test/jest.mjs'))};\nexport default page('new', import.meta.dirname);\n`;
    writeFileSync(path.join(place, 'jest.config.mjs'), config);
    const { stderr } = await node(place, 'jest/bin/jest.js');
    expect(stderr).toContain('Tests:       5 passed, 5 total');
  });

  test('passes lint, and so does the page beside it', () => {
    // Otherwise, the linter reads the whole project.
    copyLintSettings(place);
    return node(place, '@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--vcs-enabled=false', 'src');
  });
});

test.each([
  ['no name', [], /needs names with commas/],
  ['the same name twice', ['Alert', 'alert'], /Give the station alert another name/],
  ['the name of the page', ['Bells'], /another name: Bells\.tsx is taken/],
  ['the name of the component that draws stations', ['Station'], /another name/],
  ['a name without letters', ['?'], /begins with a letter/],
])('no page of stations is made from %s', (_, stations, message) => {
  expect(() => newDemo(place, { title: 'Bells', stations })).toThrow(message);
  expect(readdirSync(place)).not.toContain('bells');
});

test.each(['/healthz', '/readyz', '/static/x', '/practice/x'])(
  'no page is made at %s, which the servers need',
  (address) => {
    expect(() => newDemo(place, { title: 'Bells', path: address })).toThrow(
      `The demo has a path that the servers need: "${address}".`,
    );
    expect(readdirSync(place)).not.toContain('bells');
  },
);

test.each([{ stations: ['Alert'] }, { framework: 'vue' }])('no page with a server part is made from %j', (change) => {
  expect(() => newDemo(place, { title: 'Bells', server: 'mail', ...change })).toThrow('leave out --stations');
});

test('a page of stations cannot be one of the specification', () => {
  expect(() => newDemo(place, { title: 'Bells', stations: ['Alert'], beyond: false })).toThrow('leave out --beyond');
});
