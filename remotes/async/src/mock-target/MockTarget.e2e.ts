import { setTimeout } from 'node:timers/promises';
import { expect, outcome, test } from '@playground/kit/test/browser';
import { leavesNothingBehind } from '@playground/kit/test/leftovers';
import type { Page } from '@playwright/test';

// The browser reports the 404, and an answer that the page may not read.
test.use({ allowComplaints: [/status of 404|net::ERR_FAILED|CORS/] });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the real answers are misses, and the counts say what really arrived', async ({ page }) => {
  await page.goto('/mockTarget?seed=7');
  const fruit = await page.locator('#wanted-fruit').innerText();

  await button(page, 'Load fruits').press('Enter');
  await expect(outcome(page, 'fruits')).toHaveText(`Missed: the answer has no ${fruit}.`);
  await expect(page.locator('#fruits-shown li')).toHaveText(['apple', 'banana', 'cherry']);
  await button(page, 'Load price').press('Enter');
  await expect(outcome(page, 'success')).toHaveText('Missed: the answer has the status 404, which is an error.');
  await button(page, 'Load slowly').press('Enter');
  await expect(outcome(page, 'slow')).toHaveText('Missed: the answer came in less than three seconds.');
  const amount = await page.locator('#wanted-amount').innerText();
  await button(page, 'Send order').press('Enter');
  await expect(outcome(page, 'sent')).toHaveText(`Missed: the server received the amount 1, not ${amount}.`);

  // Another answer is not another request.
  await page.route('**/mock/order?*', (route) => route.fulfill({ json: { fruit: 'apple', amount: Number(amount) } }));
  await button(page, 'Send order').click();
  await expect(page.locator('#echo')).toContainText(amount);
  await expect(outcome(page, 'sent')).toHaveText(`Missed: the server received the amount 1, not ${amount}.`);
  await page.route('**/mock/fruits?*', (route) => route.fulfill({ body: fruit }));
  await button(page, 'Load fruits').click();
  await expect(outcome(page, 'fruits')).toHaveText('Missed: the answer is not JSON like {"fruits":["apple"]}.');
  await page.route('**/mock/fruits?*', (route) => route.abort());
  await button(page, 'Load fruits').click();
  await expect(outcome(page, 'fruits')).toHaveText(/^Missed: the page got no answer that it may read\./);

  await button(page, 'Ask the server').click();
  for (const [id, text] of [
    ['fruits-sent', '4'],
    ['fruits-received', '2'],
    ['price-received', '1'],
    ['order-sent', '2'],
    ['order-received', '1'],
  ] as const)
    await expect(page.locator(`#${id}`)).toHaveText(text);
});

test('it calls nothing before a press', { tag: '@long' }, async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/mockTarget?seed=7');
  await expect(button(page, 'Load fruits')).toBeVisible();
  expect(requests.filter((address) => address.includes('/mock/'))).toEqual([]);
});

leavesNothingBehind('/mockTarget', {
  'at once': async () => {},
  'in the middle of a slow call': async (page) => {
    await page.route('**/mock/fruits?*', async (route) => {
      await setTimeout(3_000);
      await route.continue().catch(() => {});
    });
    await button(page, 'Load slowly').click();
    await expect(page.locator('#loading')).toHaveText('Loading …');
  },
});
