import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('new-tab', async ({ page }) => {
  await page.goto('/openNewTab');
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open new tab' }).click();
  const tab = await opening;
  await expect(tab).toHaveURL('/newTab');
  await expect(tab.getByRole('status')).toHaveText('This page was opened in a new tab.');
});
