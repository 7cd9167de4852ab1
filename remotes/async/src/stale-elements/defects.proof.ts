import { expect, test } from '@playground/kit/test/proof';

test('mix-counts', async ({ page }) => {
  await page.goto('/staleElements');
  await page.getByRole('button', { name: 'Start refreshing' }).click();
  const numbers = await page.locator('#shops td').allInnerTexts();
  const sum = numbers.map(Number).reduce((all, one) => all + one);
  await page.getByLabel('Sum of one refresh').fill(String(sum + 1));
  await page.getByRole('button', { name: 'Check sum' }).click();
  await expect(page.getByRole('status', { name: 'Table that refreshes' })).toContainText('Missed:');
});

test('rows-without-keys', async ({ page }) => {
  await page.goto('/staleElements');
  const station = page.getByRole('region', { name: 'Reordered with keys' });
  const person = await page.locator('#keys-person').innerText();
  await station.getByRole('button', { name: `Choose ${person}` }).press('Enter');
  await page.keyboard.press('Enter');
  await expect(station.getByRole('status')).toContainText('Done:');
});
