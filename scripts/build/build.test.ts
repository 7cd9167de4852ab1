import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { publish } from '../../services/origin/src/publish/builds.ts';
import { root } from '../../shared/project/folders.ts';
import { isLong } from '../../shared/test/long.ts';

mkdirSync(path.join(root, '.cache'), { recursive: true });
// Inside the project, where the packages are found.
const group = mkdtempSync(path.join(root, '.cache/crew-'));
afterAll(() => rmSync(group, { recursive: true }));

const SOLUTION = 'src/bell/solutions/selenium.test.ts';
const FILES = {
  'package.json': '{ "name": "crew", "private": true, "type": "module" }',
  'webpack.config.ts': `import { remote } from '@playground/kit/webpack';\nexport default remote('crew', import.meta.dirname);`,
  'src/bell/demo.ts': `import { goal } from './words';
    export default { title: 'Bell', path: '/bell', description: 'Rings.', icon: 'bell', tags: ['click'], beyond: true,
      tasks: [{ id: 'ring', goal, outcome: [{ role: 'status', text: 'Ringing' }] }] };`,
  'src/bell/words.ts': `export const goal = 'Ring the bell.';`,
  'src/bell/Bell.tsx': `export default function Bell() { return <p>A bell</p>; }`,
  [SOLUTION]: `test('ring', async ({ driver }) => { await driver.get('/bell'); });`,
};
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(group, file)), { recursive: true });
  writeFileSync(path.join(group, file), text);
};
const build = async () =>
  (await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/build/build.ts', group], { cwd: root }))
    .stdout;

/** What is published of the demo's solutions, by the name of the file. */
async function publishedPractice(): Promise<[string, string]> {
  const folder = mkdtempSync(path.join(group, 'published-'));
  await publish(path.join(group, 'dist'), folder);
  const { metaData } = JSON.parse(readFileSync(path.join(folder, 'mf-manifest.json'), 'utf8'));
  const name = `bell.${metaData.practice}.json`;
  return [name, readFileSync(path.join(folder, 'practice', name), 'utf8')];
}

// Builds for real, and twice.
(isLong ? test : test.skip)(
  'a character of a solution, and what demo.ts imports, are published anew without a build of the code',
  async () => {
    for (const [file, text] of Object.entries(FILES)) write(file, text);
    expect(await build()).toContain('built in');
    const [before, practice] = await publishedPractice();
    expect(practice).toContain("'/bell'");

    write('src/bell/Bell.test.tsx', 'test.todo();');
    write('src/bell/README.md', 'A bell.');
    expect(await build()).toBe('');

    const scripts = () => readdirSync(path.join(group, 'dist/static')).filter((file) => file.endsWith('.js'));
    const code = scripts();
    write(SOLUTION, FILES[SOLUTION].replace('/bell', '/Bell'));
    write('src/bell/words.ts', `export const goal = 'Ring it.';`);
    expect(await build()).toMatch(/^ {2}tasks and solutions of crew-\w+ written in [\d.]+ s\n$/);
    expect(await build()).toBe('');
    expect(scripts()).toEqual(code);
    const [after, changed] = await publishedPractice();
    expect(after).not.toBe(before);
    expect(changed).toContain("'/Bell'");
    expect(changed).toContain('Ring it.');

    write('src/bell/Bell.tsx', FILES['src/bell/Bell.tsx'].replace('A bell', 'The bell'));
    expect(await build()).toContain('built in');
    expect(scripts()).not.toEqual(code);
  },
  240_000,
);
