import { test } from '@playground/kit/tools/playwright';
import { answer } from '@playground/kit/tools/verdict';

test('heading', async ({ page }) => {
  await page.goto('/emptyPage');
  answer(await page.getByRole('heading', { level: 1 }).innerText());
});
