import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('stop', async ({ page }) => {
  await page.goto('/progress');
  await page.getByRole('button', { name: 'Start download' }).click();
  // A key is quicker than a click, which first looks if the button stands still.
  await page.getByRole('button', { name: 'Stop download' }).focus();
  // Waits in the page, which is faster than to ask again and again.
  await page.waitForFunction(() => Number(document.querySelector('#download')?.ariaValueNow) >= 75);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status', { name: 'Stop at 75' })).toContainText('Done:');
});

test('three', async ({ page }) => {
  await page.goto('/progress');
  await page.getByRole('button', { name: 'Start uploads' }).click();
  for (const file of ['Film', 'Music', 'Pictures']) {
    await expect(page.getByRole('progressbar', { name: file })).toHaveAttribute('aria-valuenow', '100');
  }
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('status', { name: 'Three at once' })).toContainText('Done:');
});

test('order', async ({ page }) => {
  await page.goto('/progress');
  await page.getByRole('button', { name: 'Cook all' }).click();
  const ready = page.getByRole('listitem').filter({ hasText: ': ready' });
  for (const count of [1, 2, 3]) {
    await ready.getByRole('button').click(); // waits for the next dish
    await expect(page.getByText(': taken')).toHaveCount(count);
  }
  await expect(page.getByRole('status', { name: 'Any order' })).toContainText('Done:');
});

test('gone', async ({ page }) => {
  await page.goto('/progress');
  await page.getByRole('button', { name: 'Ask for a code' }).click();
  const message = await page.getByText('Your code is').innerText(); // waits for the message
  await page.getByLabel('Code').fill(message.replace(/Your code is (\w+)\./, '$1'));
  await page.getByRole('button', { name: 'Check code' }).click();
  await expect(page.getByRole('status', { name: 'Gone after two seconds' })).toContainText('Done:');
});

test('returns', async ({ page }) => {
  await page.goto('/progress');
  await page.getByRole('button', { name: 'Show reminder' }).click();
  const forGood = page.getByText('Closed for good.');
  while (!(await forGood.isVisible())) {
    await page.getByRole('button', { name: 'Close reminder' }).click(); // waits until it returns
  }
  await page.getByRole('button', { name: 'Leave the house' }).click();
  await expect(page.getByRole('status', { name: 'It returns' })).toContainText('Done:');
});

test('stacked', async ({ page }) => {
  await page.goto('/progress');
  await page.getByRole('button', { name: 'Show five messages' }).click();
  const messages = page.getByRole('alert');
  await expect(messages).toHaveCount(5);
  await messages.nth(2).getByRole('button').click();
  await expect(page.getByRole('status', { name: 'Stacked' })).toContainText('Done:');
});
