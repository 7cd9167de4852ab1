import { expect, test } from '@playground/kit/test/browser';

test('each pattern finds exactly its texts on the page', async ({ page }) => {
  await page.goto('/regex');
  await expect(page.getByRole('region')).toHaveCount(5);
  const text = await page.locator('main').innerText();
  expect(text.match(/^ZIP code: \d{5}-\d{3}$/gm)).toEqual(['ZIP code: 70150-900']);
  expect(text.match(/^ZIP code: [A-Z]\d{4}[A-Z]{3}$/gm)).toEqual(['ZIP code: C1064AAB']);
  expect(text.match(/^Phone: \+\d+/gm)).toEqual(['+54', '+55', '+49', '+39', '+1'].map((code) => `Phone: ${code}`));
  expect(text.match(/^Website: www\.(.+\.)?gov(\.br)?$/gm)).toHaveLength(2);
});
