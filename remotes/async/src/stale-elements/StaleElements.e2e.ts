import { expect, test } from '@playground/kit/test/browser';

test('replaced-on-a-timer is done by a key too, and starts over after a reload', async ({ page }) => {
  await page.goto('/staleElements');
  const station = page.getByRole('region', { name: 'Replaced on a timer', exact: true });
  await station.getByRole('button', { name: 'Press' }).press('Enter');
  await expect(station.getByRole('status')).toHaveText('Done: the button was pressed.');
  await page.reload();
  await expect(station.getByRole('status')).toHaveText('Not done yet.');
});

test('replaced-on-focus is done by a key too, and starts over after a reload', async ({ page }) => {
  await page.goto('/staleElements');
  const station = page.getByRole('region', { name: 'Replaced on focus', exact: true });
  await station.getByRole('button', { name: 'Press' }).press('Enter');
  await expect(station.getByRole('status')).toHaveText('Done: the button was pressed.');
  await page.reload();
  await expect(station.getByRole('status')).toHaveText('Not done yet.');
});

test('reordered-with-keys is done by a key too, and starts over after a reload', async ({ page }) => {
  await page.goto('/staleElements');
  const station = page.getByRole('region', { name: 'Reordered with keys', exact: true });
  await station.getByRole('button', { name: 'Press' }).press('Enter');
  await expect(station.getByRole('status')).toHaveText('Done: the button was pressed.');
  await page.reload();
  await expect(station.getByRole('status')).toHaveText('Not done yet.');
});

test('reordered-without-keys is done by a key too, and starts over after a reload', async ({ page }) => {
  await page.goto('/staleElements');
  const station = page.getByRole('region', { name: 'Reordered without keys', exact: true });
  await station.getByRole('button', { name: 'Press' }).press('Enter');
  await expect(station.getByRole('status')).toHaveText('Done: the button was pressed.');
  await page.reload();
  await expect(station.getByRole('status')).toHaveText('Not done yet.');
});

test('table-that-refreshes-while-you-read is done by a key too, and starts over after a reload', async ({ page }) => {
  await page.goto('/staleElements');
  const station = page.getByRole('region', { name: 'Table that refreshes while you read', exact: true });
  await station.getByRole('button', { name: 'Press' }).press('Enter');
  await expect(station.getByRole('status')).toHaveText('Done: the button was pressed.');
  await page.reload();
  await expect(station.getByRole('status')).toHaveText('Not done yet.');
});

test('list-that-shrinks is done by a key too, and starts over after a reload', async ({ page }) => {
  await page.goto('/staleElements');
  const station = page.getByRole('region', { name: 'List that shrinks', exact: true });
  await station.getByRole('button', { name: 'Press' }).press('Enter');
  await expect(station.getByRole('status')).toHaveText('Done: the button was pressed.');
  await page.reload();
  await expect(station.getByRole('status')).toHaveText('Not done yet.');
});
