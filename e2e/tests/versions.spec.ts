/** Whoever looks at a page, or hears it, cannot tell its redesigns from the page of today. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from '@playwright/test';
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
