import { expect, test } from '@playground/kit/test/browser';
import { leavesNothingBehind } from '@playground/kit/test/leftovers';
import type { Locator, Page } from '@playwright/test';

const outcome = (page: Page, name: string) => page.getByRole('status', { name, exact: true });
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

test('no script of the page can read the closed root', { tag: '@long' }, async ({ page }) => {
  expect(await page.locator('#closed-host').evaluate((host) => host.shadowRoot)).toBeNull();
});

test('each level takes its word, and the outcome says which level is wrong', { tag: '@long' }, async ({ page }) => {
  const said = outcome(page, 'Three levels with a field on each');
  await button(page, 'Check').click();
  await expect(said).toHaveText('Missed: the field of the first level holds nothing.');
  await page.getByLabel('Word of the first level').fill('north');
  // React does not notice a value that a script writes.
  await page.getByLabel('Word of the second level').evaluate((field: HTMLInputElement) => {
    field.value = 'east';
  });
  await page.getByLabel('Word of the third level').fill('south');
  await button(page, 'Check').click();
  await expect(said).toHaveText('Missed: the field of the second level holds nothing.');
  await page.getByLabel('Word of the second level').fill('');
  await page.getByLabel('Word of the second level').pressSequentially(' east ');
  await clickByScript(button(page, 'Check'));
  await expect(said).toHaveText('Missed: Check was pressed by a script.');
  await button(page, 'Check').press('Enter');
  await expect(said).toHaveText('Done: each field holds its word: north, east and south.');
});

