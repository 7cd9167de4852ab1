import { test } from '@playground/tools/playwright';
import { answer } from '@playground/tools/verdict';
import { expect } from '@playwright/test';

test('last-statement', async ({ page }) => {
  await page.goto('/scrollDown');
  const statement = page.getByText('Jabuticaba');
  await statement.scrollIntoViewIfNeeded();
  await expect(statement).toBeInViewport();
  answer(await statement.textContent());
});
