import { test } from '@playground/kit/tools/playwright';
import { answer } from '@playground/kit/tools/verdict';
import { expect } from '@playwright/test';

test('last-statement', async ({ page }) => {
  await page.goto('/scrollDown');
  const statement = page.getByText('Jabuticaba');
  await statement.scrollIntoViewIfNeeded();
  await expect(statement).toBeInViewport();
  answer(await statement.textContent());
});
