import { readFileSync } from 'node:fs';
import { expect, outcome, test } from '@playground/kit/test/browser';
import type { Page } from '@playwright/test';

const rows = (page: Page) => page.locator('#orders tbody tr');
const summary = (page: Page) => page.getByRole('status', { name: 'Orders shown' });
const textOf = async (page: Page, id: string) => (await page.locator(`#${id}`).textContent()) ?? '';

async function filter(page: Page, text: string, left: number | RegExp = /^/) {
  await page.getByLabel('Filter').fill(text);
  await expect(summary(page)).toHaveText(typeof left === 'number' ? new RegExp(`^${left} of 500`) : left);
}
const texts = (page: Page, column: number) =>
  page.locator(`#orders tbody tr > :nth-child(${column})`).allTextContents();

test.beforeEach(async ({ page }) => {
  await page.goto('/dataGrid?seed=7');
  await expect(rows(page)).toHaveCount(10);
});

test('Shift adds a sort key by mouse and by keyboard', { tag: '@long' }, async ({ page }) => {
  await page.locator('#sort-amount').click();
  await page.locator('#sort-city').click({ modifiers: ['Shift'] });
  await expect(outcome(page, 'Two sort keys')).toHaveText(/^Missed: the amount is the first key/);
  await page.locator('#sort-city').focus();
  await page.keyboard.press('Enter');
  await expect(summary(page)).toContainText('sorted by city (descending),');
  await page.keyboard.press('Enter');
  await expect(summary(page)).not.toContainText('sorted');
  await page.keyboard.press('Enter');
  await expect(summary(page)).toContainText('sorted by city,');
  await page.locator('#sort-amount').focus();
  await page.keyboard.press('Shift+Enter');
  await expect(summary(page)).toContainText('sorted by city, then amount,');
  await page.keyboard.press('Shift+Enter');
  await expect(outcome(page, 'Two sort keys')).toHaveText(/^Done: /);
});

test('a row shows its menu button on hover and on focus, and the menu works by keyboard', { tag: '@long' }, async ({
  page,
}) => {
  const order = await textOf(page, 'row-menu-order');
  await filter(page, order, 1);
  const button = page.getByRole('button', { name: `Menu of ${order}` });
  await expect(button).toHaveCSS('opacity', '0');
  await page.locator(`#${order}`).hover();
  await expect(button).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(button).toHaveCSS('opacity', '0');
  for (const control of [page.getByRole('checkbox', { name: order }), page.locator(`#amount-${order}`)]) {
    await control.focus();
    await expect(button).toHaveCSS('opacity', '1');
    await control.blur();
    await expect(button).toHaveCSS('opacity', '0');
  }
  await page.locator(`#amount-${order}`).focus();
  await page.keyboard.press('Tab');
  await expect(button).toHaveCSS('opacity', '1');
  await expect(button).toHaveText(`Menu of ${order}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Mark as sent' })).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(outcome(page, 'Menu of a row')).toHaveText(`Done: ${order} is cancelled.`);
});

test('the export has the filtered orders, and the note counts only after the right export', { tag: '@long' }, async ({
  page,
}) => {
  const [city, order] = [await textOf(page, 'export-city'), await textOf(page, 'export-order')];
  const save = async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('orders.csv');
    return readFileSync(await download.path(), 'utf8');
  };
  const answer = async (text: string) => {
    await page.getByLabel('Its note').fill(text);
    await page.getByRole('button', { name: 'Check note' }).click();
  };
  await answer('x');
  await expect(outcome(page, 'Export')).toHaveText('Missed: nothing was exported.');
  const all = await save();
  const [, raw = ''] = new RegExp(`^${order},.*,"(Ring [^\\r]*)"\r$`, 'm').exec(all) ?? [];
  expect(raw).toContain('\n');
  const note = raw.replaceAll('""', '"').replace('\n', ' ');
  await answer(note);
  await expect(outcome(page, 'Export')).toHaveText(`Missed: orders of cities other than ${city} were exported.`);
  await filter(page, order, 1);
  await save();
  await answer(note);
  await expect(outcome(page, 'Export')).toHaveText(
    new RegExp(
      `^Missed: 1 of the \\d+ orders of ${city.replace(/[()]/g, '.')} were exported\\. Export all of them\\.$`,
    ),
  );
  await filter(page, city, /^[2-9]\d of/);
  await expect.poll(async () => new Set(await texts(page, 3))).toEqual(new Set([city]));
  await save();
  await answer(raw);
  await expect(outcome(page, 'Export')).toHaveText(
    'Missed: that is the note with the file’s extra quotes. Type the note without them.',
  );
  await answer(note);
  await expect(outcome(page, 'Export')).toHaveText(`Done: the note of ${order} is ${note}.`);
});

test('the header and the first column stay in view while the table scrolls', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Rows per page').selectOption('100');
  await expect(rows(page)).toHaveCount(100);
  const table = page.getByRole('region', { name: 'Table of orders' });
  const head = page.getByRole('columnheader', { name: 'Number' });
  await table.scrollIntoViewIfNeeded();
  const before = await head.boundingBox();
  await table.hover({ position: { x: 100, y: 200 } });
  await page.mouse.wheel(200, 0);
  await page.mouse.wheel(0, 600);
  await expect
    .poll(() => table.evaluate((element) => [element.scrollLeft > 100, element.scrollTop > 300]))
    .toEqual([true, true]);
  const after = await head.boundingBox();
  expect(after?.x).toBeCloseTo(before?.x ?? 0, 0);
  expect(after?.y).toBeCloseTo((await table.boundingBox())?.y ?? 0, 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
