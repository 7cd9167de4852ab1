import { expect, test } from '@playground/kit/test/proof';

test.beforeEach(async ({ page }) => {
  await page.goto('/pdfPreview');
});

test('has-opener', async ({ page }) => {
  await page.evaluate(() => {
    const open = window.open.bind(window);
    window.open = (...wanted) => {
      const opened = open(...wanted);
      document.body.dataset.opened = String(opened !== null);
      return opened;
    };
  });
  await page.getByRole('button', { name: 'Preview PDF' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-opened', 'false');
});

test('tells-the-address', async ({ page, context }) => {
  const requesting = context.waitForEvent('request', (request) => request.url().endsWith('.pdf'));
  await page.getByRole('button', { name: 'Preview PDF' }).click();
  expect((await (await requesting).allHeaders()).referer).toBeUndefined();
});

test('no-enter', async ({ page, context }) => {
  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Preview PDF' }).press('Enter');
  await opening;
});

test('only-once', async ({ page, context }) => {
  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Preview PDF' }).click();
  await (await opening).close();
  await expect(page.getByRole('button', { name: 'Preview PDF' })).toBeEnabled();
});
