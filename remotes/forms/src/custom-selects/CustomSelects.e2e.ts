import { expect, outcome, test } from '@playground/kit/test/browser';
import type { Page } from '@playwright/test';

const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true });
const wanted = (page: Page, id: string) => page.locator(`#${id}-wanted`).innerText();

test('the naive way of each station is a miss that says why', { tag: '@long' }, async ({ page }) => {
  await page.goto('/customSelects');
  const city = await wanted(page, 'city');
  await page.getByRole('listitem').filter({ hasText: city }).click();
  await expect(outcome(page, 'Menu at the end of the body')).toHaveText(
    'Missed: that is a text of the station, not an option of the menu.',
  );
  await page.locator('#city').selectOption(city, { force: true });
  await expect(outcome(page, 'Menu at the end of the body')).toHaveText(
    'Missed: a script made the choice. A person must do it.',
  );

  const place = await wanted(page, 'place');
  await field(page, 'Place').click();
  // In one event: after each letter, the library makes new options, and the one that an arrow key has marked is gone.
  await page.keyboard.insertText(place);
  await expect(page.locator('#place-menu [role=option]')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(outcome(page, 'Search inside')).toHaveText(RegExp(`^Missed: .+ ${place} was chosen, not ${place}\\.$`));

  await field(page, 'Drink').press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(outcome(page, 'Options come late')).toHaveText('Missed: the options had not come yet.');
  await expect(field(page, 'Drink')).toHaveText('Nothing chosen');

  const colour = await wanted(page, 'colour');
  await field(page, 'Colour').press('Enter');
  await page.keyboard.type(colour);
  await page.keyboard.press('Enter');
  await expect(outcome(page, 'Opens slowly')).toHaveText(`Missed: ${colour} was chosen while the menu moved.`);

  await field(page, 'Code').click();
  await expect(page.getByRole('option', { name: 'K-' })).toHaveCount(6);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show code' }).click();
  await expect(outcome(page, 'Closes when it loses focus')).toHaveText('Not done yet.');
  await field(page, 'Code').click();
  await expect(page.getByRole('option', { name: 'K-' })).toHaveCount(6);
  await page.getByRole('button', { name: 'Show code' }).click();
  await expect(page.getByRole('option', { name: 'K-' })).toHaveCount(0);
  await expect(page.locator('#code-shown')).toHaveText(/^K-\d{3}$/);
  await expect(outcome(page, 'Closes when it loses focus')).toHaveText(
    'Missed: the select lost the focus, and its menu closed.',
  );

  await field(page, 'Locker').click();
  expect(await page.locator('#locker-menu [role=option]').count()).toBeLessThan(30);
  await expect(page.locator('#code-shown')).toHaveText('…');
  await option(page, '00001').click();
  await expect(outcome(page, 'Ten thousand options')).toHaveText(/^Missed: 00001 was chosen, not \d{5}\.$/);

  await page.getByRole('button', { name: 'Confirm toppings' }).click();
  await expect(outcome(page, 'Several choices')).toHaveText(/^Missed: \w+ must not be chosen\.$/);
  await page.locator('#remove-toppings-1').click();
  await expect(page.getByRole('button', { name: /^Remove \w/ })).toHaveId('remove-toppings-1');
  await page.getByRole('button', { name: 'Confirm toppings' }).click();
  await expect(outcome(page, 'Several choices')).toHaveText(/^Missed: \w+ is missing\.$/);

  await field(page, 'Team').click();
  await option(page, 'North').click();
  await expect(outcome(page, 'Dependent')).toHaveText(/^Missed: North of Sales was chosen, not of \w+\.$/);
});

test('a menu that a quick choice has closed stays closed', async ({ page }) => {
  await page.clock.install();
  await page.goto('/customSelects?seed=7');
  const toppings = page.getByRole('combobox', { name: 'Toppings' });
  await toppings.fill('Gar');
  await page.getByRole('option', { name: 'Garlic' }).click();
  await expect(page.getByRole('button', { name: 'Remove Garlic' })).toBeVisible();
  await page.clock.fastForward(1000);
  await expect(toppings).toHaveAttribute('aria-expanded', 'false');
});

test('the menu that opens slowly is not there before it moves', async ({ page }) => {
  await page.goto('/customSelects');
  await expect(field(page, 'Colour')).toBeVisible();
  const seen = await page.evaluate(async () => {
    document.getElementById('colour')?.click();
    await new Promise(requestAnimationFrame);
    const menu = document.getElementById('colour-menu') as HTMLElement;
    const [slide] = menu.getAnimations() as [Animation];
    slide.pause();
    return [0, 1].map((time) => {
      slide.currentTime = time;
      return getComputedStyle(menu).visibility;
    });
  });
  expect(seen).toEqual(['hidden', 'visible']);
});

test('a choice by the API of a library is a miss, and the station goes on', { tag: '@long' }, async ({ page }) => {
  await page.goto('/customSelects');
  const [place, department] = [await wanted(page, 'place'), (await wanted(page, 'team')).split(', ')[0] ?? ''];
  const bySlim = (id: string, name: string) =>
    page.evaluate(
      ([id, name]) =>
        (document.getElementById(id) as unknown as { slim: { setSelected(name: string): void } }).slim.setSelected(
          name,
        ),
      [id, name] as const,
    );
  const byTom = (id: string, names: string[]) =>
    page.evaluate(
      ([id, names]) =>
        (
          document.getElementById(id) as unknown as { tomselect: { setValue(names: readonly string[]): void } }
        ).tomselect.setValue(names),
      [id, names] as const,
    );
  await bySlim('place', place);
  await expect(outcome(page, 'Search inside')).toHaveText('Missed: a script made the choice. A person must do it.');
  await expect(field(page, 'Place')).toHaveText('Nothing chosen');
  await field(page, 'Place').click();
  await option(page, place).click();
  await expect(outcome(page, 'Search inside')).toHaveText(`Done: ${place} was chosen.`);
  await bySlim('department', department);
  await expect(outcome(page, 'Dependent')).toHaveText(/^Missed: a script made the choice/);
  await expect(field(page, 'Department')).toHaveText('Sales');
  const before = await page.getByRole('button', { name: /^Remove/ }).count();
  await byTom('toppings', (await wanted(page, 'toppings')).split(', '));
  await expect(outcome(page, 'Several choices')).toHaveText(/^Missed: a script made the choice/);
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(before);
  await page.getByRole('button', { name: 'Confirm toppings' }).click();
  await expect(outcome(page, 'Several choices')).toHaveText(/^Missed: \w+ must not be chosen\.$/);
});
