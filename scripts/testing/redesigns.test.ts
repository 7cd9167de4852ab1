import type { DemoFolder } from '../build/demoFolders.ts';
import { redesignTable } from './redesigns.ts';
import type { Ran } from './runInVersions.ts';

const source = `import x;
test('five', async () => {
  await page.getByRole('button').click();
  await page.locator('#count').click();
});

test('never', async () => {
  await page.getByLabel('Name').fill('a');
});`;
const demo = { demo: { path: '/counter' }, solutions: { playwright: { source } } } as unknown as DemoFolder;
const ran = (test: string, id: string, passed: boolean) =>
  ({ demo, ...(id && { version: { id } }), test, isProof: false, passed, error: '' }) as Ran;

test('a solution counts in each style that it uses, if it passes today', () => {
  const all = [ran('five', '', true), ran('never', '', false)];
  const table = redesignTable([
    ...all,
    ran('five', 'ids', false),
    ran('five', 'twin', true),
    ran('never', 'ids', true),
  ]);
  const cells = (name: string) =>
    table
      .split('\n')
      .find((line) => line.startsWith(`| ${name} |`))
      ?.replace(/\s+/g, ' ');
  expect(cells('role and name')).toBe('| role and name | 0/1 | | | 1/1 | | | | | |');
  expect(cells('CSS')).toBe('| CSS | 0/1 | | | 1/1 | | | | | |');
  expect(cells('label')).toBe('| label | | | | | | | | | |');
  expect(cells('all solutions')).toBe('| all solutions | 0/1 | | | 1/1 | | | | | |');
});
