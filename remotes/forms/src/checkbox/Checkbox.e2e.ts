import { expect, test } from '@playground/kit/test/browser';

test('the keyboard reaches each box in turn, and a reload unchecks all of them', async ({ page }) => {
  await page.goto('/checkbox');
  const boxes = page.getByRole('checkbox');
  await page.getByRole('checkbox', { name: 'First' }).focus();
  for (const name of ['First', 'Second', '1', '2']) {
    await expect(page.getByRole('checkbox', { name })).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
  }
  await expect(page.locator('main input:checked')).toHaveCount(4);
  await page.reload();
  await expect(boxes.first()).toBeVisible();
  await expect(page.locator('main input:checked')).toHaveCount(0);
});
