import { expect, test } from '@playground/kit/test/proof';

test('finds-nobody', async ({ page }) => {
  await page.goto('/similarPages');
  await page.getByLabel('Author').fill('  ');
  await expect(page.getByText(/^A book by/)).toBeHidden();
});

test('escaped-twice', async ({ page }) => {
  await page.goto('/similarPages');
  await page.getByLabel('Author').fill("O'Brien");
  await expect(page.getByText("A book by O'Brien was found!")).toBeVisible();
});

test('old-result', async ({ page }) => {
  await page.goto('/similarPages');
  await page.getByLabel('Author').fill('Amado');
  await expect(page.getByText(/^A book by/)).toBeVisible();
  await page.getByLabel('Author').clear();
  await expect(page.getByText(/^A book by/)).toBeHidden();
});

test('label-of-first', async ({ page }) => {
  await page.goto('/similarPages/secondVersion');
  await page.getByText('Written by', { exact: true }).click();
  await expect(page.getByPlaceholder('Who wrote it?')).toBeFocused();
});

test('long-name', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/similarPages');
  await page.getByLabel('Author').fill('a'.repeat(80));
  const wide = await page.getByText(/^A book by/).evaluate((result) => result.scrollWidth > result.clientWidth);
  expect(wide).toBe(false);
});
