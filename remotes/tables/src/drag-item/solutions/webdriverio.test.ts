import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';
import { Key } from 'webdriverio';

test('sort', async ({ browser, $ }) => {
  await browser.url('/dragItem');
  await $('#task5').waitForDisplayed(); // dragAndDrop() does not wait for its elements.
  await $('#task5').dragAndDrop($('#task4'));
  await $('#task2').dragAndDrop($('#task3'));
  await expect($('main .alert')).toHaveText('Correct');
});

test('last-to-the-top', async ({ browser, $ }) => {
  await browser.url('/dragItem');
  await $('button=Task 7').addValue(Key.Space + Key.ArrowUp.repeat(6) + Key.Space);
  await expect($('main [role=alert]')).toHaveText('Incorrect');
  await expect($('main ol > li')).toHaveText('Task 7');
});
