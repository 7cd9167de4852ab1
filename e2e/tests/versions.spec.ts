/** Whoever looks at a page, or hears it, cannot tell its redesigns from the page of today. */
import type { Page } from '@playwright/test';
import { allDemoFolders } from '../../scripts/build/demoFolders';
import { versionsOf } from '../../scripts/build/versions';
import { expect, test } from '../../shared/test/browser';

async function look(page: Page) {
  const main = page.locator('main:not([aria-busy=true])');
  return { tree: (await main.ariaSnapshot()).split('\n'), pixels: await main.screenshot() };
}

/** As it looks when nothing moves any more. */
async function lookAt(page: Page, address: string) {
  await page.goto(address);
  let last = await look(page);
  await expect(async () => {
    const before = last;
    last = await look(page);
    expect(last).toEqual(before);
  }).toPass();
  return last;
}

for (const demo of await allDemoFolders()) {
  const redesigns = versionsOf(demo).filter(({ redesign }) => redesign);
  for (const { path } of redesigns.length > 0 ? demo.pages : [])
    test(`${path} looks and sounds the same in each redesign`, { tag: '@audit' }, async ({ page }) => {
      test.setTimeout(120_000);
      // The line above the page takes part of its height, so it is there too.
      const today = await lookAt(page, `${path}?seed=7&version=v00000`);
      for (const { version, redesign } of redesigns) {
        // Elements beside each other have another order in the tree, too.
        const treeOf = (lines: string[]) => (redesign === 'siblings' ? lines.toSorted() : lines).join('\n');
        await page.goto(`${path}?seed=7&version=${version}`);
        await expect
          .soft(async () => {
            const { tree, pixels } = await look(page);
            expect(treeOf(tree)).toBe(treeOf(today.tree));
            expect(pixels.equals(today.pixels), `${redesign}: the pixels are the same`).toBe(true);
          }, `${path} in ${redesign}`)
          .toPass({ timeout: 5000 });
      }
    });
}
