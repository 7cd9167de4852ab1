import { expect, test } from '../site';

for (const address of ['/similarPages', '/similarPages/secondVersion']) {
  test(`one test that leans on roles alone holds on ${address}`, async ({ page }) => {
    await page.goto(address);
    const field = page.locator('main form').getByRole('textbox').or(page.getByRole('searchbox'));
    await field.fill('Clarice Lispector');
    await page.keyboard.press('Enter');
    await expect(page.getByText('A book by Clarice Lispector was found!')).toBeVisible();
    await expect(page).toHaveURL(address);
    await field.fill('  ');
    await expect(page.getByText('was found!')).toBeHidden();
  });
}

test('the versions lead to each other, and what was typed in one is not in the other', async ({ page }) => {
  await page.goto('/similarPages');
  await page.getByLabel('Author').fill('Machado');
  await page.getByRole('link', { name: 'Go to the second version' }).click();
  await expect(page).toHaveURL('/similarPages/secondVersion');
  await expect(page.getByLabel('Written by')).toHaveValue('');
  await page.getByRole('link', { name: 'Go to the first version' }).click();
  await expect(page.getByLabel('Author')).toHaveValue('');
});

test('a name of 100 000 letters widens no page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/similarPages');
  await page.getByLabel('Author').fill('x'.repeat(100_000));
  await expect(page.getByText('was found!')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
