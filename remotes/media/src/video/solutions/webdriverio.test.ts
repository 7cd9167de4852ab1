import assert from 'node:assert/strict';
import { answer } from '@playground/tools/verdict';
import { test } from '@playground/tools/webdriverio';

function goTo(clip: HTMLVideoElement, seconds: number): void {
  for (const track of clip.textTracks) track.mode = 'showing';
  clip.currentTime = seconds;
  clip.playbackRate = 0.25; // a caption stays for four seconds
}
const captionOf = (clip: HTMLVideoElement) => (clip.textTracks[0]?.activeCues?.[0] as VTTCue)?.text;

test('caption', async ({ browser, $ }) => {
  await browser.url('/video');
  await $('video').execute(goTo, 7.5);
  await browser.waitUntil(async () => (await $('video').execute(captionOf)) === 'Seven');
  answer(await $('video').execute(captionOf));
});

test('loop', async ({ browser, $ }) => {
  await browser.url('/video');
  await $('video').execute(goTo, 9.5);
  await browser.waitUntil(async () => (await $('video').execute(captionOf)) === 'Nine');
  await $('video').click(); // plays it
  await browser.waitUntil(async () => (await $('video').execute(captionOf)) === 'Zero');
  assert.equal(await $('video').getProperty('paused'), false);
  answer(await $('video').execute(captionOf));
});
