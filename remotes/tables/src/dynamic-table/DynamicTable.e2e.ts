import { expect, test } from '@playground/kit/test/browser';
import type { Page } from '@playwright/test';

async function load(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole('row')).toHaveCount(9);
  return page.getByRole('rowheader').allTextContents();
}

test('loads show different orders, and the seed on the page gives the same order again on any origin', async ({
  page,
  site,
}) => {
  const first = await load(page, '/dynamicTable');
  const seed = await page.locator('html').getAttribute('data-seed');
  await expect(async () => expect(await load(page, '/dynamicTable')).not.toEqual(first)).toPass();
  for (const origin of [site.shell, site.tables]) {
    expect(await load(page, `${origin}/dynamicTable?seed=${seed}`)).toEqual(first);
  }
});
