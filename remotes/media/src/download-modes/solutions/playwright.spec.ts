import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from '@playground/kit/tools/playwright';
import { type Download, expect } from '@playwright/test';

test('attachment', async ({ page }) => {
  await page.goto('/downloadModes');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download letter' }).click();
  const text = readFileSync(await (await downloading).path(), 'utf8');
  await page.getByLabel('Word in the letter').fill(/is (\S+)\./.exec(text)?.[1] ?? '');
  await page.getByRole('button', { name: 'Check letter' }).click();
  await expect(page.getByRole('status', { name: 'Attachment' })).toContainText('Done:');
});

test('object-url', async ({ page }) => {
  await page.goto('/downloadModes');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download parcel' }).click();
  const bytes = readFileSync(await (await downloading).path());
  const digest = createHash('sha256').update(bytes).digest('hex');
  await page.getByLabel('Start of the SHA-256').fill(digest.slice(0, 8));
  await page.getByRole('button', { name: 'Check parcel' }).click();
  await expect(page.getByRole('status', { name: 'Object URL' })).toContainText('Done:');
});

test('data-url', async ({ page }) => {
  await page.goto('/downloadModes');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download note' }).click();
  const text = readFileSync(await (await downloading).path(), 'utf8');
  await page.getByLabel('Word in the note').fill(/is (\S+)\./.exec(text)?.[1] ?? '');
  await page.getByRole('button', { name: 'Check note' }).click();
  await expect(page.getByRole('status', { name: 'Data URL' })).toContainText('Done:');
});

test('made-in-the-page', async ({ page }) => {
  await page.goto('/downloadModes');
  const row = await page.locator('#list-row').textContent();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Make list' }).click();
  const lines = readFileSync(await (await downloading).path(), 'utf8').split('\r\n');
  const line = lines.find((one) => one.startsWith(`${row};`));
  await page.getByLabel('Word in the row').fill(line?.split(';')[1] ?? '');
  await page.getByRole('button', { name: 'Check list' }).click();
  await expect(page.getByRole('status', { name: 'Made in the page' })).toContainText('Done:');
});

test('behind-a-login', async ({ page }) => {
  await page.goto('/downloadModes');
  const station = page.getByRole('region', { name: 'Behind a login' });
  await station.getByLabel('Name').fill('reader');
  await station.getByLabel('Password').fill((await page.locator('#report-secret').textContent()) ?? '');
  await station.getByRole('button', { name: 'Sign in' }).click();
  await expect(station.getByText('You are signed in.')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await station.getByRole('button', { name: 'Download report' }).click();
  const text = readFileSync(await (await downloading).path(), 'utf8');
  await station.getByLabel('Word in the report').fill(/is (\S+)\./.exec(text)?.[1] ?? '');
  await station.getByRole('button', { name: 'Check report' }).click();
  await expect(page.getByRole('status', { name: 'Behind a login' })).toContainText('Done:');
});

test('two-seconds-late', async ({ page }) => {
  await page.goto('/downloadModes');
  const downloading = page.waitForEvent('download'); // Waits for 30 seconds.
  await page.getByRole('button', { name: 'Prepare file' }).click();
  const text = readFileSync(await (await downloading).path(), 'utf8');
  await page.getByLabel('Word in the late file').fill(/is (\S+)\./.exec(text)?.[1] ?? '');
  await page.getByRole('button', { name: 'Check late file' }).click();
  await expect(page.getByRole('status', { name: 'Two seconds late' })).toContainText('Done:');
});

test('three-at-once', async ({ page }) => {
  await page.goto('/downloadModes');
  const downloads: Download[] = [];
  page.on('download', (download) => downloads.push(download));
  await page.getByRole('button', { name: 'Download three parts' }).click();
  await expect.poll(() => downloads.length).toBe(3);
  downloads.sort((a, b) => a.suggestedFilename().localeCompare(b.suggestedFilename()));
  const words: string[] = [];
  for (const part of downloads) {
    words.push(/is (\S+)\./.exec(readFileSync(await part.path(), 'utf8'))?.[1] ?? '');
  }
  await page.getByLabel('Words in the parts').fill(words.join(' '));
  await page.getByRole('button', { name: 'Check parts' }).click();
  await expect(page.getByRole('status', { name: 'Three at once' })).toContainText('Done:');
});

test('in-a-new-tab', async ({ page, context }) => {
  await page.goto('/downloadModes');
  const downloading = context.waitForEvent('download'); // The download belongs to the new tab, not to this page.
  await page.getByRole('link', { name: 'Download leaflet' }).click();
  const text = readFileSync(await (await downloading).path(), 'utf8');
  await page.getByLabel('Word in the leaflet').fill(/is (\S+)\./.exec(text)?.[1] ?? '');
  await page.getByRole('button', { name: 'Check leaflet' }).click();
  await expect(page.getByRole('status', { name: 'In a new tab' })).toContainText('Done:');
});

test('breaks-off-half-way', async ({ page }) => {
  await page.goto('/downloadModes');
  let download: Download;
  do {
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download archive' }).click();
    download = await downloading;
  } while (await download.failure()); // The reason, once the download has ended. It is null if the file is complete.
  const lastLine =
    readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\n')
      .at(-1) ?? '';
  await page.getByLabel('Word in the archive').fill(/is (\S+)\./.exec(lastLine)?.[1] ?? '');
  await page.getByRole('button', { name: 'Check archive' }).click();
  await expect(page.getByRole('status', { name: 'Breaks off half-way' })).toContainText('Done:');
});

test('same-name-twice', async ({ page }) => {
  await page.goto('/downloadModes');
  const first = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download first invoice' }).click();
  await first;
  const second = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download second invoice' }).click();
  const text = readFileSync(await (await second).path(), 'utf8'); // Each download has a path of its own.
  await page.getByLabel('Word in the second invoice').fill(/is (\S+)\./.exec(text)?.[1] ?? '');
  await page.getByRole('button', { name: 'Check second invoice' }).click();
  await expect(page.getByRole('status', { name: 'Same name twice' })).toContainText('Done:');
});
