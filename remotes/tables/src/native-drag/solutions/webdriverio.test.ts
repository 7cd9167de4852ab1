import { engine, impossible } from '@playground/kit/tools/verdict';
import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';
import { Key } from 'webdriverio';

const NO_DRAG = 'Actions start native drags only in Chromium, https://github.com/w3c/webdriver/issues/1488';

test('swap', async ({ browser, $ }) => {
  if (engine !== 'chromium') return impossible(NO_DRAG);
  await browser.url('/nativeDrag');
  await $('#card-a').waitForDisplayed(); // dragAndDrop() does not wait for its elements.
  await $('#card-a').dragAndDrop($('#card-b'));
  await expect($('#swap-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('copy-and-move', async ({ browser, $ }) => {
  if (engine !== 'chromium') return impossible(NO_DRAG);
  await browser.url('/nativeDrag');
  await $('#copy-and-move').scrollIntoView({ block: 'center' });
  await browser.action('key').down(Key.Ctrl).perform(true); // true: the key stays down
  await $('#apple').dragAndDrop($('#basket'));
  await browser.action('key').up(Key.Ctrl).perform();
  await $('#pear').dragAndDrop($('#basket'));
  await expect($('#copy-and-move-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('scrolling-list', async ({ browser, $ }) => {
  if (engine !== 'chromium') return impossible(NO_DRAG);
  await browser.url('/nativeDrag');
  await $('#scrolling-list').scrollIntoView({ block: 'center' });
  const pointer = () => browser.action('pointer');
  // In three parts: if the list scrolls between the press and the first move, the drag does not start.
  await pointer()
    .move({ origin: $('#parcel') })
    .down()
    .move({ origin: $('#parcel'), x: 5, y: 5 })
    .perform(true);
  await $('#shelf-30').scrollIntoView({ block: 'center' });
  // The first move enters the target, the second is over it.
  await pointer()
    .move({ origin: $('#shelf-30') })
    .move({ origin: $('#shelf-30'), x: 5, y: 5 })
    .up()
    .perform();
  await expect($('#scrolling-list-outcome')).toHaveText(expect.stringContaining('Done:'));
});
