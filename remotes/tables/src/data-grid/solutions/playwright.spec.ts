import { readFileSync } from 'node:fs';
import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('customer', async ({ page }) => {
  await page.goto('/dataGrid');
  const number = await page.locator('#customer-order').innerText();
  await page.getByLabel('Filter').fill(number);
  const customer = await page.getByRole('row', { name: number }).getByRole('cell').first().innerText();
  await page.getByLabel('Its customer').fill(customer);
  await page.getByRole('button', { name: 'Check customer' }).click();
  await expect(page.getByRole('status', { name: 'Customer of an order' })).toContainText('Done:');
});

test('third-amount', async ({ page }) => {
  await page.goto('/dataGrid');
  const city = await page.locator('#amount-city').innerText();
  await page.getByLabel('Filter').fill(city);
  await page.getByLabel('Rows per page').selectOption('100');
  const amount = page.getByRole('button', { name: 'Amount', exact: true });
  await amount.click();
  await amount.click(); // the second press sorts downwards
  await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('region', { name: 'Table of orders' })).toHaveAttribute('aria-busy', 'false');
  // The filter leaves another city, whose name contains this one.
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell', { name: city, exact: true }) });
  await page.getByLabel('Its third highest amount').fill(await rows.nth(2).locator('td').nth(2).innerText());
  await page.getByRole('button', { name: 'Check amount' }).click();
  await expect(page.getByRole('status', { name: 'Third highest amount' })).toContainText('Done:');
});

test('two-keys', async ({ page }) => {
  await page.goto('/dataGrid');
  await page.getByRole('button', { name: 'City', exact: true }).click();
  const amount = page.getByRole('button', { name: 'Amount', exact: true });
  await amount.click({ modifiers: ['Shift'] });
  await amount.click({ modifiers: ['Shift'] }); // the second press sorts downwards
  await expect(page.getByRole('status', { name: 'Two sort keys' })).toContainText('Done:');
});

test('edit', async ({ page }) => {
  await page.goto('/dataGrid');
  const number = await page.locator('#edit-order').innerText();
  await page.getByLabel('Filter').fill(number);
  await page.locator(`#amount-${number}`).click();
  const field = page.getByLabel(`Amount of ${number}`);
  await field.fill(await page.locator('#edit-amount').innerText());
  await field.press('Enter');
  await expect(page.getByRole('status', { name: 'Edit in place' })).toContainText('Done:');
});

test('selection', async ({ page }) => {
  await page.goto('/dataGrid');
  for (const id of ['#selection-first', '#selection-second']) {
    const number = await page.locator(id).innerText();
    await page.getByLabel('Filter').fill(number);
    await page.getByRole('checkbox', { name: number }).check();
  }
  await page.getByRole('button', { name: 'Confirm selection' }).click();
  await expect(page.getByRole('status', { name: 'Selection over two pages' })).toContainText('Done:');
});

test('hidden-column', async ({ page }) => {
  await page.goto('/dataGrid');
  await page.getByRole('checkbox', { name: 'Date' }).check();
  const number = await page.locator('#date-order').innerText();
  await page.getByLabel('Filter').fill(number);
  await page
    .getByLabel('Its date')
    .fill(await page.getByRole('row', { name: number }).locator('td').nth(3).innerText());
  await page.getByRole('button', { name: 'Check date' }).click();
  await expect(page.getByRole('status', { name: 'Hidden column' })).toContainText('Done:');
});

test('row-menu', async ({ page }) => {
  await page.goto('/dataGrid');
  const number = await page.locator('#row-menu-order').innerText();
  await page.getByLabel('Filter').fill(number);
  await page.getByRole('button', { name: `Menu of ${number}` }).click(); // moves the mouse to the row, so the button shows
  await page.getByRole('menuitem', { name: 'Cancel order' }).click();
  await expect(page.getByRole('status', { name: 'Menu of a row' })).toContainText('Done:');
});

test('export', async ({ page }) => {
  await page.goto('/dataGrid');
  const city = await page.locator('#export-city').innerText();
  const number = await page.locator('#export-order').innerText();
  await page.getByLabel('Filter').fill(city);
  await expect(page.locator('tbody tr').filter({ hasText: city })).toHaveCount(10); // no other city is left
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const csv = readFileSync(await (await downloading).path(), 'utf8');
  // The order begins a line with its number and ends with its quoted note, in which quotes are doubled. The note has two lines.
  const note = new RegExp(`^${number},.*,"((?:[^"]|"")*)"\r$`, 'm').exec(csv)?.[1] ?? '';
  await page.getByLabel('Its note').fill(note.replaceAll('""', '"').replace('\n', ' '));
  await page.getByRole('button', { name: 'Check note' }).click();
  await expect(page.getByRole('status', { name: 'Export' })).toContainText('Done:');
});
