import { expect, test } from '@playground/kit/test/proof';

test.beforeEach(async ({ page }) => {
  await page.goto('/dragItem');
});

test('right-button', async ({ page }) => {
  await page.locator('#task5').hover();
  await page.mouse.down({ button: 'right' });
  await page.locator('#task4').hover();
  await page.mouse.up({ button: 'right' });
  await expect(page.getByRole('listitem').first()).toHaveText('Task 5');
});

test('escape-drops', async ({ page }) => {
  const last = page.getByRole('button', { name: 'Task 7' });
  for (const key of ['Space', 'ArrowUp', 'Escape']) await last.press(key);
  await expect(page.getByText('Drag cancelled. Task 7')).toBeAttached();
});

test('position-from-zero', async ({ page }) => {
  await page.getByRole('button', { name: 'Task 5' }).press('Space');
  await expect(page.getByText('at position 1 of 7')).toBeAttached();
});

test('correct-too-soon', async ({ page }) => {
  await page.locator('#task5').dragTo(page.locator('#task4'));
  await expect(page.getByRole('alert')).toHaveText('Incorrect');
});
