import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('chat', async ({ page }) => {
  await page.goto('/liveStreams');
  await page.getByRole('button', { name: 'Join' }).click();
  const questions = page.locator('#chat-messages').getByText('Please send me the word');
  for (const number of [0, 1, 2]) {
    const [, word = ''] = /word (\S+)\.$/.exec(await questions.nth(number).innerText()) ?? [];
    // The line is lost after the first answer.
    await expect(page.locator('#chat-line')).toContainText('Line: open.');
    if (number === 1) await expect(page.getByText('Are you still there?')).toBeVisible();
    await page.getByLabel('Message', { exact: true }).fill(word);
    await page.getByRole('button', { name: 'Send' }).click();
  }
  await expect(page.getByRole('status', { name: 'Chat' })).toContainText('Done:');
});

test('events', async ({ page }) => {
  await page.goto('/liveStreams');
  await page.getByRole('button', { name: 'Follow' }).click();
  const alarm = await page.locator('#events-list > *', { hasText: 'Alarm:' }).innerText({ timeout: 15_000 });
  await page.getByLabel('Word of the alarm').fill(alarm.replace(/.*: /, ''));
  await page.getByRole('button', { name: 'Check alarm' }).click();
  await expect(page.getByRole('status', { name: 'Events from the server' })).toContainText('Done:');
});

test('poll', async ({ page }) => {
  await page.goto('/liveStreams');
  await page.getByRole('button', { name: 'Wait for news' }).click();
  await expect(page.locator('#poll-line')).toContainText('Line: ended.', { timeout: 15_000 });
  const answers = await page.locator('#poll-list > div').allInnerTexts();
  await page.getByLabel('Words of the news').fill(answers.filter((text) => text !== 'Nothing new.').join(' '));
  await page.getByRole('button', { name: 'Check news' }).click();
  await expect(page.getByRole('status', { name: 'Long poll' })).toContainText('Done:');
});

test('words', async ({ page }) => {
  await page.goto('/liveStreams');
  const word = await page.locator('#stop-word').innerText();
  await page.getByRole('button', { name: 'Tell a story' }).click();
  await page.waitForFunction((last) => document.querySelector('#story')?.textContent.includes(last), word);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('status', { name: 'Word by word' })).toContainText('Done:');
});

test('order', async ({ page }) => {
  await page.goto('/liveStreams');
  await page.getByRole('button', { name: 'Receive words' }).click();
  const words = page.locator('#order-list > div');
  await expect(words).toHaveCount(5, { timeout: 10_000 });
  const sorted = (await words.allInnerTexts()).sort(); // each begins with ‘Word’ and its number
  await page.getByLabel('Words in order').fill(sorted.map((text) => text.replace(/.*: /, '')).join(' '));
  await page.getByRole('button', { name: 'Check order' }).click();
  await expect(page.getByRole('status', { name: 'Out of order' })).toContainText('Done:');
});

test('lost', async ({ page }) => {
  await page.goto('/liveStreams');
  await page.getByRole('button', { name: 'Receive parcels' }).click();
  await expect(page.locator('#parcels-line')).toContainText('Line: ended.', { timeout: 15_000 });
  for (let number = 1; number <= 12; number++) {
    const parcel = page.getByText(`Parcel ${number}:`);
    if (await parcel.isVisible()) continue;
    await page.getByLabel('Number of the parcel').fill(String(number));
    await page.getByRole('button', { name: 'Ask again' }).click();
    await expect(parcel).toBeVisible();
  }
  await page.getByRole('button', { name: 'All are here' }).click();
  await expect(page.getByRole('status', { name: 'Nothing lost' })).toContainText('Done:');
});
