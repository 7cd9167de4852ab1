import { expect, test } from '@playground/kit/test/proof';

test.beforeEach(async ({ page }) => {
  await page.goto('/buttonClick');
});

test('toggles', async ({ page }) => {
  await page.getByRole('button', { name: 'Click here' }).dblclick();
  await expect(page.getByText('You clicked the button!')).toBeVisible();
});

test('no-enter', async ({ page }) => {
  await page.getByRole('button', { name: 'Click here' }).press('Enter');
  await expect(page.getByText('You clicked the button!')).toBeVisible();
});

test('short-message', async ({ page }) => {
  await page.clock.install();
  await page.getByRole('button', { name: 'Click here' }).click();
  await page.clock.runFor(4000);
  await expect(page.getByText('You clicked the button!')).toBeVisible();
});

test('late-region', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(1);
});
