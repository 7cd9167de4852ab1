import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('reveal', async ({ browser, $ }) => {
  await browser.url('/buttonClick');
  const message = $('p=You clicked the button!');
  await expect(message).not.toBeDisplayed();
  await $('button=Click here').click();
  await expect(message).toBeDisplayed();
});
