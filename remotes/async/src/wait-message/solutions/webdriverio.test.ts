import { answer } from '@playground/kit/tools/verdict';
import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('message', async ({ browser, $ }) => {
  await browser.url('/waitMessage');
  const message = $('main output');
  await expect(message).toHaveText(/The secret message is: \w+/, { wait: 10_000 });
  answer((await message.getText()).replace('The secret message is: ', ''));
});
