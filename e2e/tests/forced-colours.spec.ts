/** Where a person has chosen the colours of all pages, each part that shows a state is still seen. */
import type { Locator } from '@playwright/test';
import { pagesOf } from '../../shared/contract/routes';
import { expect, test } from '../../shared/test/browser';
import { publishedGroups } from '../fixtures/publishedGroups';

const pages = publishedGroups.flatMap(({ demos }) => demos.flatMap(pagesOf)).filter(({ frame }) => frame === 'full');

/** Parts that show a state, and what another state would look like. Runs in the page. */
const OTHER_STATE: Record<string, (part: Element) => void> = {
  '[type=checkbox], [type=radio]': (part) => {
    (part as HTMLInputElement).checked = !(part as HTMLInputElement).checked;
  },
  '[type=range]': (part) => {
    const range = part as HTMLInputElement;
    const [least, most] = [Number(range.min), Number(range.max || 100)];
    range.valueAsNumber = range.valueAsNumber > (least + most) / 2 ? least : most;
  },
  '.progress-bar': (part) => {
    (part as HTMLElement).style.width = '50%';
  },
  '[role=slider]:not(.progress), [role=separator][tabindex]': (part) => {
    (part as HTMLElement).style.opacity = '0';
  },
};

test.use({ contextOptions: { forcedColors: 'active' } });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`states are seen in forced colours, ${colorScheme}`, { tag: '@audit' }, async ({ page }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ colorScheme });
    for (const { path } of pages) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator('main:not([aria-busy=true])')).toBeVisible();
        for (const [selector, change] of Object.entries(OTHER_STATE)) {
          const part = page.locator('main').locator(selector).filter({ visible: true }).first();
          if ((await part.count()) === 0) continue;
          const before = await pictureOf(part);
          await part.evaluate(change);
          expect.soft((await pictureOf(part)).equals(before), `${path} ${selector}`).toBe(false);
        }
      });
    }
  });
}

/** Of a bar, the whole bar. */
const pictureOf = (part: Locator) =>
  part.locator('xpath=ancestor-or-self::*[not(contains(@class, "progress-bar"))][1]').screenshot();