test('only the visible Save counts', { tag: '@long' }, async ({ page }) => {
  const said = outcome(page, 'Slotted button');
  await expect(page.locator('#save-without-slot')).toBeHidden();
  await clickByScript(page.locator('#slotted-host button').first());
  await expect(said).toHaveText('Missed: the hidden Save, which has no slot, was pressed.');
  await button(page, 'Discard').click();
  await expect(said).toHaveText('Missed: Discard was pressed.');
  await clickByScript(page.locator('#save'));
  await expect(said).toHaveText('Missed: Save was pressed by a script.');
  const [save, discard] = await Promise.all(['#save', '#discard'].map((id) => page.locator(id).boundingBox()));
  expect(save?.x).toBeLessThan(discard?.x ?? 0);
  await button(page, 'Discard').focus();
  // It is shown first, so it is also first in the Tab order.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(said).toHaveText('Done: the visible Save was pressed.');
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

test('text that a script writes is a miss', { tag: '@long' }, async ({ page }) => {
  await page.getByLabel('City').evaluate((field: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Rome');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  });
  await expect(outcome(page, 'Focus delegated')).toHaveText('Missed: Rome was written by a script.');
});

test('words that a script writes are a miss', { tag: '@long' }, async ({ page }) => {
  const write = (field: Locator, text: string) =>
    field.evaluate((element: HTMLInputElement, value) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value);
      element.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    }, text);
  await page.getByLabel('Word of the first level').fill('north');
  await write(page.getByLabel('Word of the second level'), 'east');
  await page.getByLabel('Word of the third level').fill('south');
  await button(page, 'Check').click();
  await expect(outcome(page, 'Three levels with a field on each')).toHaveText(
    'Missed: a script wrote the word of the second level.',
  );
  await write(page.locator('#pet-name'), 'Ada');
  await button(page, 'Keep').click();
  await expect(outcome(page, 'Label across the border')).toHaveText('Missed: Ada was written by a script.');
  await write(page.getByLabel('City'), 'Rom');
  await page.getByLabel('City').press('End');
  await page.keyboard.type('e');
  await expect(outcome(page, 'Focus delegated')).toHaveText('Missed: Rome was written by a script.');
});

test('a late root that a script asked for is a miss', { tag: '@long' }, async ({ page }) => {
  await clickByScript(button(page, 'Load'));
  await page.locator('#late-host #agree').click();
  await expect(outcome(page, 'Root attached late')).toHaveText('Missed: Load was pressed by a script.');
});

test('a form that a script checks, sends or resets is a miss, and so is a star', { tag: '@long' }, async ({ page }) => {
  const said = outcome(page, 'A custom element in a form');
  const BY_SCRIPT = 'Missed: the form was checked, sent or reset by a script.';
  const form = station(page, 'A custom element in a form').locator('form');
  await form.evaluate((it: HTMLFormElement) => it.reportValidity());
  await expect(said).toHaveText(BY_SCRIPT);
  await button(page, '3 stars').evaluate((star) => star.dispatchEvent(new MouseEvent('click')));
  await expect(button(page, '3 stars')).toHaveAttribute('aria-pressed', 'false');
  await button(page, 'Send').click();
  await button(page, '3 stars').click();
  await form.evaluate((it: HTMLFormElement) => it.reset());
  await button(page, '4 stars').click();
  await form.evaluate((it: HTMLFormElement) => it.requestSubmit());
  await expect(said).toHaveText(BY_SCRIPT);
  await button(page, 'Send').click();
  await expect(said).toHaveText('Missed: the form was sent with 4 stars, but not reset from 3 stars before that.');
});

test('the field City shows its label', { tag: '@long' }, async ({ page }) => {
  await expect(page.getByText('City', { exact: true })).toBeVisible();
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

test('the outcome says which of the three steps is missing', { tag: '@long' }, async ({ page }) => {
  const said = outcome(page, 'A custom element in a form');
  await button(page, '4 stars').click();
  await button(page, 'Send').click();
  await expect(said).toHaveText('Missed: the form was sent with 4 stars, but not without a rating before that.');
  await button(page, 'Reset').click();
  await expect(said).toHaveText('Missed: the form was reset from 4 stars.');
  await button(page, 'Send').click();
  await button(page, '1 star').click();
  await button(page, 'Send').click();
  await expect(said).toHaveText('Missed: the form was sent with 1 star.');
  await button(page, '4 stars').click();
  await button(page, 'Send').click();
  await expect(said).toHaveText('Missed: the form was sent with 4 stars, but not reset from 3 stars before that.');
  await clickByScript(button(page, '3 stars'));
  await expect(said).toHaveText('Missed: a button was pressed by a script.');
  await expect(button(page, '4 stars')).toHaveAttribute('aria-pressed', 'true');
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

test('any name is shown as text, and stays in the field', { tag: '@long' }, async ({ page }) => {
  for (const [typed, text] of [
    ['   ', 'nothing'],
    ['a'.repeat(100_000), `‘${'a'.repeat(40)}…’`],
    ['<b>Ada</b><img src=x onerror=alert(1)>', '‘<b>Ada</b><img src=x onerror=alert(1)>’'],
    ['عدا', '‘عدا’'],
    ['👩‍🚀'.repeat(2), `‘${'👩‍🚀'.repeat(2)}’`],
  ] as const) {
    await page.locator('#pet-name').fill(typed);
    await button(page, 'Keep').click();
    await expect(outcome(page, 'Label across the border')).toHaveText(`Missed: the field holds ${text}.`);
    await expect(page.locator('#pet-name')).toHaveValue(typed);
  }
});

test('only the button in the late root counts', { tag: '@long' }, async ({ page }) => {
  const said = outcome(page, 'Root attached late');
  const before = page.locator('#agree-before');
  await before.click();
  await expect(said).toHaveText('Missed: Agree was pressed before the shadow root came.');
  await button(page, 'Load').click();
  await button(page, 'Agree').click();
  await expect(said).toHaveText('Missed: Agree was pressed before the shadow root came.');
  const late = page.locator('#late-host #agree');
  await expect(late).toBeVisible();
  await expect(before).toBeHidden();
  await clickByScript(before);
  await expect(said).toHaveText('Missed: the old Agree was pressed, which is not shown any more.');
  await clickByScript(late);
  await expect(said).toHaveText('Missed: Agree was pressed by a script.');
  await late.click();
  await expect(said).toHaveText('Done: Agree was pressed in the shadow root.');
});

test('a second visit starts fresh, although its custom element is already defined', { tag: '@long' }, async ({
  page,
}) => {
  await button(page, '4 stars').click();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await page.getByRole('link', { name: /^Shadow Roots/ }).click();
  await expect(button(page, '4 stars')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('status').filter({ hasText: 'Not done yet.' })).toHaveCount(9);
});

test('the page works on the origin of its group as well', { tag: '@long' }, async ({ page, site }) => {
  await page.goto(`${site.frames}/shadowRoots`);
  await page.frameLocator('#declarative-frame').getByRole('button', { name: 'Stamp' }).click();
  await expect(outcome(page, 'Declarative root')).toHaveText(/^Done:/);
  await button(page, 'Load').click();
  await page.locator('#late-host #agree').click();
  await expect(outcome(page, 'Root attached late')).toHaveText(/^Done:/);
});

test('no station is wider than a phone', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(button(page, '5 stars')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

leavesNothingBehind('/shadowRoots', {
  'right after loading': async () => {},
  'before the late root comes': (page) => button(page, 'Load').click(),
  'with the frame and its theme': (page) => page.frameLocator('#declarative-frame').getByText('Stamp').click(),
  'with a form that was refused': (page) => button(page, 'Send').click(),
});
