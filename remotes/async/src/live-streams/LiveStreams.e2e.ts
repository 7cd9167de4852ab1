import { expect, outcome, test } from '@playground/kit/test/browser';
import type { Page } from '@playwright/test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a message that finds no line is a miss, and the lines come back by themselves', {
  tag: '@long',
}, async ({ page }) => {
  test.slow();
  await page.goto('/liveStreams?seed=7');
  await button(page, 'Join').click();
  const messages = page.getByRole('log', { name: 'Messages' });
  const wordOf = async (number: number) => {
    const question = messages.getByText('Please send me the word').nth(number);
    return /word (\S+)\.$/.exec(await question.innerText())?.[1] ?? '';
  };
  const message = page.getByLabel('Message', { exact: true });
  const first = await wordOf(0);
  await message.fill(first);
  await message.press('Enter');
  const second = await wordOf(1);
  await message.fill(second);
  await expect(page.locator('#chat-line')).toContainText('Line: lost.');
  await message.press('Enter');
  await expect(outcome(page, 'Chat')).toHaveText('Missed: the line was not open, so the message reached nobody.');
  await expect(message).toHaveValue(second);
  for (const name of ['Follow', 'Receive parcels']) await button(page, name).press('Enter');
  await expect(messages).toContainText('Are you still there? (sent while the line was lost)');
  await button(page, 'Send').click();
  await message.fill(await wordOf(2));
  await message.press('Enter');
  await expect(outcome(page, 'Chat')).toHaveText('Done: Ada has all three words.');
  await expect(page.locator('#chat-line')).toHaveText('Line: ended. Everything was sent. It was lost once.');

  for (const line of ['events', 'parcels']) {
    await expect(page.locator(`#${line}-line`)).toHaveText('Line: ended. Everything was sent. It was lost once.', {
      timeout: 15_000,
    });
  }
  await expect(page.locator('#events-list > div')).toHaveCount(8);
});
