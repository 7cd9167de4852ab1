import { expect, outcome, test } from '@playground/kit/test/browser';
import { findBrowser, launchOptions } from '@playground/kit/test/chromium';
import type { Page } from '@playwright/test';

const launch = launchOptions(findBrowser());
test.use({ launchOptions: { ...launch, args: [...(launch.args ?? []), '--use-fake-device-for-media-stream'] } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('by keyboard: the naive attempt of each station is a miss with its reason', {
  tag: '@long',
}, async ({ page, context, site }) => {
  test.slow();
  await context.grantPermissions(['microphone'], { origin: site.shell });
  await page.goto('/audioInput?seed=3');
  await button(page, 'Record').press('Enter');
  // An expectation looks again after up to a second, and then the recording could be long enough.
  await page.locator('#record-state', { hasText: /^Recording: / }).waitFor();
  await button(page, 'Stop recording').press('Enter');
  await expect(outcome(page, 'Record two seconds')).toHaveText(
    /^Missed: the recording is [01]\.\d seconds long, which is too short\.$/,
  );
  await expect(page.getByLabel('Your recording')).toBeVisible();

  // On a busy machine, Bell could end before the next key.
  await page.locator('#bell-audio').evaluate((bell: HTMLAudioElement) => {
    bell.playbackRate = 0.1;
  });
  await button(page, 'Play Bell').press('Enter');
  await button(page, 'Play Horn').press('Enter');
  await expect(outcome(page, 'Play one at a time')).toHaveText(
    'Missed: Bell was still playing when you started Horn. Play Bell again.',
  );
  await expect(page.locator('#bell-state')).toHaveText('stopped before its end');

  await button(page, 'Record memo').press('Enter');
  await expect(page.locator('#memo-recorder')).toHaveText(/^Recording: 0\.[1-9]|^Recording: [1-9]/);
  await button(page, 'Stop memo').press('Enter');
  const size = page.getByLabel('Size in bytes');
  await size.fill('1000');
  await size.press('Enter');
  await expect(outcome(page, 'Download and remove')).toHaveText(
    'Missed: nobody downloaded the memo from this page. It is still there.',
  );
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download memo' }).press('Enter');
  await downloading;
  await size.press('Enter');
  await expect(outcome(page, 'Download and remove')).toHaveText(
    'Missed: ‘1000’ is not the size of the file. The memo is still there.',
  );

  // A microphone that hears nothing.
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = async () => new AudioContext().createMediaStreamDestination().stream;
  });
  await button(page, 'Listen').press('Enter');
  await expect(page.locator('#level-state')).toHaveText('Listening. The level did not reach the mark yet.');
  await button(page, 'Stop listening').press('Enter');
  await expect(outcome(page, 'Level')).toHaveText(/^Missed: the loudest level was 0, and the mark is \d\d\.$/);

  await button(page, 'Ask for the microphone').press('Enter');
  await expect(outcome(page, 'Refused')).toHaveText(
    'Missed: the browser allowed the microphone. Let it refuse, and ask again.',
  );
});

declare global {
  interface Window {
    /** What the page played, listened with and recorded by. */
    heard: { players: HTMLMediaElement[]; contexts: AudioContext[]; recorders: MediaRecorder[] };
  }
}

test('everything stops when you leave', { tag: '@long' }, async ({ page, context, site }) => {
  await context.grantPermissions(['microphone'], { origin: site.shell });
  await page.addInitScript(() => {
    window.heard = { players: [], contexts: [], recorders: [] };
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      window.heard.players.push(this);
      return play.call(this);
    };
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        window.heard.contexts.push(this);
      }
    };
    window.MediaRecorder = class extends MediaRecorder {
      constructor(stream: MediaStream) {
        super(stream);
        window.heard.recorders.push(this);
      }
    };
  });
  await page.goto('/audioInput');
  await button(page, 'Record').click();
  await expect(page.locator('#record-state')).toHaveText(/^Recording: /);
  await button(page, 'Listen').click();
  await expect(page.locator('#level-state')).not.toHaveText('The microphone is off.');
  await button(page, 'Play Flute').click();
  await expect(page.locator('#flute-state')).toHaveText('playing');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  const left = () =>
    page.evaluate(() => ({
      players: window.heard.players.map(({ paused }) => paused),
      contexts: window.heard.contexts.map(({ state }) => state),
      recorders: window.heard.recorders.map(({ state }) => state),
    }));
  await expect.poll(left).toEqual({ players: [true], contexts: ['closed'], recorders: ['inactive'] });
});
