import { expect, outcome, test } from '@playground/kit/test/browser';
import type { Page } from '@playwright/test';

const shown = (page: Page, id: string) => page.locator(`#${id}`).innerText();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const cellOf = (page: Page, grid: string, row: string, column: string) =>
  page.locator(`#${grid} [row-id="${row}"] [col-id="${column}"]`);
const loaded = (page: Page, grid: string, row = 'D-0001') =>
  expect(cellOf(page, grid, row, 'number')).toBeVisible({ timeout: 15_000 });
const numberOf = (row: string) => Number(row.slice(2));

test('another number or row is a miss, and 0321 is 321', { tag: '@audit' }, async ({ page }) => {
  await page.goto('/businessGrid?seed=7');
  await loaded(page, 'edit-grid');
  const [row, pieces] = [await shown(page, 'edit-delivery'), await shown(page, 'edit-pieces')];
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await button(page, 'Check rows').focus();
  await press('Tab', ...Array<string>(numberOf(row)).fill('ArrowDown'), 'ArrowRight', 'ArrowRight', '7', 'Enter');
  await expect(outcome(page, 'edit')).toHaveText(`Missed: ${row} has 7 pieces now, not ${pieces}.`);
  await press('ArrowUp', '9', 'Enter');
  await expect(outcome(page, 'edit')).toHaveText(/^Missed: D-\d+ was changed, not /);
  // The grid reads this as a number, and a person typed it.
  await press('ArrowDown', ...`0${pieces}`, 'Enter');
  await expect(outcome(page, 'edit')).toHaveText(`Done: ${row} has ${pieces} pieces now.`);
});

test('the list of states is at the end of the body, for pointer and keyboard', { tag: '@long' }, async ({ page }) => {
  await page.goto('/businessGrid?seed=7');
  await loaded(page, 'portal-grid');
  const [row, state] = [await shown(page, 'portal-delivery'), await shown(page, 'portal-state')];
  await cellOf(page, 'portal-grid', 'D-0010', 'state').scrollIntoViewIfNeeded();
  await cellOf(page, 'portal-grid', 'D-0008', 'state').dblclick();
  await page.getByRole('combobox', { name: 'New state' }).click();
  await expect(page.getByRole('option')).toHaveCount(5);
  await expect(page.locator('#portal-grid').getByRole('option')).toHaveCount(0);
  await expect(page.getByRole('listbox', { name: 'States' })).toHaveId('portal-list');
  await expect(page.getByRole('combobox', { name: 'New state' })).toHaveAttribute('aria-controls', 'portal-list');
  await expect(page.locator('[id^="ag-"]')).toHaveCount(0);
  const old = await cellOf(page, 'portal-grid', 'D-0008', 'state').innerText();
  await page.getByRole('option', { name: old.includes('Sent') ? 'New' : 'Sent', exact: true }).click();
  await expect(outcome(page, 'portal')).toHaveText(/^Missed: the state of D-0008 was changed, not that of /);
  await cellOf(page, 'portal-grid', row, 'state').click();
  await page.keyboard.press('Enter');
  const option = page.getByRole('option', { name: state, exact: true });
  await expect(option).toBeVisible();
  const options = await page.getByRole('option').allInnerTexts();
  const from = options.indexOf(await cellOf(page, 'portal-grid', row, 'state').innerText());
  const steps = options.indexOf(state) - from;
  for (let step = 0; step < Math.abs(steps); step++) await page.keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp');
  await page.keyboard.press('Enter');
  await expect(outcome(page, 'portal')).toHaveText(`Done: the state of ${row} is ${state} now.`);
});

