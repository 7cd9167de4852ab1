import { expect, test } from '@playground/kit/test/proof';

test.beforeEach(async ({ page }) => {
  await page.goto('/screen');
});

test('escape-counts', async ({ page }) => {
  await page.getByRole('button', { name: 'Full screen', exact: true }).click();
  await page.getByRole('button', { name: 'Mark' }).click();
  await expect(page.getByRole('status', { name: 'Picture' })).toBeVisible();
  await page.evaluate(() => document.exitFullscreen()); // as Escape does it
  await expect(page.getByRole('status', { name: 'Full screen' })).toContainText('Missed:');
});

test('never-back', async ({ page }) => {
  const [dial, number] = [page.getByRole('button', { name: 'Hold the dial' }), page.locator('#dial-number')];
  await dial.click();
  await page.waitForFunction(() => document.pointerLockElement);
  const { x, y, width, height } = (await dial.boundingBox()) as { x: number; y: number; width: number; height: number };
  for (const shown of [10, 5]) {
    await page.mouse.move(x + width / 2 + 10 * shown, y + height / 2, { steps: 10 });
    await expect(number).toHaveText(String(shown));
  }
});

test('mark-not-said', async ({ page }) => {
  await page.getByRole('button', { name: 'Full screen', exact: true }).click();
  await page.getByRole('button', { name: 'Mark' }).click();
  await expect(page.getByRole('status', { name: 'Picture' })).toHaveText('marked');
});
