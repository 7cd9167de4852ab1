import { expect, outcome, test } from '@playground/kit/test/browser';
import type { Page } from '@playwright/test';
import { WAYS, ways } from './draw';

const cell = (page: Page, way: string, column: number) => page.locator(`#${way}-row > :nth-child(${column})`);
const columnOf = (page: Page, column: number, text: RegExp) =>
  page
    .locator('#ways-table tbody tr')
    .evaluateAll(
      (rows, [nth, source]) =>
        rows
          .filter(({ children }) => new RegExp(source).test(children[nth]?.textContent ?? ''))
          .map(({ id }) => id.slice(0, -4)),
      [column - 1, text.source] as const,
    );

async function seeAllRows(page: Page) {
  for (const way of ways) {
    await cell(page, way, 1).scrollIntoViewIfNeeded();
    await expect(cell(page, way, 4)).not.toHaveText('not in view yet');
  }
}

test('the table says what the document, the pointer and the browser’s own accessibility tree say', {
  tag: '@long',
}, async ({ page }) => {
  test.slow();
  await page.goto('/visibility?seed=7');
  await seeAllRows(page);
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  const inTree = nodes
    .filter(({ ignored, role }) => !ignored && role?.value === 'button')
    .map(({ name }) => String(name?.value));
  expect(await columnOf(page, 5, /^button /)).toEqual(ways.filter((way) => inTree.includes(WAYS[way])));

  const rendered = ['not-displayed', 'not-visible', 'opacity-none', 'content-visibility', 'closed-details'];
  expect(await columnOf(page, 3, /^hidden$/)).toEqual(ways.filter((way) => rendered.includes(way)));
  // A click without the tool’s checks arrives exactly where the table says so.
  for (const way of ways) {
    const box = await page.locator(`#${way}`).boundingBox();
    if (!box || box.x < 0) continue;
    await cell(page, way, 1).scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await page.locator(`#${way}`).boundingBox()) ?? box;
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(cell(page, way, 6)).toHaveText((await cell(page, way, 4).innerText()) === 'reaches it' ? '1' : '0');
  }
  await expect(outcome(page, 'press-reachable')).toHaveText(
    'Missed: the cover got the press, not the button under it.',
  );
  await page.locator('#press-reachable-check').press('Enter');
  await expect(outcome(page, 'press-reachable')).toHaveText(
    /^Done: you pressed Opacity 1, .*Opacity 0, Same colour, aria-hidden\.$/,
  );

  await test.step('open details are seen at once', async () => {
    await expect(cell(page, 'closed-details', 5)).toHaveText('nothing');
    await page.locator('#details summary').press('Enter');
    await expect(cell(page, 'closed-details', 5)).toHaveText('button Closed details');
    await expect(cell(page, 'closed-details', 4)).toHaveText('reaches it');
  });
});

test('what only looks visible is a miss, and Tab reaches what a pointer does not', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/visibility?seed=7');
  await page.locator('#opacity-full').click();
  await page.locator('#press-reachable-check').click();
  await expect(outcome(page, 'press-reachable')).toHaveText(/^Missed: a pointer also reaches: Opacity 0\.5, /);
  await seeAllRows(page);
  await page.locator('#press-by-keyboard-check').click();
  await expect(outcome(page, 'press-by-keyboard')).toHaveText(
    'Missed: you did not press these by keyboard: Size 0, Clipped, Off screen, Covered.',
  );
  await page.locator('#opacity-none').focus();
  for (const way of ['size-zero', 'clipped', 'off-screen', 'covered']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(`#${way}`)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cell(page, way, 7)).toHaveText('1');
  }
  await page.locator('#press-by-keyboard-check').press('Enter');
  await expect(outcome(page, 'press-by-keyboard')).toHaveText(
    'Done: you pressed Size 0, Clipped, Off screen, Covered.',
  );

  await test.step('the count of visible buttons is not what a screen reader finds', async () => {
    const names = await page.locator('#screen-reader-names li').allInnerTexts();
    const counted = ways.filter((way) => names.includes(WAYS[way]));
    const visible = (await columnOf(page, 3, /^visible$/)).filter((way) => counted.includes(way as never));
    await page.locator('#screen-reader-answer').fill(String(visible.length));
    await page.locator('#screen-reader-answer').press('Enter');
    await expect(outcome(page, 'screen-reader')).toHaveText(/^Missed: the document calls \d+ of them visible\./);
    const reached = (await columnOf(page, 4, /^reaches/)).filter((way) => counted.includes(way as never));
    await page.locator('#screen-reader-answer').fill(String(reached.length));
    await page.locator('#screen-reader-answer').press('Enter');
    await expect(outcome(page, 'screen-reader')).toHaveText(/^Missed: a pointer reaches \d+ of them\./);
  });
});
