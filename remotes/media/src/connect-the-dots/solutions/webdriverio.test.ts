import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

type Dot = [x: number, y: number];

async function drag(browser: WebdriverIO.Browser, from: Dot, ...over: Dot[]) {
  const canvas = await browser.$('canvas').getElement();
  await canvas.scrollIntoView();
  // Offsets start at the centre of the element, which is 400 by 400.
  const at = ([x, y]: Dot) => ({ origin: canvas, x: x - 200, y: y - 200 });
  const action = browser.action('pointer').move(at(from)).down();
  for (const dot of over) action.move(at(dot));
  await action.up().perform();
}

test('triangle', async ({ browser, $ }) => {
  await browser.url('/connectTheDots');
  await drag(browser, [200, 100], [300, 300], [100, 300], [200, 100]);
  await expect($('main output')).toHaveText('Lines: 1-2, 2-3, 3-1. The shape is closed.');
});

test('hexagon', async ({ browser, $ }) => {
  await browser.url('/connectTheDots');
  await $('button=Connect more dots').click();
  await drag(browser, [200, 80], [320, 160], [320, 280], [200, 360], [80, 280], [80, 160], [200, 80]);
  await expect($('main output')).toHaveText('Lines: 1-2, 2-3, 3-4, 4-5, 5-6, 6-1. The shape is closed.');
});

test('open', async ({ browser, $ }) => {
  await browser.url('/connectTheDots');
  await drag(browser, [200, 100], [300, 300], [200, 300]);
  await expect($('main output')).toHaveText('Lines: 1-2.');
});
