import { expect, test } from '@playground/kit/test/proof';

test.beforeEach(async ({ page }) => {
  await page.goto('/windows');
});

test('first-page-counts', async ({ page }) => {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Turn the page' }).click();
  await (await opening).getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByRole('status', { name: 'Named window' })).toContainText('Missed:');
});

test('no-second-question', async ({ page }) => {
  for (let time = 0; time < 2; time++) {
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Open the sum' }).click();
    const popup = await opening;
    await expect(popup.getByRole('status')).toContainText('How much is');
    await popup.close();
    await expect(page.locator('#open-sum-state')).toHaveText('No window is open.');
  }
});

test('always-on-the-way', async ({ page }) => {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Send for the visitor' }).click();
  await expect(page.locator('#visitor-state')).toHaveText('The visitor is here.');
  await (await opening).close();
  await expect(page.locator('#visitor-state')).toHaveText('No visitor is on the way.');
});
