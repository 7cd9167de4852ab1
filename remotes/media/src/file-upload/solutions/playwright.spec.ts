import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

const folder = mkdtempSync(path.join(tmpdir(), 'files-'));
function file(name: string): string {
  const made = path.join(folder, name);
  mkdirSync(path.dirname(made), { recursive: true });
  writeFileSync(made, name);
  return made;
}
const mango = file('mango.txt');

test('collect', async ({ page }) => {
  await page.goto('/fileUpload');
  const field = page.getByLabel('Multiple files');
  await field.setInputFiles([mango, file('cashew.txt')]);
  await field.setInputFiles([mango, file('pitanga.txt')]);
  const names = page.getByRole('list', { name: 'Several files: names' }).getByRole('listitem');
  await expect(names).toHaveText(['mango.txt', 'cashew.txt', 'pitanga.txt']);
});

test('folder', async ({ page }) => {
  await page.goto('/fileUpload');
  await page.getByLabel('Directory').setInputFiles(path.dirname(file('fruit/mango.txt')));
  const names = page.getByRole('list', { name: 'A folder: names' }).getByRole('listitem');
  await expect(names).toHaveText(['mango.txt fruit']);
});

test('reset', async ({ page }) => {
  await page.goto('/fileUpload');
  await page.getByLabel('Single file').setInputFiles(mango);
  await expect(page.getByText('Single file: 1 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Reset one file' }).click();
  await expect(page.getByText('Single file: nothing selected')).toBeVisible();
  await expect(page.getByLabel('Single file')).toHaveValue('');
});
