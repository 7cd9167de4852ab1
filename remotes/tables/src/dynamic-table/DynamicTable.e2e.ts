import { expect, test } from '@playground/shared/test/browser';
import type { Page } from '@playwright/test';

async function load(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole('row')).toHaveCount(9);
  return page.getByRole('rowheader').allTextContents();
}

test('loads show different orders, and the seed that stands on the page brings its order back', async ({ page }) => {
  const first = await load(page, '/dynamicTable');
  const seed = await page.locator('html').getAttribute('data-seed');
  await expect(async () => expect(await load(page, '/dynamicTable')).not.toEqual(first)).toPass();
  expect(await load(page, `/dynamicTable?seed=${seed}`)).toEqual(first);
});

test('a seed gives the shell and the remote’s own page the same order', async ({ page, site }) => {
  const inShell = await load(page, '/dynamicTable?seed=banana');
  expect(await load(page, `${site.tables}/dynamicTable?seed=banana`)).toEqual(inShell);
});

test('a browser reads the superhero as its row’s header', async ({ page }) => {
  await page.goto('/dynamicTable');
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Spider-Man' }) });
  await expect(row.getByRole('cell')).toHaveText('Peter Parker');
});
