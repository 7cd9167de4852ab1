import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('new-tab', async ({ page }) => {
  await page.goto('/windows');
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open the tab' }).click();
  const word = await (await opening).locator('#word').textContent();
  await page.getByLabel('Word of the tab').fill(word ?? '');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status', { name: 'New tab without opener' })).toContainText('Done:');
});

test('answering-popup', async ({ page }) => {
  await page.goto('/windows');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open the sum' }).click();
  const popup = await opening;
  const question = popup.getByRole('status');
  await expect(question).toContainText('How much'); // Both messages have arrived.
  const [first, second] = (await question.innerText()).match(/\d+/g) ?? [];
  await popup.getByLabel('Sum').fill(String(Number(first) + Number(second)));
  await popup.getByRole('button', { name: 'Answer' }).click();
  await expect(page.getByRole('status', { name: 'Popup that answers' })).toContainText('Done:');
});

test('late-popup', async ({ page }) => {
  await page.goto('/windows');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Send for the visitor' }).click();
  await (await opening).getByRole('button', { name: 'Welcome' }).click();
  await expect(page.getByRole('status', { name: 'Late popup' })).toContainText('Done:');
});

test('named-window', async ({ page }) => {
  await page.goto('/windows');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Turn the page' }).click();
  const notebook = await opening;
  await page.getByRole('button', { name: 'Turn the page' }).click(); // This opens no second popup.
  await expect(notebook.getByRole('heading', { name: 'Page 2' })).toBeVisible();
  await notebook.getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByRole('status', { name: 'Named window' })).toContainText('Done:');
});

test('closing-window', async ({ page }) => {
  await page.goto('/windows');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open the errand' }).click();
  const popup = await opening;
  const closing = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Finish' }).click();
  await closing;
  await expect(page.getByRole('status', { name: 'It closes itself' })).toContainText('Done:');
});

test('two-tabs', async ({ page }) => {
  await page.goto('/windows');
  const openingReader = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open the reader' }).click();
  const reader = await openingReader;
  await expect(reader.getByRole('status')).toBeVisible(); // The reader listens before the writer sends.
  const openingWriter = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open the writer' }).click();
  const writer = await openingWriter;
  await writer.getByLabel('Word').fill('tangerine');
  await writer.getByRole('button', { name: 'Send' }).click();
  await reader.getByRole('button', { name: 'Read' }).click();
  await expect(page.getByRole('status', { name: 'Two tabs' })).toContainText('Done:');
});

test('other-origin', async ({ page }) => {
  await page.goto('/windows');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open the stranger' }).click();
  await (await opening).getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('status', { name: 'Popup of another origin' })).toContainText('Done:');
});

test('beforehand', async ({ page }) => {
  await page.goto('/windows');
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open the lobby' }).click();
  const tab = await opening;
  await tab.getByRole('link', { name: 'Next page' }).click();
  await expect(tab.getByRole('status')).toHaveText('Visits: 1'); // The page is shown.
  const word = await tab.locator('#next-word').textContent();
  await page.getByLabel('Word of the next page').fill(word ?? '');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('status', { name: 'Page rendered beforehand' })).toContainText('Done:');
});
