import { expect, test } from '@playground/kit/test/proof';

test('lost-words-count', async ({ page }) => {
  await page.goto('/rest');
  const word = await page.locator('#word-to-add').innerText();
  await page.getByRole('button', { name: 'Open note' }).click();
  const text = await page.locator('#conflict-text').innerText();
  await page.getByLabel('New text', { exact: true }).fill(`${text} ${word}`);
  await page.getByRole('button', { name: 'Save anyway' }).click();
  await expect(page.getByRole('status', { name: 'Edited by someone else' })).toContainText('is lost');
});

test('no-other-note', async ({ page, request }) => {
  await page.goto('/rest');
  const address = await page.locator('#prepared-address').innerText();
  const data = JSON.parse(await page.locator('#prepared-json').innerText());
  for (const note of [{ ...data, title: 'another title' }, data]) await request.post(address, { data: note });
  await page.getByRole('button', { name: 'Show prepared notes' }).click();
  await expect(page.getByRole('status', { name: 'Prepared by the API' })).toContainText('Done:');
});

test('old-refusal', async ({ page }) => {
  await page.goto('/rest');
  const station = page.getByRole('region', { name: 'Edited by someone else' });
  await station.getByRole('button', { name: 'Open note' }).click();
  await expect(station.locator('#conflict-note')).toContainText('version 1');
  await station.getByLabel('New text', { exact: true }).fill('amber');
  await station.getByRole('button', { name: 'Save note' }).click();
  await expect(station.getByRole('alert')).toBeVisible();
  await station.getByRole('button', { name: 'Show the text now' }).click();
  await expect(station.locator('#conflict-note')).toContainText('version 2');
  await expect(station.getByRole('alert')).toHaveCount(0);
});
