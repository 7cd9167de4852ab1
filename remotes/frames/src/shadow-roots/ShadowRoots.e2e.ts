import { expect, outcome, test } from '@playground/kit/test/browser';
import type { Locator, Page } from '@playwright/test';

const station = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A click by a script, which the page can tell from a real one. */
const clickByScript = (target: Locator) => target.evaluate((element: HTMLElement) => element.click());

test.beforeEach(async ({ page }) => {
  await page.goto('/shadowRoots');
});

test('a button in the closed root can be pressed by mouse and by keyboard', async ({ page }) => {
  const box = page.locator('#closed-host');
  await expect(button(page, 'Accept')).toHaveCount(0);
  await box.click();
  await expect(outcome(page, 'Closed root')).toHaveText('Missed: the click hit the box, but none of its buttons.');
  await clickByScript(box);
  await expect(outcome(page, 'Closed root')).toHaveText(/^Missed: a script did it/);
  await box.click({ position: { x: 40, y: 35 } });
  await expect(outcome(page, 'Closed root')).toHaveText('Missed: Refuse was pressed.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(outcome(page, 'Closed root')).toHaveText('Done: Accept was pressed in the closed root.');

  await page.reload();
  const { width = 0 } = (await box.boundingBox()) ?? {};
  await box.click({ position: { x: width - 40, y: 35 } });
  await expect(outcome(page, 'Closed root')).toHaveText('Done: Accept was pressed in the closed root.');
});

test('the root from the template needs no script, and is as dark as the page', { tag: '@long' }, async ({ page }) => {
  const frame = page.frameLocator('iframe[title="Declarative root"]');
  const said = outcome(page, 'Declarative root');
  expect(await frame.locator('template, script').count()).toBe(0);
  await clickByScript(frame.getByRole('button', { name: 'Stamp' }));
  await expect(said).toHaveText('Missed: Stamp was pressed by a script.');
  await frame.getByRole('button', { name: 'Stamp' }).click();
  await expect(said).toHaveText('Done: Stamp was pressed in the root that the parser made.');
  for (const dark of [true, false]) {
    await page.getByRole('switch', { name: 'Dark mode' }).setChecked(dark);
    await expect(frame.locator('html')).toHaveAttribute('data-bs-theme', dark ? 'dark' : 'light');
  }
});

test('the box passes its focus on after a click on its text, and after focus()', { tag: '@long' }, async ({ page }) => {
  const said = outcome(page, 'Focus delegated');
  await page.getByLabel('City').fill('Rome');
  await expect(said).toHaveText('Done: the box passed its focus on, and Rome was typed.');
  await page.reload();
  await page.getByLabel('City').click();
  await page.keyboard.type('Rome');
  await expect(said).toHaveText('Missed: the field got the focus from a click on it.');
  await page.getByLabel('City').fill('');
  await page.getByRole('heading', { level: 1 }).click();
  await page.getByText('Where do all roads lead to?').click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('delegating-host');
  await page.keyboard.type('Rome');
  await expect(said).toHaveText('Done: the box passed its focus on, and Rome was typed.');
});

test('the custom element takes part in validity, reset and submit', { tag: '@long' }, async ({ page }) => {
  const form = station(page, 'A custom element in a form');
  const said = outcome(page, 'A custom element in a form');
  const state = page.getByRole('status', { name: 'State of the form' });
  await button(page, 'Send').click();
  await expect(state).toHaveText('The form was refused: it has no rating.');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('rating');
  await button(page, '3 stars').click();
  await expect(button(page, '3 stars')).toHaveAttribute('aria-pressed', 'true');
  expect(await form.locator('form').evaluate((it: HTMLFormElement) => [...new FormData(it)])).toEqual([
    ['rating', '3'],
  ]);
  await button(page, 'Reset').click();
  await expect(state).toHaveText('The form was reset from rating=3.');
  await expect(button(page, '3 stars')).toHaveAttribute('aria-pressed', 'false');
  await button(page, '4 stars').focus();
  await page.keyboard.press('Enter');
  await button(page, 'Send').press('Enter');
  await expect(state).toHaveText('The form was sent with rating=4.');
  await expect(said).toHaveText(
    'Done: the form was refused without a rating, reset from 3 stars and sent with 4 stars.',
  );
});

test('of two buttons with the same id, the one in the root counts', { tag: '@long' }, async ({ page }) => {
  const said = outcome(page, 'Same id twice');
  await expect(page.locator('#confirm')).toHaveCount(2);
  await clickByScript(page.locator('#confirm').first());
  await expect(said).toHaveText('Missed: the Confirm in the page was pressed.');
  await clickByScript(page.locator('#same-id-host #confirm'));
  await expect(said).toHaveText('Missed: Confirm was pressed by a script.');
  await page.locator('#same-id-host').getByRole('button').press('Space');
  await expect(said).toHaveText('Done: the Confirm in the shadow root was pressed.');
});

test('a click on the label does not focus the field', { tag: '@long' }, async ({ page }) => {
  const said = outcome(page, 'Label across the border');
  await expect(page.getByLabel('Pet name')).toHaveCount(0);
  await page.getByText('Pet name', { exact: true }).click();
  await page.keyboard.type('Ada');
  await expect(said).toHaveText('Missed: the label was clicked, which does not focus the field.');
  const field = page.locator('#pet-name');
  await expect(field).toHaveValue('');
  await field.fill('Grace');
  await clickByScript(button(page, 'Keep'));
  await expect(said).toHaveText('Missed: Keep was pressed by a script.');
  await button(page, 'Keep').click();
  await expect(said).toHaveText('Missed: the field holds ‘Grace’.');
  await field.fill('Ada');
  await field.press('Enter');
  await expect(said).toHaveText('Done: Ada was kept.');
});

test('the page works on the origin of its group as well', { tag: '@long' }, async ({ page, site }) => {
  await page.goto(`${site.frames}/shadowRoots`);
  await page.frameLocator('#declarative-frame').getByRole('button', { name: 'Stamp' }).click();
  await expect(outcome(page, 'Declarative root')).toHaveText(/^Done:/);
  await button(page, 'Load').click();
  await page.locator('#late-host #agree').click();
  await expect(outcome(page, 'Root attached late')).toHaveText(/^Done:/);
});
