import { writeFileSync } from 'node:fs';
import { expect, test } from '@playground/kit/test/proof';

test.beforeEach(async ({ page }) => {
  await page.goto('/dropZone');
});

test('equal-content', async ({ page }, testInfo) => {
  const files = Array.from({ length: 20 }, (_, index) => testInfo.outputPath(`page-${index}.txt`));
  for (const [index, file] of files.entries()) writeFileSync(file, String(index % 2));
  await page.getByLabel('Twenty files', { exact: true }).setInputFiles(files);
  await page.getByRole('button', { name: 'Upload twenty files' }).click();
  await expect(page.getByRole('status', { name: 'Twenty at once' })).toContainText('Missed:');
});

test('two-bytes-refused', async ({ page }, testInfo) => {
  const file = testInfo.outputPath('two.txt');
  writeFileSync(file, 'ab');
  await page.getByLabel('File for the broken connection').setInputFiles(file);
  await page.getByRole('button', { name: 'Upload and break' }).click();
  await expect(page.getByText('The connection is broken.')).toBeVisible();
});

test('half-a-bar', async ({ page }, testInfo) => {
  const file = testInfo.outputPath('slow.bin');
  writeFileSync(file, Buffer.alloc(100_000));
  await page.getByLabel('File for the slow upload').setInputFiles(file);
  await page.getByRole('button', { name: 'Upload slowly' }).click();
  await page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) > 50, null, { timeout: 8000 });
});
