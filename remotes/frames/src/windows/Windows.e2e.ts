import { expect, outcome, test } from '@playground/kit/test/browser';
import type { Locator, Page } from '@playwright/test';

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
      ['<i>word</i>', '‘<i>word</i>’'],
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
      // The page has its message. If it came after the reload, it would be from nobody.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
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
