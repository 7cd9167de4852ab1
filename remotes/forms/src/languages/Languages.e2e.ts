import { expect, test } from '@playground/kit/test/browser';

test('in Arabic, the first button is on the right', async ({ page }) => {
  await page.goto('/languages?seed=7');
  await page.locator('#language').selectOption('ar');
  const boxes = await page
    .locator('#actions button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  expect(boxes).toEqual([...boxes].sort((one, other) => other - one));
  expect(boxes.length).toBeGreaterThan(1);
});
