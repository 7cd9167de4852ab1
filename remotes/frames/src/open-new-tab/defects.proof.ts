import { expect, test } from '@playground/kit/test/proof';

const link = { name: 'Open new tab' };

test.beforeEach(async ({ page }) => {
  await page.goto('/openNewTab');
});

test('hold-on-opener', async ({ page, context }) => {
  const opening = context.waitForEvent('page', { timeout: 5000 });
  await page.getByRole('link', link).click();
  expect(await (await opening).evaluate(() => window.opener === null)).toBe(true);
});

test('skipped-by-tab', async ({ page }) => {
  expect(await page.getByRole('link', link).evaluate((element) => element.tabIndex)).toBe(0);
});

test('one-tab', async ({ page, context }) => {
  for (let times = 0; times < 2; times += 1) {
    const opening = context.waitForEvent('page', { timeout: 5000 });
    await page.getByRole('link', link).click();
    await opening;
  }
});