test('a click where the button is lands in the pinned column above it', { tag: '@audit' }, async ({ page }) => {
  await page.goto('/businessGrid?seed=7');
  await loaded(page, 'pinned-grid');
  const row = await shown(page, 'pinned-delivery');
  await page.locator('#pinned-grid').scrollIntoViewIfNeeded();
  const release = page.locator(`#release-${row}`);
  const { x, y, width, height } = (await release.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(outcome(page, 'pinned')).toHaveText(/^Missed: the click landed in the pinned column (City|Number), /);
  await page.mouse.wheel(-500, 0);
  const other = row === 'D-0006' ? 'D-0005' : 'D-0006';
  await page.locator(`#release-${other}`).click();
  await expect(outcome(page, 'pinned')).toHaveText(`Missed: ${other} was released, not ${row}.`);
  await release.click();
  await expect(outcome(page, 'pinned')).toHaveText(`Done: ${row} was released.`);
});

test('the server refuses one of three changes, and a further change is a miss', { tag: '@long' }, async ({ page }) => {
  await page.goto('/businessGrid?seed=7');
  await loaded(page, 'refused-grid');
  const change = async (row: string, pieces: string) => {
    await cellOf(page, 'refused-grid', row, 'pieces').click();
    await page.keyboard.type(pieces);
    await page.keyboard.press('Enter');
  };
  const save = () => button(page, 'Save changes').click();
  const results = page.getByRole('list', { name: 'Changes', exact: true }).getByRole('listitem');
  await save();
  await expect(outcome(page, 'refused')).toHaveText('Missed: there is nothing to save.');
  const first = await cellOf(page, 'refused-grid', 'D-0009', 'pieces').innerText();
  await cellOf(page, 'refused-grid', 'D-0009', 'pieces').click();
  await page.keyboard.press('Delete');
  await expect(outcome(page, 'refused')).toHaveText('Missed: D-0009 has no pieces now.');
  await change('D-0009', first);
  await expect(results).toHaveCount(0);
  const asked = await Promise.all(
    [1, 2, 3].map(async (n) => [await shown(page, `change-number-${n}`), await shown(page, `change-pieces-${n}`)]),
  );
  for (const [row = '', pieces = ''] of asked) await change(row, pieces);
  await expect(results).toHaveText(asked.map(([row, pieces]) => `${row}, ${pieces} pieces: not saved yet.`));
  await save();
  await expect(results.getByText('saved.')).toHaveCount(2);
  const refusal = results.filter({ hasText: 'refused.' });
  await expect(refusal).toHaveText(/refused\. Only \d+ pieces are in stock for D-\d+\.$/);
  const [, most = '', row = ''] = /Only (\d+) pieces are in stock for (\S+)\.$/.exec(await refusal.innerText()) ?? [];
  await save();
  await expect(outcome(page, 'refused')).toHaveText(`Missed: the server refused ${row} again, for the same reason.`);
  await change(row, String(Number(most) - 1));
  await save();
  await expect(outcome(page, 'refused')).toHaveText(/^Missed: D-\d+ was saved with \d+ pieces, not \d+\.$/);
  await change('D-0009', '4');
  await change(row, most);
  await save();
  await expect(outcome(page, 'refused')).toHaveText('Missed: D-0009 was saved too. Change it back, and save again.');
  await change('D-0009', '5');
  await change('D-0009', first);
  await save();
  await expect(outcome(page, 'refused')).toHaveText('Done: the server has saved all three deliveries.');
});

test('the selected row moves with the sort, and its old place has another one', { tag: '@long' }, async ({ page }) => {
  await page.goto('/businessGrid?seed=7');
  await loaded(page, 'place-grid');
  const number = await shown(page, 'place-delivery');
  const grid = page.locator('#place-grid');
  const row = grid.locator(`[row-id="${number}"]`);
  const oldPlace = Number(await row.getAttribute('row-index'));
  const next = `D-${String(numberOf(number) + 1).padStart(4, '0')}`;
  await row.click();
  await grid.locator(`[row-id="${next}"]`).click();
  await button(page, 'Confirm selection').click();
  await expect(outcome(page, 'place')).toHaveText('Missed: the grid is not sorted by pieces with the highest first.');
  const pieces = grid.getByRole('columnheader', { name: 'Pieces' });
  await pieces.click();
  await pieces.click();
  await expect(pieces).toHaveAttribute('aria-sort', 'descending');
  await expect(grid.locator('[row-id="D-0001"]')).toHaveCount(0);
  await expect(grid.locator('[row-id]')).not.toHaveCount(0);
  await button(page, 'Confirm selection').click();
  await expect(outcome(page, 'place')).toHaveText(`Missed: ${next} was below ${number} before the sort.`);
  const stranger = grid.locator(`[row-index="${oldPlace}"]`);
  expect(await stranger.getAttribute('row-id')).not.toBe(number);
  await expect(stranger).toHaveAttribute('aria-selected', 'false');
});

test.describe('if the server fails', { tag: '@long' }, () => {
  test.use({ allowComplaints: [/503/] });

  test('the grid says that rows are missing, and loads them again', async ({ page }) => {
    await page.goto('/businessGrid?seed=7&fault=grid-rows:503@1');
    const again = page.getByRole('button', { name: /^Load .+ again$/ });
    await expect(page.getByRole('alert')).toContainText('Some rows did not come from the server.');
    await again.click();
    await expect(again).toBeHidden();
    for (const grid of ['late-grid', 'edit-grid', 'portal-grid', 'pinned-grid', 'refused-grid', 'place-grid'])
      await loaded(page, grid);
    await loaded(page, 'products-grid', 'P-0001');
  });
});
