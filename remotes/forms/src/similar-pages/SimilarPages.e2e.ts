import { expect, test } from '@playground/kit/test/browser';

test('the parts are below each other in the first version, and side by side in the second', { tag: '@long' }, async ({
  page,
}) => {
  const tops = async (address: string) => {
    await page.goto(address);
    await expect(page.locator('main form input')).toBeVisible();
    const boxes = await Promise.all(
      ['label', 'button', 'input'].map((part) => page.locator(`main form ${part}`).boundingBox()),
    );
    return boxes.map((box) => box && { top: box.y, bottom: box.y + box.height });
  };
  const [label, button, field] = await tops('/similarPages');
  expect(field?.top).toBeGreaterThanOrEqual(label?.bottom ?? Number.NaN);
  expect(button?.top).toBeGreaterThanOrEqual(field?.bottom ?? Number.NaN);
  const line = await tops('/similarPages/secondVersion');
  for (const one of line) for (const other of line) expect(one?.top).toBeLessThan(other?.bottom ?? Number.NaN);
});

test('the result looks like a success, and a name of 100 000 letters does not make the page wider', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/similarPages');
  await page.getByLabel('Author').fill('x'.repeat(100_000));
  // Bootstrap's background colour for success.
  await expect(page.getByText('was found!')).toHaveCSS('background-color', 'rgb(209, 231, 221)');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
