import { expect, test } from '@playground/kit/test/browser';
import type { Page } from '@playwright/test';

const sample = (page: Page, letter: 'A' | 'B') => {
  const region = page.getByRole('region', { name: `Sample ${letter}` });
  const audio = region.locator('audio');
  return {
    button: region.getByRole('button'),
    bar: region.getByRole('slider'),
    time: () => audio.evaluate((element: HTMLAudioElement) => element.currentTime),
    paused: () => audio.evaluate((element: HTMLAudioElement) => element.paused),
  };
};

async function openPage(page: Page) {
  await page.goto('/audioValidation');
  for (const letter of ['A', 'B'] as const) {
    await expect(sample(page, letter).bar).toHaveAttribute('aria-valuetext', '0.0 of 5.0 seconds');
  }
}

test('a sample plays, shows its progress and pauses', async ({ page }) => {
  await openPage(page);
  const { button, bar, time, paused } = sample(page, 'A');
  await button.click();
  await expect(button).toHaveText('Pause');
  await expect.poll(time).toBeGreaterThan(0.5);
  expect(Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  await button.click();
  await expect(button).toHaveText('Play');
  expect(await paused()).toBe(true);
});

test('a click on the bar seeks to that place, and the sample ends by itself', { tag: '@long' }, async ({ page }) => {
  await openPage(page);
  const { button, bar, time } = sample(page, 'B');
  const { width, height } = (await bar.boundingBox()) ?? { width: 0, height: 0 };
  await bar.click({ position: { x: width / 2, y: height / 2 } });
  expect(await time()).toBeCloseTo(2.5, 1);
  await bar.click({ position: { x: width * 0.9, y: height / 2 } });
  expect(await time()).toBeCloseTo(4.5, 1);
  await button.click();
  await expect(button).toHaveText('Pause');
  await expect(button).toHaveText('Play');
  await expect(bar).toHaveAttribute('aria-valuetext', '5.0 of 5.0 seconds');
  // A sample that has ended starts again from the beginning.
  await button.click();
  await expect.poll(time).toBeLessThan(4);
});
