import { test } from '@playground/kit/tools/puppeteer';
import { answer } from '@playground/kit/tools/verdict';

function goTo(clip: HTMLVideoElement, seconds: number): void {
  for (const track of clip.textTracks) track.mode = 'showing';
  clip.currentTime = seconds;
  clip.playbackRate = 0.25; // each caption then stays for four seconds
}
const caption = (clip: HTMLVideoElement) => (clip.textTracks[0]?.activeCues?.[0] as VTTCue)?.text;

test('caption', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/video`);
  const video = await page.locator('video').waitHandle();
  await video.evaluate(goTo, 7.5);
  await page
    .locator('video')
    .filter((clip) => (clip.textTracks[0]?.activeCues?.[0] as VTTCue)?.text === 'Seven')
    .wait();
  answer(await video.evaluate(caption));
});

test('loop', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/video`);
  const video = await page.locator('video').waitHandle();
  await video.evaluate(goTo, 9.5);
  await page
    .locator('video')
    .filter((clip) => (clip.textTracks[0]?.activeCues?.[0] as VTTCue)?.text === 'Nine')
    .wait();
  await video.click(); // starts the clip
  await page
    .locator('video')
    .filter((clip) => !clip.paused && (clip.textTracks[0]?.activeCues?.[0] as VTTCue)?.text === 'Zero')
    .wait();
  answer(await video.evaluate(caption));
});
