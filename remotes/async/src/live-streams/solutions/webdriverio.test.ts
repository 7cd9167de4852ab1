import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('chat', async ({ browser, $, $$ }) => {
  await browser.url('/liveStreams');
  await $('button=Join').click();
  const questions = $$('//*[@id="chat-messages"]/div[contains(., "Please send me")]');
  for (const number of [0, 1, 2]) {
    await browser.waitUntil(async () => (await questions.length) > number, { timeout: 10000 });
    if (number === 1) await expect($('#chat-messages')).toHaveText(expect.stringContaining('Are you still there?'));
    const question = await questions[number]?.getText();
    await $('#message').setValue(question?.replace(/.* (\S+)\.$/, '$1') ?? '');
    await $('button=Send').click();
  }
  await expect($('#chat-outcome')).toHaveText(expect.stringContaining('Done:'));
});
