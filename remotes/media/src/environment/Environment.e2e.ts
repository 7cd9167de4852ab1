import { expect, test } from '@playground/kit/test/browser';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the document shows one word, and only where scripts are off', async ({ page, site, browser }) => {
    await page.goto(`${site.media}/assets/without-scripts.html#word-3`);
    await expect(page.getByText(/^The word is \w+\.$/).filter({ visible: true })).toHaveText(['The word is clover.']);
    await page.goto('about:blank');
    await page.goto(`${site.media}/assets/without-scripts.html`);
    await expect(page.getByText(/^The word is/).filter({ visible: true })).toHaveCount(0);
    const scripted = await (await browser.newContext()).newPage();
    await scripted.goto(`${site.media}/assets/without-scripts.html#word-3`);
    await expect(scripted.getByRole('heading', { name: 'Without scripts' })).toBeVisible();
    await expect(scripted.getByText('clover')).toHaveCount(0);
    await scripted.context().close();
  });
});
