import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';
import { Key } from 'webdriverio';

test('native-range', async ({ browser, $ }) => {
  await browser.url('/sliders');
  await $('#volume').addValue(Key.ArrowLeft.repeat(13)); // from 50 to 37
  await expect($('#native-range-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('resize-handle', async ({ browser, $ }) => {
  await browser.url('/sliders');
  await $('#note-handle').scrollIntoView({ block: 'center' }); // the end of the drag must be in view too
  await $('#note-handle').dragAndDrop({ x: 80, y: 50 }); // from 160 by 100 to 240 by 150
  await expect($('#resize-handle-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('dial', async ({ browser, $ }) => {
  await browser.url('/sliders');
  const dial = $('#dial-knob');
  await dial.scrollIntoView({ block: 'center' });
  const at = (degrees: number) => ({
    origin: dial,
    x: Math.round(40 * Math.sin((degrees * Math.PI) / 180)),
    y: Math.round(-40 * Math.cos((degrees * Math.PI) / 180)),
  });
  const turn = browser.action('pointer').move(at(0)).down();
  for (const degrees of [60, 120, 180, 240]) turn.move(at(degrees));
  await turn.up().perform();
  await expect($('#dial-outcome')).toHaveText(expect.stringContaining('Done:'));
});
