import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('timer', async ({ page }) => {
  await page.goto('/staleElements');
  await page.getByRole('button', { name: 'Start replacing' }).click();
  for (const count of [1, 2, 3]) {
    await page.locator('#confirm').click(); // a locator finds the button again
    await expect(page.locator('#pressed')).toHaveText(`${count} of 3 pressed.`);
    if (count === 3) break;
    const button = await page.locator('#confirm').elementHandle();
    await page.waitForFunction((shown) => !shown?.isConnected, button);
  }
  await expect(page.getByRole('status', { name: 'Replaced on a timer' })).toContainText('Done:');
});

test('focus', async ({ page }) => {
  await page.goto('/staleElements');
  const nickname = await page.locator('#nickname-to-type').innerText();
  await page.getByLabel('Nickname', { exact: true }).click(); // the first focus replaces the field
  await page.getByLabel('Nickname', { exact: true }).fill(nickname);
  await page.getByRole('button', { name: 'Save nickname' }).click();
  await expect(page.getByRole('status', { name: 'Replaced on focus' })).toContainText('Done:');
});

test('keys', async ({ page }) => {
  await page.goto('/staleElements');
  const station = page.getByRole('region', { name: 'Reordered with keys' });
  const person = await page.locator('#keys-person').innerText();
  await station.getByRole('button', { name: `Choose ${person}` }).click();
  await station.getByRole('button', { name: `Confirm ${person}` }).click();
  await expect(station.getByRole('status')).toContainText('Done:');
});

test('no-keys', async ({ page }) => {
  await page.goto('/staleElements');
  const station = page.getByRole('region', { name: 'Reordered without keys' });
  const person = await page.locator('#no-keys-person').innerText();
  await station.getByRole('button', { name: `Choose ${person}` }).click();
  await station.getByRole('button', { name: `Confirm ${person}` }).click();
  await expect(station.getByRole('status')).toContainText('Done:');
});

test('table', async ({ page }) => {
  await page.goto('/staleElements');
  await page.getByRole('button', { name: 'Start refreshing' }).click();
  const numbers = await page.locator('#shops td').allInnerTexts(); // all cells at one moment
  const sum = numbers.map(Number).reduce((all, one) => all + one);
  await page.getByLabel('Sum of one refresh').fill(String(sum));
  await page.getByRole('button', { name: 'Check sum' }).click();
  await expect(page.getByRole('status', { name: 'Table that refreshes' })).toContainText('Done:');
});

test('shrinking', async ({ page }) => {
  await page.goto('/staleElements');
  const old = page.getByRole('listitem').filter({ hasText: 'old' });
  await old.first().waitFor(); // count() does not wait
  for (let left = await old.count(); left > 0; left--) {
    await old.last().getByRole('button').click();
    await expect(old).toHaveCount(left - 1);
  }
  await expect(page.getByRole('status', { name: 'List that shrinks' })).toContainText('Done:');
});
