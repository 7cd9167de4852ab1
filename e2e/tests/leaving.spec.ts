/** What a page began ends when a visitor leaves it, whatever was pressed there: timers, listeners, sockets, windows, stored bytes. */
import type { Page } from '@playwright/test';
import { allDemoFolders } from '../../scripts/build/demoFolders.ts';
import { pagesOf } from '../../shared/contract/routes';
import { expect, test } from '../../shared/test/browser';
import { leftoversIn, watchForLeftovers } from '../../shared/test/leftovers';
import { publishedGroups } from '../fixtures/publishedGroups';

/** A page with more controls than this is left before all are pressed. */
const MOST_PRESSES = 60;

const stays = new Map((await allDemoFolders()).map(({ demo, exceptions }) => [demo.path, exceptions.stays?.begun]));

// Pressed without sense, a page may complain about itself, and a server about what it gets.
test.use({ allowComplaints: [/./s] });

for (const demo of publishedGroups.flatMap(({ demos }) => demos)) {
  for (const { path: address, frame } of pagesOf(demo)) {
    if (frame !== 'full') continue;
    test(`${address} leaves nothing behind after each of its buttons was pressed`, { tag: '@long' }, async ({
      page,
      context,
    }) => {
      test.slow();
      await watchForLeftovers(page);
      // A page that asks for a file or an answer waits for it.
      page.on('filechooser', () => {});
      page.on('dialog', (dialog) => dialog.accept().catch(() => {}));
      await page.goto(address);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
      await pressAll(page);
      // Some buttons take the tab elsewhere.
      const isSame = await page.evaluate(() => 'isFirstDocument' in window).catch(() => false);
      if (!isSame || new URL(page.url()).pathname !== address) {
        await page.goto(address);
        await expect(page.getByRole('contentinfo')).toBeVisible();
      }
      // By script, because a dialog may cover it.
      const goBack = page.getByRole('button', { name: 'Go Back', includeHidden: true });
      await goBack.evaluate((button: HTMLElement) => button.click());
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
      expect(await leftoversIn(page, stays.get(demo.path))).toEqual([]);
      await expect.poll(() => context.pages().length).toBe(1);
      // A page that is left asks the server to end its cookies.
      await expect.poll(() => context.cookies()).toEqual([]);
    });
  }
}

/** Goes through the page by Tab, presses each button, field and box, and follows no link. */
async function pressAll(page: Page): Promise<void> {
  await page.locator('#content').focus();
  for (let pressed = 0; pressed < MOST_PRESSES; pressed++) {
    await page.keyboard.press('Tab');
    const key = await page.evaluate(keyForFocused).catch(() => undefined);
    if (!key) return;
    if (key !== 'none') await page.keyboard.press(key);
  }
}

/** Runs in the page: the key for what has the focus, or nothing when the focus has left what the page drew. */
function keyForFocused(): string | undefined {
  const focused = document.activeElement;
  if (!focused?.closest('main, [role=dialog], dialog')) return undefined;
  if (focused instanceof HTMLAnchorElement) return 'none';
  const isText = focused.matches('input:not([type=checkbox], [type=radio], [type=file]), textarea, [contenteditable]');
  return isText ? 'a' : 'Space';
}
