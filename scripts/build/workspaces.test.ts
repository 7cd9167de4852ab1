import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { project } from '../../shared/project/folders.ts';
import { keepSources, whatIsOld } from './workspaces.ts';

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
  const code = ['src/bell', 'src/bell/Bell.tsx', 'src/bell/Bell.ts'].map(fileIn);
  const published = ['src/bell/solutions/selenium.test.ts', 'src/bell/Bell.tsx'].map(fileIn);
  return keepSources(workspace(), fileIn('dist'), { code, published }, began);
};

test('a build is up to date until one of the files that it read changes by a character', () => {
  expect(whatIsOld(workspace())).toBe('code');
  keep();
  expect(whatIsOld(workspace())).toBeUndefined();
  write('src/bell/Bell.tsx', 'A bell');
  expect(whatIsOld(workspace())).toBe('code');
});

test.each([
  ['another demo', 'code', 'src/gong/demo.ts'],
  ['a file where it looked for one in vain', 'code', 'src/bell/Bell.ts'],
  ['an edited solution', 'published', 'src/bell/solutions/selenium.test.ts'],
  ['solutions in another tool', 'published', 'src/bell/solutions/puppeteer.test.ts'],
])('after %s, what is old is the %s', (_, old, file) => {
  keep();
  write(file, 'new');
  expect(whatIsOld(workspace())).toBe(old);
});

test('the versions of a demo are old when its code changes, not with that of another demo', () => {
  write('src/gong/Gong.tsx', 'a gong');
  const versions = fileIn('dist/versions/bell');
  mkdirSync(versions, { recursive: true });
  expect(whatIsOld(workspace(), versions)).toBe('code');
  keepSources(workspace(), versions, { code: [fileIn('src/bell/Bell.tsx')], published: [] }, Date.now() + 1000);
  write('src/gong/Gong.tsx', 'A gong');
  expect(whatIsOld(workspace(), versions)).not.toBe('code');
  write('src/bell/Bell.tsx', 'A bell');
  expect(whatIsOld(workspace(), versions)).toBe('code');
});

test('a file that it did not read changes nothing', () => {
  keep();
  write('src/bell/Bell.test.tsx', 'a test');
  write('dist/static/bell.js', 'built');
  expect(whatIsOld(workspace())).toBeUndefined();
});

test('a build during which a source was saved is not up to date, because it may have the text before', () => {
  jest.spyOn(console, 'log').mockImplementation();
  const id = keep();
  expect(keep(Date.now() - 60_000)).not.toBe(id);
  expect(whatIsOld(workspace())).toBe('code');
  expect(console.log).toHaveBeenCalledWith(expect.stringMatching(/^ {2}\S+Bell\.tsx, .* changed during the build\./));
});
