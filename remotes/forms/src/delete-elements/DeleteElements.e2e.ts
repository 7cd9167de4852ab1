import { expect, test } from '@playground/kit/test/browser';

test('with the keyboard, Enter adds an element and the close buttons delete one after the other', async ({ page }) => {
  await page.goto('/deleteElements');
  await page.getByLabel('New element').fill('Guarana');
  await page.keyboard.press('Enter');
  const items = page.locator('main').getByRole('listitem');
  await expect(items).toHaveText(['Element 1', 'Element 2', 'Element 3', 'Guarana']);
  await page.getByRole('button', { name: 'Delete Element 1' }).focus();
  for (let remaining = 3; remaining >= 0; remaining--) {
    await page.keyboard.press('Enter');
    await expect(items).toHaveCount(remaining);
  }
  await expect(page.getByText('No elements to display. Add some using the input above.')).toBeVisible();
  await expect(page.getByLabel('New element')).toBeFocused();
});

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
