import { test } from '@playground/kit/tools/playwright';
import { answer } from '@playground/kit/tools/verdict';
import { expect } from '@playwright/test';

test('three-buttons', async ({ page }) => {
  await page.goto('/shadowDom');
  for (const [place, name] of [
    ['In the page', 'First button'],
    ['In a shadow root', 'Second button'],
    ['In another shadow root', 'Third button'],
  ] as const) {
    await page.getByRole('region', { name: place }).getByRole('button').click();
    await expect(page.getByRole('button', { name })).toBeVisible();
  }
});

test('innermost-text', async ({ page }) => {
  await page.goto('/shadowDom');
  // Locators look into open roots at any depth.
  const innermost = page.locator('#third-level-host').getByText('Text of');
  await expect(innermost).toBeVisible();
  answer(await innermost.textContent());
});
