import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { expect, outcome, test } from '@playground/kit/test/browser';
import type { Page } from '@playwright/test';

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
/** On the disk, because Playwright gives the page a buffer by a script. */
function file(name: string, content: string | number): string {
  const made = test.info().outputPath(name);
  writeFileSync(made, typeof content === 'string' ? content : Buffer.alloc(content));
  return made;
}

test('by keyboard: the naive attempt of each station is a miss with its reason', async ({ page }) => {
  await page.goto('/dropZone?seed=7');
  await page.getByRole('button', { name: 'Upload chosen file' }).press('Enter');
  await expect(outcome(page, 'Hidden input')).toHaveText('Missed: no file was chosen.');

  await page.getByLabel('Large file').setInputFiles(file('small.bin', 10));
  await page.getByRole('button', { name: 'Upload large file' }).press('Enter');
  await expect(outcome(page, 'Too large')).toHaveText(
    'Missed: the server took 10 bytes. Upload a file that is too large first.',
  );

  await page.getByLabel('Picture', { exact: true }).setInputFiles(file('picture.png', 'no picture'));
  await page.getByRole('button', { name: 'Upload picture' }).press('Enter');
  await expect(outcome(page, 'Wrong type')).toHaveText(
    'Missed: the content is not a PNG picture. Its type is unknown.',
  );
  await expect(page.locator('#picture-report')).toHaveText(
    `picture.png, 10 bytes, type unknown, SHA-256 ${createHash('sha256').update('no picture').digest('hex')}`,
  );

  const twenty = page.getByLabel('Twenty files', { exact: true });
  await twenty.setInputFiles(file('one.txt', 1));
  await page.getByRole('button', { name: 'Upload twenty files' }).press('Enter');
  await expect(outcome(page, 'Twenty at once')).toHaveText('Missed: 1 file was chosen, not 20.');
  await twenty.setInputFiles(Array.from({ length: 20 }, (_, i) => file(`${i}.txt`, 'the same')));
  await page.getByRole('button', { name: 'Upload twenty files' }).press('Enter');
  await expect(outcome(page, 'Twenty at once')).toHaveText('Missed: only 1 of the files have different content.');
});

test('an upload that is cancelled too early is a miss', { tag: '@long' }, async ({ page }) => {
  await page.goto('/dropZone');
  const slow = page.getByLabel('File for the slow upload');
  await slow.setInputFiles(file('short.bin', 19));
  await press(page, 'Upload slowly');
  await expect(outcome(page, 'Progress and cancel')).toHaveText(
    'Missed: the file has fewer than 20 bytes. Choose a larger one.',
  );
  await slow.setInputFiles(file('slow.bin', 5_000));
  await press(page, 'Upload slowly');
  await press(page, 'Cancel upload');
  await expect(outcome(page, 'Progress and cancel')).toHaveText(/^Missed: you cancelled the upload at \d+ percent\./);
});
