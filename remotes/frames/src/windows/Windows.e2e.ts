import { expect, outcome, test } from '@playground/kit/test/browser';
import { findBrowser, launchOptions } from '@playground/kit/test/chromium';
import { chromium, type Locator, type Page } from '@playwright/test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A click by a script, which the page can tell from a real one. */
const clickByScript = (target: Locator) => target.evaluate((element: HTMLElement) => element.click());

/** The window that opens after a press. */

async function openedBy(page: Page, press: () => Promise<unknown>): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await press();
  const opened = await opening;
  // Each window loads everything again.
  await expect(opened.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 });
  return opened;
}
const open = (page: Page, name: string) => openedBy(page, () => button(page, name).click());

test.describe('in the shell', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/windows?seed=7');
  });

  test('the word of the tab counts, and the tab has no opener', async ({ page }) => {
    const said = outcome(page, 'New tab without opener');
    const tab = await openedBy(page, () => page.getByRole('link', { name: 'Open the tab' }).click());
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    const word = (await tab.locator('#word').textContent()) ?? '';
    const field = page.getByLabel('Word of the tab');
    for (const [typed, text] of [
      ['  ', 'nothing'],
      ['x'.repeat(100_000), `‘${'x'.repeat(40)}…’`],
      ['<i>word</i>', '‘<i>word</i>’'],
      ['كلمة', '‘كلمة’'],
      ['🪟', '‘🪟’'],
    ] as const) {
      await field.fill(typed);
      await button(page, 'Check').click();
      await expect(said).toHaveText(`Missed: the field holds ${text}.`);
      await expect(field).toHaveValue(typed);
    }
    await field.fill(word);
    await clickByScript(button(page, 'Check'));
    await expect(said).toHaveText('Missed: Check was pressed by a script.');
    await field.press('Enter');
    await expect(said).toHaveText(`Done: the word of the tab is ${word}.`);
  });

  test('messages from others, and data of another shape, are ignored', { tag: '@long' }, async ({ page }) => {
    const popup = await open(page, 'Open the sum');
    await page.evaluate(() => {
      window.postMessage({ kind: 'answer', text: '1', trusted: true }, '*');
    });
    await popup.evaluate(() => {
      for (const odd of [null, 7, 'answer', {}, { kind: 'answer' }, { kind: 'answer', text: 1, trusted: true }]) {
        window.opener.postMessage(odd, '*');
      }
    });
    await popup.close();
    await expect(outcome(page, 'Popup that answers')).toHaveText('Missed: the popup was closed without the answer.');
  });

  test('a second press brings the popup to the front, and opens no new one', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    await open(page, 'Open the sum');
    await button(page, 'Open the sum').click();
    expect(context.pages()).toHaveLength(2);
  });

  test('the popup opens late, and closes with the page', { tag: '@long' }, async ({ page, context }) => {
    const said = outcome(page, 'Late popup');
    const popup = await open(page, 'Send for the visitor');
    await clickByScript(button(popup, 'Welcome'));
    await expect(said).toHaveText('Missed: Welcome was pressed by a script.');
    await button(popup, 'Welcome').press('Enter');
    await expect(said).toHaveText('Done: the visitor was welcomed.');
    await page.reload();
    await expect.poll(() => context.pages().length).toBe(1);
  });

  test('the popup does not close itself if you close it within the second, or after a reload', {
    tag: '@long',
  }, async ({ page }) => {
    const said = outcome(page, 'It closes itself');
    const finish = async () => {
      const popup = await open(page, 'Open the errand');
      // The second never ends.
      await popup.evaluate(() => Object.assign(window, { setTimeout: () => 0 }));
      await button(popup, 'Finish').click();
      await expect(popup.getByRole('status')).toHaveText('This window closes itself.');
      return popup;
    };
    await (await finish()).close();
    await expect(said).toHaveText('Missed: the popup was closed before it closed itself.');
    const popup = await finish();
    await popup.reload();
    await expect(button(popup, 'Finish')).toBeEnabled({ timeout: 20_000 });
    await popup.close();
    await expect(page.locator('#open-errand-state')).toHaveText('No window is open.');
    await expect(said).toHaveText('Missed: the popup was closed before it closed itself.');
  });
});

test('a document that was opened directly says so', { tag: '@audit' }, async ({ page }) => {
  await page.goto('/windows/errand');
  await expect(page.getByRole('alert')).toHaveText('You opened this window directly. Open it from the page Windows.');
});

test('on the origin of the group, the stranger is on the shell', { tag: '@audit' }, async ({ page, site }) => {
  await page.goto(`${site.frames}/windows`);
  const popup = await open(page, 'Open the stranger');
  expect(new URL(popup.url()).origin).toBe(site.shell);
  await button(popup, 'Accept').click();
  await expect(outcome(page, 'Popup of another origin')).toHaveText(`Done: Accept was pressed on ${site.shell}.`);
});

test('if the browser blocks the late popup, the outcome says so', { tag: '@long' }, async ({ site }) => {
  // The full browser, without the switch that tools add, so that it blocks popups.
  const browser = await chromium.launch({
    ...launchOptions(findBrowser()),
    ignoreDefaultArgs: ['--disable-popup-blocking'],
  });
  try {
    const page = await browser.newPage();
    await page.addInitScript(() => {
      const original = window.open.bind(window);
      window.open = (...all) => {
        const opened = original(...all);
        console.log(`${all[0]} ${opened ? 'opened' : 'blocked'}`);
        return opened;
      };
    });
    await page.goto(`${site.shell}/windows`);
    const blocked = page.waitForEvent('console', (message) => message.text().endsWith('/windows/visitor blocked'));
    // Playwright's evaluate counts as a user action, which allows popups. This call does not.
    const session = await page.context().newCDPSession(page);
    const press = `new Promise((pressed) => {
      const timer = setInterval(() => {
        const button = document.getElementById('send-for-visitor');
        if (!button || navigator.userActivation.isActive) return;
        clearInterval(timer);
        pressed(button.click());
      }, 50);
    })`;
    await session.send('Runtime.evaluate', { expression: press, awaitPromise: true, userGesture: false });
    await blocked;
    await expect(outcome(page, 'Late popup')).toHaveText(
      'Missed: this browser blocked the popup, because it came 1.5 seconds after the click.',
    );
  } finally {
    await browser.close();
  }
});
