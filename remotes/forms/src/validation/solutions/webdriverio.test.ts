import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('browsers-own-message', async ({ browser, $ }) => {
  await browser.url('/validation');
  await $('#guests').setValue(await $('#guests-asked').getText());
  await $('#book-table').click();
  await $('#its-message').setValue((await $('#guests').getProperty('validationMessage')) as string);
  await $('#check-message').click();
  await expect($('#browsers-own-message-outcome')).toHaveText(expect.stringContaining('Done:'));
});
