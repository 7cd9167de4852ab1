import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('painted-buttons', async ({ browser, $ }) => {
  await browser.url('/canvas');
  const board = $('#painted-board');
  for (const y of [40, 116]) {
    for (const x of [56, 160, 264]) {
      // The canvas is 320 by 156 pixels, and an offset begins in its middle.
      await board.moveTo({ xOffset: x - 160, yOffset: y - 78 });
      if ((await $('#painted-under').getText()) === 'Print') await board.click({ x: x - 160, y: y - 78 });
    }
  }
  await expect($('#painted-buttons-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('map', async ({ browser, $ }) => {
  await browser.url('/canvas');
  await $('#open-map').click();
  for (const next of ['1', '2']) {
    await $('#zoom-in').click();
    await expect($('#map-level')).toHaveText(next);
  }
  const pin = $('#pin-gull-rock');
  await browser.execute((element) => element.focus(), await pin); // moves the pin into view
  await pin.waitForStable();
  await pin.click();
  await expect($('#map-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('signature', async ({ browser, $ }) => {
  await browser.url('/canvas');
  const field = $('#signature-field');
  await field.scrollIntoView({ block: 'center' });
  const at = (x: number, y: number) => ({ origin: field, x: x - 155, y: y - 75 }); // from its middle
  const line = browser.action('pointer').move(at(5, 75)).down();
  for (const place of (await $('#signature-crosses').getText()).split('; ')) {
    const [x = 0, y = 0] = place.split(', ').map(Number);
    line.move(at(x, y));
  }
  await line.up().perform();
  await $('#sign').click();
  await expect($('#signature-outcome')).toHaveText(expect.stringContaining('Done:'));
});
