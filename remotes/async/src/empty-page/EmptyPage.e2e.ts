import { expect, test } from '@playground/kit/test/browser';
import { leavesNothingBehind } from '@playground/kit/test/leftovers';

test('has the heading of the frame and no other', async ({ page }) => {
  await page.goto('/emptyPage');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading')).toHaveText(['Empty Page']);
});

leavesNothingBehind('/emptyPage', { 'at once': async () => {} });
