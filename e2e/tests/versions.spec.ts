/** Whoever looks at a page, or hears it, cannot tell its redesigns from the page of today. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { allDemoFolders } from '../../scripts/build/demoFolders';
import { versionsOf } from '../../scripts/build/versions';
import { expect, test } from '../../shared/test/browser';

async function look(main: Locator) {
  return { tree: await main.ariaSnapshot(), pixels: await main.screenshot({ animations: 'disabled' }) };
}

/** As it looks when nothing moves any more. */
async function lookWhenStill(main: Locator) {
  let last = await look(main);
  await expect(async () => {
    const before = last;
    last = await look(main);
    expect(last).toEqual(before);
  }).toPass();
  return last;
}

for (const demo of await allDemoFolders()) {
  // In other words, it sounds and looks another way.
  const redesigns = versionsOf(demo).filter(({ redesign }) => redesign && redesign !== 'words');
  for (const { path: address } of redesigns.length > 0 ? demo.pages : [])
    test(
      `${address} looks and sounds the same in each redesign but words`,
      { tag: '@audit' },
      async ({ page }, testInfo) => {
        test.setTimeout(120_000);
        const main = page.locator('main:not([aria-busy=true])');
        // The line above the page takes part of its height, so it is there too.
        await page.goto(`${address}?seed=7&version=v00000`);
        const today = await lookWhenStill(main);
        const picture = testInfo.snapshotPath('today.png');
        mkdirSync(path.dirname(picture), { recursive: true });
        writeFileSync(picture, today.pixels);
        for (const { version, redesign } of redesigns) {
          // Elements beside each other have another order in the tree, too.
          const linesOf = (tree: string) => (redesign === 'siblings' ? tree.split('\n').toSorted().join('\n') : tree);
          await page.goto(`${address}?seed=7&version=${version}`);
          await expect.soft
            .poll(async () => linesOf(await main.ariaSnapshot()), `${address} in ${redesign} sounds the same`)
            .toBe(linesOf(today.tree));
          // The browser itself draws some pixels of the same page one step lighter or darker.
          await expect
            .soft(main, `${address} in ${redesign} looks the same`)
            .toHaveScreenshot('today.png', { threshold: 0.02 });
        }
      },
    );
}
