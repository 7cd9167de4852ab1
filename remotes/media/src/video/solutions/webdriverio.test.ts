import assert from 'node:assert/strict';
import { answer } from '@playground/kit/tools/verdict';
import { test } from '@playground/kit/tools/webdriverio';

function goTo(seconds: number): void {
  const clip = document.querySelector('video') as HTMLVideoElement;
  for (const track of clip.textTracks) track.mode = 'showing';
  clip.currentTime = seconds;
  clip.playbackRate = 0.25; // each caption then stays for four seconds
}
const caption = () => (document.querySelector('video')?.textTracks[0]?.activeCues?.[0] as VTTCue)?.text;

test('caption', async ({ browser, $ }) => {
  await browser.url('/video');
  await $('video').waitForExist();
  await browser.execute(goTo, 7.5);
  await browser.waitUntil(async () => (await browser.execute(caption)) === 'Seven');
  answer(await browser.execute(caption));
});

test('loop', async ({ browser, $ }) => {
  await browser.url('/video');
  await $('video').waitForExist();
  await browser.execute(goTo, 9.5);
  await browser.waitUntil(async () => (await browser.execute(caption)) === 'Nine');
  await $('video').click(); // starts the clip
  await browser.waitUntil(async () => (await browser.execute(caption)) === 'Zero');
  assert.equal(await $('video').getProperty('paused'), false);
  answer(await browser.execute(caption));
});
