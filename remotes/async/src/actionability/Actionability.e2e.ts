import { expect, outcome, test } from '@playground/kit/test/browser';
import type { Page } from '@playwright/test';
import { type StationId, stations } from './stations';

const ids = Object.keys(stations) as StationId[];
const alone = ids.filter((id) => id !== 'all-at-once');

/** What a browser says of a target, without the page's own measurement. Undefined if it is not in the document. */
const factsOf = (page: Page, id: string) =>
  page.evaluate((station) => {
    document.getElementById(`${station}-area`)?.scrollIntoView({ block: 'center' });
    const target = document.getElementById(`${station}-target`) as HTMLInputElement | null;
    if (!target) return undefined;
    const control = (target as HTMLElement as HTMLLabelElement).control ?? target;
    const { visibility, display, opacity, pointerEvents } = getComputedStyle(target);
    const box = target.getBoundingClientRect();
    const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
    const hit = document.elementFromPoint(...middle);
    const animations = target.getAnimations().filter((animation) => 'animationName' in animation);
    const inWindow = box.right >= 0 && box.bottom >= 0 && box.left <= innerWidth && box.top <= innerHeight;
    return {
      visible: visibility === 'visible' && display !== 'none' && Number(opacity) > 0,
      enabled: !control.matches(':disabled'),
      editable: !control.matches('input:not([type=checkbox]):read-only') || control.matches(':disabled'),
      still: animations.length === 0,
      // Outside the window, nothing can be hit and nothing can cover.
      'on-top': pointerEvents === 'auto' && (!inWindow || hit === target || Boolean(hit?.contains(target))),
      'with-a-size': box.width > 0 && box.height > 0,
      'in-view': inWindow,
    };
  }, id);

/** Loads the page with a clock that only the test moves. */
async function openWithStoppedClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.goto('/actionability?seed=1');
  await expect(outcome(page, 'all-at-once')).toBeVisible();
  await page.clock.pauseAt(600_000);
}

for (const control of ['Button', 'Field', 'Select', 'Label']) {
  test(`${control}: exactly one property is withheld, and the others hold`, {
    tag: control === 'Button' ? [] : '@long',
  }, async ({ page }) => {
    test.slow();
    await openWithStoppedClock(page);
    await page.getByRole('radio', { name: control }).check();
    for (const id of alone) {
      await page.locator(`#start-${id}`).click();
      const facts = await factsOf(page, id);
      const missing = facts ? Object.entries(facts).filter(([, holds]) => !holds) : [['attached', false]];
      expect(missing, `what ${id} withholds`).toEqual([[id, false]]);
      await page.clock.runFor(3_000);
      const given = await factsOf(page, id);
      expect(Object.values(given ?? { attached: false }), `what ${id} gives`).not.toContain(false);
    }
  });
}

test('a press in the area is too early, and later the press counts, by mouse or by key', { tag: '@long' }, async ({
  page,
}) => {
  test.slow();
  await openWithStoppedClock(page);
  for (const [index, id] of alone.entries()) {
    if (id === 'editable') continue;
    const target = page.locator(`#${id}-target`);
    await page.locator(`#${id}-area`).evaluate((area) => area.scrollIntoView({ block: 'center' }));
    const box = await target.boundingBox();
    if (!box) throw new Error(`${id} has no box.`);
    await page.locator(`#start-${id}`).click();
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(outcome(page, id)).toHaveText(/^Missed: too early, the target was [a-z -]+\.$/);
    await target.evaluateAll(([element]) => (element as HTMLElement | undefined)?.click());
    await expect(outcome(page, id)).toHaveText(/^Missed: /);
    await page.clock.runFor(3_000);
    if (index % 2) await target.click();
    else await target.press('Enter');
    await expect(outcome(page, id)).toHaveText('Done: the target was ready when it was used.');
  }
  const field = page.locator('#editable-target');
  const word = await page.locator('#editable-word').innerText();
  await page.locator('#start-editable').click();
  await field.pressSequentially(word);
  await expect(field).toHaveValue('');
  await expect(outcome(page, 'editable')).toHaveText('Missed: too early, the target was read-only.');
  await page.clock.runFor(3_000);
  await field.fill('another');
  await page.keyboard.press('Tab');
  await expect(outcome(page, 'editable')).toHaveText(`Missed: ‘another’ is not the word ${word}.`);
  await field.fill('');
  await field.pressSequentially(word);
  await expect(outcome(page, 'editable')).toHaveText(/^Done: /);

  await page.locator('#start-all-at-once').click();
  const state = page.locator('#all-at-once-state');
  while ((await state.textContent()) !== 'The target is disabled.') await page.clock.runFor(100);
  await expect(page.locator('#all-at-once-target')).toBeDisabled();
  while ((await state.textContent()) !== 'The target is ready.') await page.clock.runFor(100);
  await page.locator('#all-at-once-target').click();
  await expect(outcome(page, 'all-at-once')).toHaveText(/^Done: /);
  await expect(page.locator('#events')).toContainText('click on the target');
});
