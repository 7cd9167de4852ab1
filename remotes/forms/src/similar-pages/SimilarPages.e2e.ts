import { expect, test } from '@playground/kit/test/browser';

for (const address of ['/similarPages', '/similarPages/secondVersion']) {
  test(`a test that uses only roles passes on ${address}`, async ({ page }) => {
    await page.goto(address);
    const field = page.locator('main form').getByRole('textbox').or(page.getByRole('searchbox'));
    await field.fill('Clarice Lispector');
    await page.keyboard.press('Enter');
    const found = page.getByText('A book by Clarice Lispector was found!');
    await expect(found).toBeVisible();
    // Bootstrap's background colour for success.
    await expect(found).toHaveCSS('background-color', 'rgb(209, 231, 221)');
    await expect(page).toHaveURL(address);
    await field.fill('  ');
    await expect(page.getByText('was found!')).toBeHidden();
  });
}

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

test('a name of 100 000 letters does not make the page wider', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/similarPages');
  await page.getByLabel('Author').fill('x'.repeat(100_000));
  await expect(page.getByText('was found!')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
