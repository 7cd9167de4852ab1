import { test } from '@playground/kit/tools/playwright';
import { answer } from '@playground/kit/tools/verdict';

test('zip-code', async ({ page }) => {
  await page.goto('/regex');
  const line = await page.getByText(/^ZIP code: \d{5}-\d{3}$/).innerText();
  answer(line.replace('ZIP code: ', ''));
});
