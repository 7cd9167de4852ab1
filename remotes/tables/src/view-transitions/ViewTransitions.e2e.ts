import { expect, outcome, test } from '@playground/kit/test/browser';
import type { Frame } from '@playwright/test';

// Each picture stops where it begins, so that no test is in a hurry.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const stop = () => {
      for (const one of document.getAnimations()) {
        const { pseudoElement } = one.effect as KeyframeEffect;
        if (pseudoElement?.startsWith('::view-transition') && one.playState === 'running') one.pause();
      }
      requestAnimationFrame(stop);
    };
    stop();
  }),
);

const stopped = (frame: Frame) =>
  frame.waitForFunction(() => document.getAnimations().some(({ playState }) => playState === 'paused'));
const finish = (frame: Frame) =>
  frame.evaluate(() => {
    for (const one of document.getAnimations()) one.finish();
  });

test('the picture of the page takes a click, or lets it pass to a row that is already elsewhere', async ({ page }) => {
  await page.goto('/viewTransitions?seed=7');
  for (const [what, id] of [
    ['fruits', 'takes-the-click'],
    ['towns', 'lets-it-pass'],
  ] as const) {
    await page.getByRole('button', { name: `Sort the ${what}` }).click();
    await stopped(page.mainFrame());
    const row = page.getByRole('button', { name: await page.locator(`#asked-${what}`).innerText(), exact: true });
    const { x, y } = (await row.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.click(x + 20, y + 10);
    await expect(outcome(page, id)).toHaveText('Missed: you pressed while the picture moved.');
    await finish(page.mainFrame());
    await row.click();
    await expect(outcome(page, id)).toContainText('Done:');
  }
});

test('the picture between two documents takes a press, and with reduced motion there is none', async ({ page }) => {
  const journey = page.frameLocator('#journey');
  const arrive = journey.getByRole('button', { name: 'Arrive' });
  const station = outcome(page, 'next-document');
  const depart = async () => {
    await page.goto('/viewTransitions?seed=7');
    await journey.getByRole('link', { name: 'Depart' }).click();
    await expect(arrive).toBeVisible();
  };
  await depart();
  const town = page.frames().at(-1) as Frame;
  await stopped(town);
  const { x, y } = (await arrive.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 5, y + 5);
  await expect(station).toHaveText('Missed: you pressed while the picture moved.');
  await finish(town);
  await arrive.click();
  await expect(station).toHaveText('Done: you arrived after the picture.');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await depart();
  await arrive.click();
  await expect(station).toHaveText('Done: you arrived, and no picture moved.');
});
