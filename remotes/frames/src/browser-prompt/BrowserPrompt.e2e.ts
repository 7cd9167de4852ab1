import { expect, test } from '@playground/kit/test/browser';
import type { Page } from '@playwright/test';

/** Answers each prompt of the page with `answer` (null cancels). Returns a list that collects their texts. */
function answerPrompts(page: Page, answer: string | null): string[] {
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(`${dialog.type()}: ${dialog.message()}`);
    await (answer === null ? dialog.dismiss() : dialog.accept(answer));
  });
  return asked;
}

test("the button opens the browser's own prompt, and the answer is welcomed", async ({ page }) => {
  const asked = answerPrompts(page, '  Ada ');
  await page.goto('/browserPrompt');
  await page.getByRole('button', { name: 'Open prompt' }).click();
  await expect(page.getByText('Welcome, Ada')).toBeVisible();
  expect(asked).toEqual(['prompt: Please enter your name:']);
});

test('at /browserPromptOnLoad the prompt opens by itself, once per visit', { tag: '@long' }, async ({ page }) => {
  const asked = answerPrompts(page, 'Ada');
  await page.goto('/browserPromptOnLoad');
  await expect(page.getByText('Welcome, Ada')).toBeVisible();
  expect(asked).toHaveLength(1);
  await page.reload();
  await expect(page.getByText('Welcome, Ada')).toBeVisible();
  expect(asked).toHaveLength(2);
});
