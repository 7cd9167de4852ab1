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

test('a sample that starts pauses the other one', { tag: '@long' }, async ({ page }) => {
  await openPage(page);
  const [a, b] = [sample(page, 'A'), sample(page, 'B')];
  await a.button.click();
  await expect(a.button).toHaveText('Pause');
  await b.button.click();
  await expect(b.button).toHaveText('Pause');
  await expect(a.button).toHaveText('Play');
  expect(await a.paused()).toBe(true);
});

test('you can play and seek with the keyboard', { tag: '@long' }, async ({ page }) => {
  await openPage(page);
  const { button, bar, time } = sample(page, 'A');
  await bar.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await time()).toBeCloseTo(1, 1);
  await button.focus();
  await page.keyboard.press('Space');
  await expect(button).toHaveText('Pause');
});

test('the sound stops when you leave the page', { tag: '@long' }, async ({ page }) => {
  await openPage(page);
  const { button } = sample(page, 'A');
  await button.click();
  await expect(button).toHaveText('Pause');
  const audio = await page.locator('audio').first().elementHandle();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page.locator('audio')).toHaveCount(0);
  expect(await audio?.evaluate((element) => (element as HTMLAudioElement).paused)).toBe(true);
});

test('other pages do not load the recordings and the clip', { tag: '@long' }, async ({ page }) => {
  const media: string[] = [];
  page.on('request', (request) => {
    if (/\.(wav|mp4|pdf|docx)$/.test(new URL(request.url()).pathname)) media.push(request.url());
  });
  for (const address of ['/', '/qrCode', '/fileDownload', '/pdfPreview']) {
    await page.goto(address);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  expect(media).toEqual([]);
});

test.describe('without the recordings', () => {
  test.use({ allowComplaints: [/Failed to load resource/] });

  test('if the browser refuses to play, the page shows its reason and the label stays', { tag: '@long' }, async ({
    page,
  }) => {
    await page.route('**/*.wav', (route) => route.abort());
    await page.goto('/audioValidation');
    const { button } = sample(page, 'B');
    await button.click();
    await expect(page.getByRole('alert')).toHaveText(/^Sample B cannot be played: .+/);
    await expect(button).toHaveText('Play');
  });
});
