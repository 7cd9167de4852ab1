import { expect, outcome, test } from '@playground/kit/test/browser';
import { leavesNothingBehind } from '@playground/kit/test/leftovers';
import type { Page } from '@playwright/test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('what was found before is stale, and what is found again counts', { tag: '@long' }, async ({ page }) => {
  test.slow();
  await page.goto('/staleElements?seed=1');

  // One button may be pressed only once.
  await button(page, 'Start replacing').click();
  const first = await button(page, 'Confirm').elementHandle();
  await button(page, 'Confirm').click();
  await page.waitForFunction((pressed) => !pressed?.isConnected, first);
  await first?.evaluate((element: HTMLElement) => element.click());
  await expect(outcome(page, 'timer')).toHaveText('Missed: that button is not on the page any more.');
  await expect(page.locator('#pressed')).toHaveText('1 of 3 pressed.');

  // A field without the focus takes no letters.
  const nickname = await page.locator('#nickname-to-type').innerText();
  await page.getByLabel('Nickname', { exact: true }).click();
  await page.keyboard.type(nickname);
  await expect(outcome(page, 'focus')).toHaveText(/^Missed: a letter went nowhere/);
  await page.getByLabel('Nickname', { exact: true }).click();
  await page.keyboard.type(nickname);
  await page.keyboard.press('Enter');
  await expect(outcome(page, 'focus')).toHaveText(`Done: ${nickname} was saved.`);

  // With keys the position is wrong, without them the reference.
  for (const id of ['keys', 'no-keys']) {
    const list = page.locator(`#${id}-people`);
    const person = await page.locator(`#${id}-person`).innerText();
    const choose = list.getByRole('button', { name: `Choose ${person}` });
    const position = (await list.getByRole('button').allInnerTexts()).indexOf(`Choose ${person}`);
    const reference = await choose.elementHandle();
    await choose.click();
    if (id === 'keys') await list.getByRole('button').nth(position).click();
    else await reference?.click();
    await expect(outcome(page, id)).toHaveText(new RegExp(`^Missed: \\w+ was chosen, not ${person}\\.$`));
    await choose.click();
    await list.getByRole('button', { name: `Confirm ${person}` }).press('Enter');
    await expect(outcome(page, id)).toHaveText(`Done: ${person} was chosen and confirmed.`);
  }

  // Positions that were read before the first press.
  const texts = await page.locator('#items li').allInnerTexts();
  const old = texts.flatMap((text, index) => (text.includes('old') ? [index] : []));
  for (const index of old) {
    const remove = page.locator('#items button').nth(index);
    if (await remove.isVisible()) await remove.click();
  }
  await expect(outcome(page, 'shrinking')).not.toHaveText(/^Done/);
  await button(page, 'Fill the list').click();
  for (const index of old.reverse()) await page.locator('#items button').nth(index).click();
  await expect(outcome(page, 'shrinking')).toHaveText('Done: all old items were removed, and no other.');
});

test('a sum of cells of two refreshes is wrong', { tag: '@long' }, async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/staleElements');
  await expect(button(page, 'Start refreshing')).toBeVisible();
  await page.clock.pauseAt(600_000);
  await button(page, 'Start refreshing').click();
  const cells = page.locator('#shops td');
  const [first] = await cells.allInnerTexts();
  await page.clock.runFor(2_000);
  const [, ...others] = await cells.allInnerTexts();
  const mixed = [first, ...others].reduce((sum, text) => sum + Number(text), 0);
  await page.getByLabel('Sum of one refresh').fill(String(mixed));
  await page.keyboard.press('Enter');
  await expect(outcome(page, 'table')).toHaveText(
    `Missed: ${mixed} is the sum of no refresh. Numbers of two refreshes may be mixed in it.`,
  );
});

leavesNothingBehind('/staleElements', {
  'while buttons are replaced': (page) => button(page, 'Start replacing').click(),
  'while a field has lost the focus': (page) => page.getByLabel('Nickname', { exact: true }).click(),
  'while the table refreshes': (page) => button(page, 'Start refreshing').click(),
});
