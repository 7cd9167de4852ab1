import { expect, test } from '@playground/kit/test/browser';
import { leavesNothingBehind } from '@playground/kit/test/leftovers';

test('has the frame, and nothing in it', async ({ page }) => {
  await page.goto('/emptyPage');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading')).toHaveText(['Empty Page']);
  await expect(page.locator('main').getByRole('button').or(page.locator('main').getByRole('textbox'))).toHaveCount(0);
});

leavesNothingBehind('/emptyPage', { 'at once': async () => {} });
