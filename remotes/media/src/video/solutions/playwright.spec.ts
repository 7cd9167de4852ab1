import { test } from '@playground/kit/tools/playwright';
import { answer } from '@playground/kit/tools/verdict';
import { expect, type Locator } from '@playwright/test';

const goTo = (video: Locator, seconds: number) =>
  video.evaluate((clip: HTMLVideoElement, to) => {
    for (const track of clip.textTracks) track.mode = 'showing';
    clip.currentTime = to;
    clip.playbackRate = 0.25; // each caption then stays for four seconds
  }, seconds);
const caption = (video: Locator) =>
  video.evaluate((clip: HTMLVideoElement) => (clip.textTracks[0]?.activeCues?.[0] as VTTCue)?.text);

test('caption', async ({ page }) => {
  await page.goto('/video');
  const video = page.getByLabel('Sample video');
  await goTo(video, 7.5);
  await expect.poll(() => caption(video)).toBe('Seven');
  answer(await caption(video));
});

test('loop', async ({ page }) => {
  await page.goto('/video');
  const video = page.getByLabel('Sample video');
  await goTo(video, 9.5);
  await expect.poll(() => caption(video)).toBe('Nine');
  await video.click(); // starts the clip
  await expect.poll(() => caption(video)).toBe('Zero');
  expect(await video.evaluate((clip: HTMLVideoElement) => clip.paused)).toBe(false);
  answer(await caption(video));
});
