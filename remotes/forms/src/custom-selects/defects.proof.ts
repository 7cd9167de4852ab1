import { expect, test } from '@playground/kit/test/proof';

test.beforeEach(async ({ page }) => {
  await page.goto('/customSelects');
});

test('topping-too-many', async ({ page }) => {
  const wanted = (await page.locator('#toppings-wanted').innerText()).split(', ');
  for (const topping of wanted) {
    if (await page.getByRole('button', { name: `Remove ${topping}` }).count()) continue;
    await page.getByRole('combobox', { name: 'Toppings' }).fill(topping);
    await page.getByRole('option', { name: topping }).click();
  }
  await page.getByRole('button', { name: 'Confirm toppings' }).click();
  await expect(page.getByRole('status', { name: 'Several choices' })).toContainText('Missed:');
});

test('enter-is-a-script', async ({ page }) => {
  const locker = await page.locator('#locker-wanted').innerText();
  await page.getByRole('combobox', { name: 'Locker' }).click();
  await page.keyboard.type(locker);
  await expect(page.getByRole('option', { name: locker })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status', { name: 'Ten thousand options' })).toContainText('Done:');
});

test('loads-once', async ({ page }) => {
  const [drink, options] = [page.getByRole('combobox', { name: 'Drink' }), page.locator('#drink-menu li')];
  await drink.click();
  await expect(options).not.toHaveCount(1);
  await drink.press('Escape');
  await drink.click();
  await expect(options).toHaveCount(1);
});
