import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('hover', async ({ page }) => {
  await page.goto('/mouseHover');
  await page.getByRole('button', { name: 'Hover over me' }).hover();
  await expect(page.getByText('This text is now visible!')).toBeVisible();
  await page.getByRole('heading', { name: 'Mouse Hover' }).hover();
  await expect(page.getByText('This text is now visible!')).toBeHidden();
});

test('focus', async ({ page }) => {
  await page.goto('/mouseHover');
  const button = page.getByRole('button', { name: 'Hover over me' });
  await expect(button).toBeVisible();
  while (!(await button.and(page.locator(':focus')).isVisible())) await page.keyboard.press('Tab');
  await expect(page.getByText('This text is now visible!')).toBeVisible();
});
