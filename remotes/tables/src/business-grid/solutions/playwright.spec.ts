import { test } from '@playground/kit/tools/playwright';
import { expect, type Page } from '@playwright/test';

const done = (page: Page, name: string) =>
  expect(page.getByRole('status', { name, exact: true })).toContainText('Done:');

/** A text that the page shows. */
const shown = (page: Page, id: string) => page.locator(`#${id}`).innerText();

/** The cell of a row in a column. Rows and columns out of view have no cells. */
const cellOf = (page: Page, grid: string, row: string, column: string) =>
  page.locator(`#${grid} [row-id="${row}"] [col-id="${column}"]`);

/** Scrolls inside a grid, to a place in pixels. */
const scroll = (page: Page, grid: string, left: number, top: number) =>
  page.locator(`#${grid} .ag-grid-viewport`).evaluate((viewport, to) => viewport.scrollTo(...to), [left, top] as const);

test('cell', async ({ page }) => {
  await page.goto('/businessGrid');
  const product = await shown(page, 'cell-product');
  const week = Number((await shown(page, 'cell-week')).replace('Week ', ''));
  await expect(cellOf(page, 'products-grid', 'P-0001', 'number')).toBeVisible();
  // Each row is 36 pixels high.
  await scroll(page, 'products-grid', 95 * week, 36 * (Number(product.replace('P-', '')) - 2));
  const cell = cellOf(page, 'products-grid', product, `week-${week}`);
  await expect(cell).toHaveText(/\d/); // The row comes from the server.
  await page.getByLabel('Pieces sold').fill(await cell.innerText());
  await page.getByRole('button', { name: 'Check pieces' }).click();
  await done(page, 'Cell out of view');
});

test('late', async ({ page }) => {
  await page.goto('/businessGrid');
  for (const id of ['first-city', 'second-city']) {
    await page.getByLabel('City', { exact: true }).fill(await shown(page, id));
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
  }
  await expect(page.getByRole('list', { name: 'Answers' })).toContainText('too late', { timeout: 10_000 });
  await page.getByLabel('Number of rows').fill(await shown(page, 'late-rows'));
  await page.getByRole('button', { name: 'Check rows' }).click();
  await done(page, 'Late answer');
});

test('edit', async ({ page }) => {
  await page.goto('/businessGrid');
  const row = Number((await shown(page, 'edit-delivery')).replace('D-', ''));
  await expect(cellOf(page, 'edit-grid', 'D-0001', 'pieces')).toHaveText(/\d/);
  await page.getByRole('button', { name: 'Check rows' }).focus();
  await page.keyboard.press('Tab'); // The next stop is the header of the grid.
  for (let step = 0; step < row; step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(await shown(page, 'edit-pieces')); // The first digit begins the edit.
  await page.keyboard.press('Enter');
  await done(page, 'Edit by keyboard');
});

test('portal', async ({ page }) => {
  await page.goto('/businessGrid');
  await cellOf(page, 'portal-grid', await shown(page, 'portal-delivery'), 'state').dblclick();
  await page.getByRole('combobox', { name: 'New state' }).click();
  await page.getByRole('option', { name: await shown(page, 'portal-state'), exact: true }).click(); // It is not in the grid.
  await done(page, 'Choose in a portal');
});

test('pinned', async ({ page }) => {
  await page.goto('/businessGrid');
  await expect(cellOf(page, 'pinned-grid', 'D-0001', 'release')).toBeVisible();
  await scroll(page, 'pinned-grid', 0, 0);
  await cellOf(page, 'pinned-grid', await shown(page, 'pinned-delivery'), 'release')
    .getByRole('button')
    .click();
  await done(page, 'Pinned column');
});

test('group', async ({ page }) => {
  await page.goto('/businessGrid');
  const region = await shown(page, 'group-region');
  const count = Number(await cellOf(page, 'group-grid', region, 'deliveries').innerText());
  const top = Number(await page.locator(`#group-grid [row-id=${region}]`).getAttribute('row-index'));
  await page.locator('#group-grid').getByRole('button', { name: region }).click();
  let sum = 0;
  for (let number = 1; number <= count; number++) {
    await scroll(page, 'group-grid', 0, 36 * (top + number - 2));
    const id = `${region[0]}-${String(number).padStart(2, '0')}`;
    const cell = cellOf(page, 'group-grid', id, 'pieces');
    await expect(cell).toHaveText(/\d/);
    sum += Number(await cell.innerText());
  }
  await page.getByLabel('Sum of pieces').fill(String(sum));
  await page.getByRole('button', { name: 'Check sum' }).click();
  await done(page, 'Group and sum');
});

test('refused', async ({ page }) => {
  await page.goto('/businessGrid');
  const change = async (row: string, pieces: string) => {
    await cellOf(page, 'refused-grid', row, 'pieces').dblclick();
    await page.locator('#refused-grid-editor').fill(pieces);
    await page.locator('#refused-grid-editor').press('Enter');
  };
  for (const number of [1, 2, 3]) {
    await change(await shown(page, `change-number-${number}`), await shown(page, `change-pieces-${number}`));
  }
  await page.getByRole('button', { name: 'Save changes' }).click();
  const refusal = await page.getByRole('list', { name: 'Changes' }).getByText('refused').innerText();
  const [, pieces = '', row = ''] = /Only (\d+) pieces are in stock for (\S+)\.$/.exec(refusal) ?? [];
  await change(row, pieces);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await done(page, 'Save refused');
});

test('place', async ({ page }) => {
  await page.goto('/businessGrid');
  const number = await shown(page, 'place-delivery');
  const grid = page.locator('#place-grid');
  const row = grid.locator(`[row-id="${number}"]`);
  await row.click();
  const pieces = grid.getByRole('columnheader', { name: 'Pieces' });
  await pieces.click();
  await expect(pieces).toHaveAttribute('aria-sort', 'ascending');
  await pieces.click();
  await expect(pieces).toHaveAttribute('aria-sort', 'descending');
  for (let top = 0; !(await row.isVisible()); top += 280) {
    await scroll(page, 'place-grid', 0, top);
    await expect(grid.locator('[row-id]').first()).toBeVisible(); // The rows come from the server.
  }
  const place = Number(await row.getAttribute('row-index'));
  await scroll(page, 'place-grid', 0, 36 * (place - 2)); // Otherwise the row below may not be there yet.
  await grid.locator(`[row-index="${place + 1}"]`).click();
  await page.getByRole('button', { name: 'Confirm selection' }).click();
  await done(page, 'Same row, other place');
});
