import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('play', async ({ browser, $ }) => {
  await browser.url('/audioValidation');
  const sample = $('section*=Sample A');
  await sample.$('button=Play').click();
  await expect(sample.$('button')).toHaveText('Pause');
  await expect(sample.$('button')).toHaveText('Play', { wait: 10_000 }); // the recording takes five seconds
  await expect(sample.$('audio')).toHaveElementProperty('ended', true);
  await expect($('aria/Sample A position')).toHaveAttribute('aria-valuetext', '5.0 of 5.0 seconds');
});

test('seek', async ({ browser, $ }) => {
  await browser.url('/audioValidation');
  await $('aria/Sample B position').click(); // clicks the middle
  await expect($('aria/Sample B position')).toHaveAttribute('aria-valuetext', '2.5 of 5.0 seconds');
  await expect($('section*=Sample B').$('button')).toHaveText('Play');
});
