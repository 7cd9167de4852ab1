import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('welcome', async ({ page }) => {
  await page.goto('/browserPrompt');
  page.once('dialog', (dialog) => dialog.accept('Ana'));
  await page.getByRole('button', { name: 'Open prompt' }).click();
  await expect(page.getByText('Welcome, Ana')).toBeVisible();
});

test('on-load', async ({ page }) => {
  page.once('dialog', (dialog) => dialog.accept('Bia'));
  await page.goto('/browserPromptOnLoad');
  await expect(page.getByText('Welcome, Bia')).toBeVisible();
});

test('cancelled', async ({ page }) => {
  await page.goto('/browserPrompt');
  page.once('dialog', (dialog) => dialog.accept('Ana'));
  await page.getByRole('button', { name: 'Open prompt' }).click();
  await expect(page.getByText('Welcome, Ana')).toBeVisible();
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('button', { name: 'Open prompt' }).click();
  await expect(page.getByText('Welcome')).toBeHidden();
});
