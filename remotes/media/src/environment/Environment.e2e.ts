import { expect, outcome, test } from '@playground/kit/test/browser';
import { leavesNothingBehind } from '@playground/kit/test/leftovers';
import type { Page } from '@playwright/test';

const check = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const fact = (page: Page, name: string) => page.getByRole('row', { name }).getByRole('cell');

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

test.describe('environment', () => {
  // An offline browser says so on the console.
  test.use({ allowComplaints: [/ERR_INTERNET_DISCONNECTED/] });

  test('the facts follow the browser, and each station tells right from wrong by keyboard', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    await page.goto('/environment?seed=2');
    await check(page, 'Check the width').press('Enter');
    await expect(outcome(page, '800 wide')).toHaveText('Missed: the viewport is 1280 pixels wide.');
    await page.setViewportSize({ width: 800, height: 900 });
    await expect(fact(page, 'Viewport')).toHaveText('800 by 900 pixels');
    await check(page, 'Check the width').press('Enter');
    await expect(outcome(page, '800 wide')).toHaveText('Done: the viewport is 800 pixels wide.');

    await page.evaluate(() => {
      document.documentElement.dataset.bsTheme = 'dark';
    });
    await check(page, 'Check the colours').press('Space');
    await expect(outcome(page, 'Dark')).toHaveText('Missed: only this site is dark, and the browser prefers light.');
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect(fact(page, 'Colour scheme')).toHaveText('dark');
    await check(page, 'Check the colours').press('Space');
    await expect(outcome(page, 'Dark')).toHaveText('Done: the browser prefers dark.');
    await check(page, 'Check the motion').press('Enter');
    await expect(outcome(page, 'Reduced motion')).toHaveText('Done: the browser prefers reduced motion.');

    await check(page, 'Check the time zone').press('Enter');
    await expect(outcome(page, 'Another time zone')).toHaveText(/^Missed: the browser is in the time zone /);
    await check(page, 'Check the language').press('Enter');
    await expect(outcome(page, 'Another language')).toHaveText('Missed: the first language is en-US.');
    await check(page, 'Check the screen').click();
    await expect(outcome(page, 'Portrait touch screen')).toHaveText('Missed: the screen takes no touch.');

    await context.setOffline(true);
    await expect(fact(page, 'Online')).toHaveText('no');
    await page.evaluate(() => Object.assign(window, { asked: window.fetch, fetch: async () => new Response() }));
    await check(page, 'Check the network').press('Enter');
    await expect(outcome(page, 'Offline')).toHaveText(
      'Missed: the browser says that it is offline, but a file arrived.',
    );
    await page.evaluate(() => Object.assign(window, { fetch: (window as unknown as { asked: typeof fetch }).asked }));
    await check(page, 'Check the network').press('Enter');
    await expect(outcome(page, 'Offline')).toHaveText('Done: the browser is offline, and the file did not arrive.');
    await context.setOffline(false);
  });

  test('a real print shows the word, and the screen does not', { tag: '@long' }, async ({ page }) => {
    await page.goto('/environment?seed=2');
    const shown = page.locator('#paper-shown');
    await expect(shown).toHaveCount(0);
    // What was on the page while it was printed.
    await page.evaluate(() => {
      new MutationObserver(() => {
        const word = document.querySelector('#paper-shown')?.textContent;
        if (word) Object.assign(window, { printed: word });
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await page.pdf();
    await expect.poll(() => page.evaluate(() => (window as { printed?: string }).printed)).toMatch(/^\w+$/);
    await expect(shown).toHaveCount(0);
  });
});

leavesNothingBehind('/environment', {
  'at once': async () => {},
  'in another width': (page) => page.setViewportSize({ width: 700, height: 700 }),
  'after a check': async (page) => {
    await check(page, 'Check the width').click();
    await expect(outcome(page, '800 wide')).toHaveText(/^Missed: /);
  },
});
