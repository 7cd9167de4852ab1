import { expect, test } from '@playground/kit/test/browser';

test('at /browserPromptOnLoad the prompt opens by itself, once per visit', { tag: '@long' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(`${dialog.type()}: ${dialog.message()}`);
    await dialog.accept('Ada');
  });
  await page.goto('/browserPromptOnLoad');
  await expect(page.getByText('Welcome, Ada')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Welcome, Ada')).toBeVisible();
  expect(asked).toEqual(Array(2).fill('prompt: Please enter your name:'));
});
