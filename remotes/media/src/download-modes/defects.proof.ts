import { readFileSync } from 'node:fs';
import { expect, test } from '@playground/kit/test/proof';

test.beforeEach(async ({ page }) => {
  await page.goto('/downloadModes');
});

test('row-above', async ({ page }) => {
  const row = Number(await page.locator('#list-row').textContent());
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Make list' }).click();
  const lines = readFileSync(await (await downloading).path(), 'utf8').split('\r\n');
  await page.getByLabel('Word in the row').fill(lines[row - 1]?.split(';')[1] ?? '');
  await page.getByRole('button', { name: 'Check list' }).click();
  await expect(page.getByRole('status', { name: 'Made in the page' })).toContainText('Missed:');
});

test('first-twice', async ({ page }) => {
  let text = '';
  for (const invoice of ['first', 'first', 'second']) {
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: `Download ${invoice} invoice` }).click();
    text = readFileSync(await (await downloading).path(), 'utf8');
  }
  await page.getByLabel('Word in the second invoice').fill(/is (\S+)\./.exec(text)?.[1] ?? '');
  await page.getByRole('button', { name: 'Check second invoice' }).click();
  await expect(page.getByRole('status', { name: 'Same name twice' })).toContainText('Done:');
});

test('no-new-tab', async ({ page }) => {
  await expect(page.getByRole('link', { name: 'Download leaflet' })).toHaveAttribute('target', '_blank');
});
