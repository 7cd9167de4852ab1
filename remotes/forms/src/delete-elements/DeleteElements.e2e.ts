import { expect, test } from '@playground/kit/test/browser';

test('you can press the close button beside a very long name, right-to-left text and stacked marks', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/deleteElements');
  const items = page.locator('main').getByRole('listitem');
  for (const name of ['x'.repeat(100_000), 'مَرْحَبًا بِالْعَالَمِ', `Z${'\u0351'.repeat(200)}algo`]) {
    await page.getByLabel('New element').fill(name);
    await page.keyboard.press('Enter');
    await expect(items).toHaveCount(4);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await items.last().getByRole('button').click();
    await expect(items).toHaveCount(3);
  }
});
