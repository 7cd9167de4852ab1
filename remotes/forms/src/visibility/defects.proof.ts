import { expect, test } from '@playground/kit/test/proof';

test.beforeEach(async ({ page }) => {
  await page.goto('/visibility');
});

test('counts-the-visible', async ({ page }) => {
  await expect(page.locator('#opacity-full-row')).toContainText('visible');
  let visible = 0;
  for (const name of await page.locator('#screen-reader-names li').allInnerTexts()) {
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    visible += await row.getByRole('cell', { name: 'visible', exact: true }).count();
  }
  await page.getByLabel('Buttons found').fill(String(visible));
  await page.getByRole('button', { name: 'Check count' }).click();
  await expect(page.getByRole('status', { name: 'Say how many a screen reader finds' })).toContainText('Missed:');
});

test('only-by-pointer', async ({ page }) => {
  await page.locator('#opacity-full').press('Enter');
  await expect(page.locator('#press-reachable')).toContainText('Pressed until now: Opacity 1.');
});

test('counts-to-one', async ({ page }) => {
  for (const count of ['1', '2']) {
    await page.locator('#opacity-full').click();
    await expect(page.locator('#opacity-full-row td').nth(4)).toHaveText(count);
  }
});
