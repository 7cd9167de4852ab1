import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { listen } from '../../services/common/src/listen.ts';
import { root } from '../../shared/project/folders.ts';
import { isLong } from '../../shared/test/long.ts';
import { readDemoFolders } from '../build/demoFolders.ts';
import { copyLintSettings } from '../rules/test/copyLintSettings.ts';
import { newRemote, newRepository, portFor } from './newRemote.ts';
import { tableWith } from './table.ts';

// Inside the project, where the packages are found.
mkdirSync(path.join(root, '.cache'), { recursive: true });
const place = mkdtempSync(path.join(root, '.cache/new-remote-'));
const elsewhere = mkdtempSync(path.join(tmpdir(), 'playground-scouts-'));
afterAll(() => {
  for (const folder of [place, elsewhere]) rmSync(folder, { recursive: true });
});

/** Not `crew`, because the docs use that name and a team may have copied it. */
const scouts = { name: 'scouts', title: 'Scouts', demo: "The scouts' first", directory: path.join(place, 'scouts') };
describe('a new group', () => {
  beforeAll(() => newRemote(scouts));

  test('has one demo, with the title that it was given', () => {
    expect(readdirSync(path.join(scouts.directory, 'src'))).toEqual(['the-scouts-first']);
    const folder = path.join(scouts.directory, 'src/the-scouts-first');
    expect(readdirSync(folder).sort()).toEqual([
      'TheScoutsFirst.e2e.ts',
      'TheScoutsFirst.test.tsx',
      'TheScoutsFirst.tsx',
      'demo.ts',
      'solutions',
    ]);
    const demo = readFileSync(path.join(folder, 'demo.ts'), 'utf8');
    expect(demo).toContain(`title: "The scouts' first",\n  path: '/theScoutsFirst',`);
  });

  test.each(['none', 'vue', 'svelte', 'lit'])(
    'with the framework %s has a page that mounts itself',
    async (framework) => {
      const guides = { ...scouts, name: 'guides', directory: path.join(place, framework), framework };
      newRemote(guides);
      const [demo] = await readDemoFolders(guides);
      expect(demo?.pages.map(({ file }) => path.basename(file))).toEqual(['TheScoutsFirst.ts']);
    },
  );

  test('with React 18 brings it, and mounts its pages itself', async () => {
    const guides = { ...scouts, name: 'guides', directory: path.join(place, 'react18'), react: '18' };
    newRemote(guides);
    const { dependencies } = JSON.parse(readFileSync(path.join(guides.directory, 'package.json'), 'utf8'));
    expect(dependencies).toMatchObject({ react: '18.3.1', 'react-dom': '18.3.1' });
    const [demo] = await readDemoFolders(guides);
    expect(demo?.pages.map(({ file }) => path.basename(file))).toEqual(['TheScoutsFirst.ts']);
  });

  test.each(['vue', 'svelte', 'lit'])('has the version of %s that this repository is tested with', (name) => {
    const versionIn = (folder: string) =>
      JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')).dependencies[name];
    expect(versionIn(`scripts/new/templates/${name}`)).toBe(versionIn('remotes/frames/src/frameworks'));
  });

  test('the table that it prints has the group at its end', () => {
    const table = JSON.parse(readFileSync(path.join(root, 'hosts/shell/remotes.json'), 'utf8'));
    for (const title of ['Scouts', `Scouts, ${'who go ahead and look around '.repeat(4)}`.trim()]) {
      const added = { name: 'scouts', title, url: 'http://localhost:3006' };
      const text = tableWith(added);
      expect(JSON.parse(text)).toEqual([...table, added]);
      writeFileSync(path.join(place, `${title.length}.json`), text);
    }
  });

  test('passes lint with each framework, and so do the tables', async () => {
    const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
    const made = readdirSync(place);
    expect(made).toHaveLength(1 + 4 + 1 + 2);
    copyLintSettings(place);
    const args = ['check', '--error-on-warnings', '--vcs-enabled=false', ...made];
    const { stdout } = await promisify(execFile)(process.execPath, [biome, ...args], { cwd: place });
    expect(stdout).toContain('Checked');
  });
});

test.each<[string, object, RegExp]>([
  ['a name with capitals', { name: 'Crew' }, /small letters and digits: Crew/],
  ['the name of an existing group', { name: 'forms' }, /a group forms already/],
  ['the name of the shell', { name: 'shell' }, /small letters and digits: shell/],
  ...['standalone', 'common', 'origin', 'kit', 'geocoder', 'redis'].map((name): [string, object, RegExp] => [
    `the name ${name}, which the site needs`,
    { name },
    new RegExp(`digits: ${name}$`),
  ]),
  ['no title', { title: ' ' }, /has a title/],
  ['an existing folder', { directory: place }, /already there/],
  ['a demo whose title gives no name', { demo: '!' }, /begins with a letter/],
  [
    'a framework that there is no template for',
    { framework: 'angular' },
    /--framework is one of these: react, vue, svelte, lit, none/,
  ],
  ['a React that there is no template for', { react: '17' }, /--react is one of these: 18, 19/],
  ['a React that is no version', { react: 'constructor' }, /--react is one of these: 18, 19/],
  ['a framework that is none', { framework: 'constructor' }, /--framework is one of these: react, vue/],
  ['a React for a page without it', { react: '18', framework: 'vue' }, /--react is for pages of React/],
])('makes nothing for %s', (_, change, message) => {
  const before = readdirSync(place);
  const other = { ...scouts, directory: path.join(place, 'other'), ...change };
  expect(() => newRemote(other)).toThrow(message);
  // Before the package is packed.
  expect(() => newRepository(other, 'file:nowhere.tgz')).toThrow(message);
  expect(readdirSync(place)).toEqual(before);
});

test('a version needs a registry, because the public one is never asked', () => {
  const repository = { ...scouts, directory: path.join(elsewhere, 'scouts') };
  expect(() => newRepository(repository, '0.1.0')).toThrow(/^Which registry has 0\.1\.0\? npm config set/);
  expect(() => readdirSync(repository.directory)).toThrow('ENOENT');
});

// npm takes ten seconds to find out.
(isLong ? test : test.skip)('a repository that cannot have the package is not made', () => {
  const repository = { ...scouts, directory: path.join(elsewhere, 'scouts') };
  expect(() => newRepository(repository, 'file:nowhere.tgz')).toThrow(/^npm install failed: .*nowhere\.tgz/s);
  expect(() => readdirSync(repository.directory)).toThrow('ENOENT');
});

test('the port in the table is free, and the site does not use it', async () => {
  const first = await portFor({ ports: {} });
  expect(await portFor({ ports: { forms: first } })).not.toBe(first);
  const taken = await listen({ routing() {}, close: async () => {} }, 'somebody', first);
  expect(await portFor({ ports: {} })).not.toBe(first);
  await taken.close();
  // The shell has 3000.
  expect(first).toBeGreaterThan(3000);
});
