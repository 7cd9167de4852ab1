import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playground/kit/test/proof';

/** Writes a file that was changed at the given second. */
function write(file: string, second = 1000): string {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
  utimesSync(file, second, second);
  return file;
}

test.beforeEach(async ({ page }) => {
  await page.goto('/fileUpload');
});

test('drops-namesakes', async ({ page }, testInfo) => {
  const files = [1000, 2000].map((second) => write(testInfo.outputPath(`${second}/readme.txt`), second));
  await page.getByLabel('Multiple files').setInputFiles(files);
  await expect(page.getByText('Multiple files: 2 selected')).toBeVisible();
});

test('turned-around', async ({ page }, testInfo) => {
  const file = write(testInfo.outputPath('fruit/\u202Egnp.txt'));
  await page.getByLabel('Directory').setInputFiles(path.dirname(file));
  const item = page.getByRole('list', { name: 'A folder: names' }).getByRole('listitem');
  const [whole, folder] = [await item.boundingBox(), await item.locator('small').boundingBox()];
  expect(folder?.x).toBeGreaterThan((whole?.x ?? 0) + 10);
});

test('first-folder-only', async ({ page }, testInfo) => {
  const file = write(testInfo.outputPath('fruit/red/apple.txt'));
  await page.getByLabel('Directory').setInputFiles(path.dirname(path.dirname(file)));
  await expect(page.getByText('apple.txt fruit/red')).toBeVisible();
});
