import { test } from '@playground/tools/puppeteer';
import { answer } from '@playground/tools/verdict';

function goTo(clip: HTMLVideoElement, seconds: number): void {
  for (const track of clip.textTracks) track.mode = 'showing';
  clip.currentTime = seconds;
  clip.playbackRate = 0.25; // a caption stays for four seconds
}
const caption = (clip: HTMLVideoElement) => (clip.textTracks[0]?.activeCues?.[0] as VTTCue)?.text;

test('caption', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/video`);
  const video = page.locator('video');
  await (await video.waitHandle()).evaluate(goTo, 7.5);
  answer(
    await video
      .map(caption)
      .filter((text) => text === 'Seven')
      .wait(),
  );
});

test('loop', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/video`);
  const video = page.locator('video');
  await (await video.waitHandle()).evaluate(goTo, 9.5);
  await video
    .map(caption)
    .filter((text) => text === 'Nine')
    .wait();
  await video.click(); // plays it
  answer(
    await video
      .filter((clip) => !clip.paused)
      .map(caption)
      .filter((text) => text === 'Zero')
      .wait(),
  );
});
