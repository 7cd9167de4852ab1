import { expect, test } from '@playground/kit/test/proof';

test.beforeEach(async ({ page }) => {
  await page.goto('/textTraps');
});

test('copy-counts', async ({ page }) => {
  await page.getByLabel('Code on the ticket').fill(await page.locator('#zero-width-spaces-ticket').innerText());
  await page.getByRole('button', { name: 'Check code' }).click();
  await expect(page.getByRole('status', { name: 'Zero-width spaces' })).toContainText('Missed:');
});

test('double-click-lost', async ({ page }) => {
  const word = await page.locator('#ids-that-change-wanted').innerText();
  await page.getByRole('button', { name: word, exact: true }).dblclick();
  await expect(page.getByRole('status', { name: 'Ids that change' })).toContainText('Done:');
});

test('no-name-on-focus', async ({ page }) => {
  await page.locator('#ellipsis-1').focus();
  await page.keyboard.press('Tab');
  const name = await page.locator('#ellipsis-2').getAttribute('title');
  await expect(page.locator('#ellipsis-full')).toHaveText(name ?? '');
});
