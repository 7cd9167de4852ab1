import { test } from '@playground/kit/tools/puppeteer';

test('chat', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/liveStreams`);
  await page.locator('#join').click();
  const questions = '#chat-messages > div ::-p-text(Please send me)';
  for (const number of [0, 1, 2]) {
    await page.waitForFunction(
      (count) => (document.querySelector('#chat-messages')?.textContent.match(/Please send me/g)?.length ?? 0) > count,
      {},
      number,
    );
    if (number === 1) await page.waitForSelector('#chat-messages ::-p-text(Are you still there?)', { visible: true });
    const question = await page.$$eval(questions, (all, index) => all[index]?.textContent ?? '', number);
    await page.locator('#message').fill(/word (\S+)\./.exec(question)?.[1] ?? '');
    await page.locator('#message-submit').click();
  }
  await page.waitForSelector('#chat-outcome ::-p-text(Done:)', { visible: true });
});
