import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('chat', async ({ browser, $ }) => {
  await browser.url('/liveStreams');
  await $('button=Join').click();
  for (const number of [1, 2, 3]) {
    const question = $(`(//*[@id="chat-messages"]/div[contains(., "Please send me")])[${number}]`);
    await question.waitForExist();
    if (number === 2) await expect($('#chat-messages')).toHaveText(expect.stringContaining('Are you still there?'));
    await $('#message').setValue((await question.getText()).replace(/.* (\S+)\.$/, '$1'));
    await $('button=Send').click();
  }
  await expect($('#chat-outcome')).toHaveText(expect.stringContaining('Done:'));
});
