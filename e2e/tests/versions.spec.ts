/** Whoever looks at a page, or hears it, cannot tell its redesigns from the page of today. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { allDemoFolders } from '../../scripts/build/demoFolders';
import { versionsOf } from '../../scripts/build/versions';
import { expect, test } from '../../shared/test/browser';

const MAIN = 'main:not([aria-busy=true])';

/** What goes on by itself. The browser's own controls show how much of a video has come. */
const movingIn = (main: Locator) => [main.getByRole('timer'), main.locator('video[controls]')];

async function look(main: Locator) {
  const pixels = await main.screenshot({ animations: 'disabled', mask: movingIn(main) });
  return { tree: await treeOf(main), pixels };
}

/** What assistive technology says, without what the addresses in a page say of its version, and without the seconds of timers. */
async function treeOf(main: Locator): Promise<string> {
  const tree = await main.ariaSnapshot();
  return tree.replace(/\bversion=\w+|#el-1f-/g, '#').replace(/^(\s*- timer.*?)\d+/gm, '$1');
}

/** As it looks when nothing moves any more. */
async function lookWhenStill(main: Locator) {
  let last = await look(main);
  await expect(async () => {
    const before = last;
    last = await look(main);
    // Not by toEqual: it takes minutes to say how two pictures differ.
    expect(last.tree === before.tree && last.pixels.equals(before.pixels), 'nothing moves').toBe(true);
  }).toPass();
  return last;
}

// For a picture of more than the screen, Chromium resizes the page, sometimes to a single pixel, and a grid then scrolls back.
test.use({ viewport: { width: 1280, height: 6000 } });

for (const demo of await allDemoFolders()) {
  // In other words, it sounds and looks another way.
  const redesigns = versionsOf(demo).filter(({ redesign }) => redesign && redesign !== 'words');
  for (const { path: address } of redesigns.length > 0 ? demo.pages : [])
    test(
      `${address} looks and sounds the same in each redesign but words`,
      { tag: '@audit' },
      async ({ page: todays, context }, testInfo) => {
        test.setTimeout(120_000);
        // The run decides texts, as the seed does.
        const addressIn = (version: string) => `${address}?seed=7&run=alike&version=${version}`;
        // The line above the page takes part of its height, so it is there too.
        await todays.goto(addressIn('v00000'));
        const today = await lookWhenStill(todays.locator(MAIN));
        const picture = testInfo.snapshotPath('today.png');
        mkdirSync(path.dirname(picture), { recursive: true });
        writeFileSync(picture, today.pixels);
        for (const { version, redesign } of redesigns) {
          // Elements beside each other have another order in the tree, too.
          const wordsOf = (tree: string) => (redesign === 'siblings' ? tree.split(/\s+/).toSorted().join('\n') : tree);
          const page = await context.newPage();
          const main = page.locator(MAIN);
          await page.goto(addressIn(version));
          await expect(main.locator('.placeholder-glow')).toHaveCount(0);
          // A picture scrolls, and a page may tell what has been in view.
          await lookWhenStill(main);
          await expect.soft
            .poll(async () => wordsOf(await treeOf(main)), `${address} in ${redesign} sounds the same`)
            .toBe(wordsOf(today.tree));
          // The browser itself draws some pixels of the same page one step lighter or darker.
          await expect
            .soft(main, `${address} in ${redesign} looks the same`)
            .toHaveScreenshot('today.png', { timeout: 20_000, threshold: 0.02, mask: movingIn(main) });
          await page.close();
        }
      },
    );
}

/** Of what is played. */
const SECONDS = /\d+\.\d+/g;

/** What Tab reaches on the page, in its order, as a person would name it. */
async function tabOrder(page: Page): Promise<string[]> {
  const press = async () => {
    await page.keyboard.press('Tab');
    return focused(page);
  };
  // Where Tab starts after the page came is another place each time, so it goes around once.
  const OUTSIDE = 'outside';
  let at = await press();
  for (let n = 0; n < 60 && at !== OUTSIDE; n += 1) at = await press();
  for (let n = 0; n < 60 && at === OUTSIDE; n += 1) at = await press();
  const reached: string[] = [];
  for (let n = 0; n < 60 && at !== OUTSIDE; n += 1) {
    reached.push(at);
    at = await press();
  }
  return reached;
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element?.closest('main')) return 'outside';
    const { value = '' } = element as HTMLInputElement;
    return [element.getAttribute('aria-label') ?? element.textContent?.trim(), value].join(' ');
  });

/** What a person does and sees: the order of Tab, and then, after a press of the first button, the tree, the focus and what can be selected. */
async function used(page: Page) {
  const main = page.locator(MAIN);
  await expect(main.getByRole('button', { name: /Tasks and solutions/ })).toBeVisible();
  // What comes after it would be there in one look and not in the next.
  await expect(main.getByRole('timer'), 'nothing is counted down').toHaveCount(0, { timeout: 20_000 });
  const still = async () => {
    let tree = '';
    await expect(async () => {
      const before = tree;
      await expect(main.locator('.placeholder-glow')).toHaveCount(0);
      tree = (await treeOf(main)).replaceAll(SECONDS, '…');
      expect(tree, 'nothing changes').toBe(before);
    }).toPass({ intervals: [1000] });
    return tree;
  };
  await still();
  const tab = await tabOrder(page);
  const button = main
    .getByRole('button', { disabled: false })
    .filter({ hasNotText: /Go Back|Tasks and solutions/ })
    .first();
  if ((await button.count()) > 0) await button.click();
  // The redesign busy makes elements anew in the pause after a press.
  const tree = await still();
  const selected = await main.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return `${getSelection()}`;
  });
  const wordsOf = (text: string) => text.replaceAll(SECONDS, '…').split(/\s+/);
  return { tab, tree: wordsOf(tree), focus: await focused(page), selected: wordsOf(selected) };
}

for (const demo of await allDemoFolders()) {
  const redesigns = versionsOf(demo).filter(({ redesign }) => redesign === 'busy' || redesign === 'siblings');
  if (redesigns.length === 0 || demo.demo.beyond) continue;
  for (const [width, seed] of [
    [1280, 7],
    [390, 8],
    [1280, 9],
  ] as const)
    test(`${demo.demo.path} is used in the same way in the redesigns busy and siblings, ${width} pixels wide, with the seed ${seed}`, {
      tag: '@audit',
    }, async ({ page, context, allowComplaints }) => {
      test.setTimeout(120_000);
      // Where the first button asks for the place, the page says it in each redesign.
      allowComplaints.push(/^Geolocation failed/);
      const open = async (one: Page, version: string) => {
        one.on('dialog', (dialog) => dialog.dismiss());
        await one.setViewportSize({ width, height: 900 });
        await one.goto(`${demo.demo.path}?seed=${seed}&run=alike&version=${version}`);
        return used(one);
      };
      const today = await open(page, 'v00000');
      for (const { version, redesign } of redesigns) {
        const other = await context.newPage();
        // Elements beside each other have another order in the tree, too.
        const ordered = (what: typeof today) =>
          redesign === 'siblings' ? { ...what, tree: what.tree.toSorted(), selected: what.selected.toSorted() } : what;
        expect.soft(ordered(await open(other, version)), `${redesign} is used in the same way`).toEqual(ordered(today));
        await other.close();
      }
    });
}
