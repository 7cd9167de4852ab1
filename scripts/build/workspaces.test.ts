import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { project } from '../../shared/project/folders.ts';
import { isBuilt, keepSources } from './workspaces.ts';

mkdirSync(path.join(project, '.cache'), { recursive: true });
let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(project, '.cache/sources-'));
  write('src/bell/Bell.tsx', 'a bell');
  write('src/bell/solutions/selenium.test.ts', 'a solution');
  mkdirSync(path.join(directory, 'dist'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const workspace = () => ({ name: 'crew', directory });
const fileIn = (file: string) => path.join(directory, file);
function write(file: string, text: string) {
  mkdirSync(path.dirname(fileIn(file)), { recursive: true });
  writeFileSync(fileIn(file), text);
}
/** As after a build that read two files, and looked for a third one in vain. */
const keep = (began = Date.now() + 1000) => {
  const read = ['src/bell', 'src/bell/Bell.tsx', 'src/bell/solutions/selenium.test.ts', 'src/bell/Bell.ts'].map(fileIn);
  return keepSources(workspace(), fileIn('dist'), read, began);
};

test('a build is up to date until one of the files that it read changes by a character', () => {
  expect(isBuilt(workspace())).toBe(false);
  keep();
  expect(isBuilt(workspace())).toBe(true);
  write('src/bell/solutions/selenium.test.ts', 'A solution');
  expect(isBuilt(workspace())).toBe(false);
});

test.each([
  ['another demo', 'src/gong/demo.ts'],
  ['solutions in another tool', 'src/bell/solutions/puppeteer.test.ts'],
  ['a file where it looked for one in vain', 'src/bell/Bell.ts'],
])('%s is a source that it has not read yet', (_, file) => {
  keep();
  write(file, 'new');
  expect(isBuilt(workspace())).toBe(false);
});

test('a file that it did not read changes nothing', () => {
  keep();
  write('src/bell/Bell.test.tsx', 'a test');
  write('dist/static/bell.js', 'built');
  expect(isBuilt(workspace())).toBe(true);
});

test('a build during which a source was saved is not up to date, because it may have the text before', () => {
  jest.spyOn(console, 'log').mockImplementation();
  const id = keep();
  expect(keep(Date.now() - 60_000)).not.toBe(id);
  expect(isBuilt(workspace())).toBe(false);
  expect(console.log).toHaveBeenCalledWith(expect.stringMatching(/^ {2}\S+Bell\.tsx, .* changed during the build\./));
});
