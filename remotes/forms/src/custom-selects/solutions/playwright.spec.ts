import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('menu-at-the-end-of-the-body', async ({ page }) => {
  await page.goto('/customSelects');
  const city = await page.locator('#city-wanted').innerText();
  await page.getByRole('combobox', { name: 'City' }).click();
  await page.getByRole('option', { name: city }).click();
  await expect(page.getByRole('status', { name: 'Menu at the end of the body' })).toContainText('Done:');
});

test('search-inside', async ({ page }) => {
  await page.goto('/customSelects');
  const place = await page.locator('#place-wanted').innerText();
  await page.getByRole('combobox', { name: 'Place' }).click();
  await page.getByPlaceholder('Search Place').fill(place);
  await page.getByRole('option', { name: place, exact: true }).click();
  await expect(page.getByRole('status', { name: 'Search inside' })).toContainText('Done:');
});

test('options-come-late', async ({ page }) => {
  await page.goto('/customSelects');
  const drink = await page.locator('#drink-wanted').innerText();
  await page.getByRole('combobox', { name: 'Drink' }).click();
  await page.getByRole('option', { name: drink }).click(); // waits until the options come
  await expect(page.getByRole('status', { name: 'Options come late' })).toContainText('Done:');
});

test('opens-slowly', async ({ page }) => {
  await page.goto('/customSelects');
  const colour = await page.locator('#colour-wanted').innerText();
  await page.getByRole('combobox', { name: 'Colour' }).click();
  await page.getByRole('option', { name: colour }).click(); // waits until it stops moving
  await expect(page.getByRole('status', { name: 'Opens slowly' })).toContainText('Done:');
});

test('closes-when-it-loses-focus', async ({ page }) => {
  await page.goto('/customSelects');
  await page.getByRole('button', { name: 'Show code' }).click();
  const code = await page.locator('#code-shown').innerText();
  await page.getByRole('combobox', { name: 'Code' }).click();
  await page.getByRole('option', { name: code }).click();
  await expect(page.getByRole('status', { name: 'Closes when it loses focus' })).toContainText('Done:');
});

test('ten-thousand-options', async ({ page }) => {
  await page.goto('/customSelects');
  const locker = await page.locator('#locker-wanted').innerText();
  await page.getByRole('combobox', { name: 'Locker' }).click();
  await page.keyboard.type(locker); // the menu jumps to it
  await page.getByRole('option', { name: locker }).click();
  await expect(page.getByRole('status', { name: 'Ten thousand options' })).toContainText('Done:');
});

test('several-choices', async ({ page }) => {
  await page.goto('/customSelects');
  const wanted = (await page.locator('#toppings-wanted').innerText()).split(', ');
  const tags = page.getByRole('region', { name: 'Several choices' }).getByRole('button', { name: 'Remove' });
  while (await tags.count()) await tags.first().click();
  for (const topping of wanted) {
    await page.getByRole('combobox', { name: 'Toppings' }).fill(topping);
    await page.getByRole('option', { name: topping }).click();
  }
  await page.getByRole('button', { name: 'Confirm toppings' }).click();
  await expect(page.getByRole('status', { name: 'Several choices' })).toContainText('Done:');
});

test('dependent', async ({ page }) => {
  await page.goto('/customSelects');
  const [department, team] = (await page.locator('#team-wanted').innerText()).split(', ');
  await page.getByRole('combobox', { name: 'Department' }).click();
  await page.getByRole('option', { name: department, exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Team' })).toBeEnabled(); // the teams come late
  await page.getByRole('combobox', { name: 'Team' }).click();
  await page.getByRole('option', { name: team, exact: true }).click();
  await expect(page.getByRole('status', { name: 'Dependent' })).toContainText('Done:');
});
