import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('sort', async ({ page }) => {
  await page.goto('/dragItem');
  const tasks = page.getByRole('list', { name: 'Tasks' }).getByRole('listitem');
  await tasks.filter({ hasText: 'Task 5' }).dragTo(tasks.nth(4));
  await tasks.filter({ hasText: 'Task 2' }).dragTo(tasks.nth(1));
  await expect(page.getByText('Correct', { exact: true })).toBeVisible();
});

test('last-to-the-top', async ({ page }) => {
  await page.goto('/dragItem');
  const last = page.getByRole('button', { name: 'Task 7' });
  await last.press('Space'); // picks up the task
  for (let place = 7; place > 1; place -= 1) await last.press('ArrowUp');
  await last.press('Space'); // drops the task
  await expect(page.getByRole('list', { name: 'Tasks' }).getByRole('listitem').first()).toHaveText('Task 7');
  await expect(page.getByRole('alert')).toHaveText('Incorrect');
});
