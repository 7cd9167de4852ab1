import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('attached', async ({ page }) => {
  await page.goto('/actionability');
  await page.getByRole('button', { name: 'Start: Attached' }).click();
  await page.getByRole('button', { name: 'Target: Attached' }).click(); // waits for the new button
  await expect(page.getByRole('status', { name: 'Attached' })).toContainText('Done:');
});

test('visible', async ({ page }) => {
  await page.goto('/actionability');
  await page.getByRole('button', { name: 'Start: Visible' }).click();
  await page.getByRole('button', { name: 'Target: Visible' }).click();
  await expect(page.getByRole('status', { name: 'Visible' })).toContainText('Done:');
});

test('enabled', async ({ page }) => {
  await page.goto('/actionability');
  await page.getByRole('button', { name: 'Start: Enabled' }).click();
  await page.getByRole('button', { name: 'Target: Enabled' }).click();
  await expect(page.getByRole('status', { name: 'Enabled' })).toContainText('Done:');
});

test('editable', async ({ page }) => {
  await page.goto('/actionability');
  await page.getByRole('button', { name: 'Start: Editable' }).click();
  const word = await page.locator('#editable-word').innerText();
  await page.getByLabel('Target: Editable').fill(word); // waits until the field is not read-only
  await expect(page.getByRole('status', { name: 'Editable' })).toContainText('Done:');
});

test('still', async ({ page }) => {
  await page.goto('/actionability');
  await page.getByRole('button', { name: 'Start: Still' }).click();
  await page.getByRole('button', { name: 'Target: Still' }).click(); // waits until the button is stable
  await expect(page.getByRole('status', { name: 'Still' })).toContainText('Done:');
});

test('on-top', async ({ page }) => {
  await page.goto('/actionability');
  await page.getByRole('button', { name: 'Start: On top' }).click();
  await page.getByRole('button', { name: 'Target: On top' }).click(); // waits until nothing else takes the click
  await expect(page.getByRole('status', { name: 'On top' })).toContainText('Done:');
});

test('with-a-size', async ({ page }) => {
  await page.goto('/actionability');
  await page.getByRole('button', { name: 'Start: With a size' }).click();
  await page.getByRole('button', { name: 'Target: With a size' }).click(); // without a size, it is not visible
  await expect(page.getByRole('status', { name: 'With a size' })).toContainText('Done:');
});

test('in-view', async ({ page }) => {
  await page.goto('/actionability');
  await page.getByRole('button', { name: 'Start: In view' }).click();
  await page.getByRole('button', { name: 'Target: In view' }).click();
  await expect(page.getByRole('status', { name: 'In view' })).toContainText('Done:');
});

test('all-at-once', async ({ page }) => {
  await page.goto('/actionability');
  await page.getByRole('button', { name: 'Start: All at once' }).click();
  await page.getByRole('button', { name: 'Target: All at once' }).click();
  await expect(page.getByRole('status', { name: 'All at once' })).toContainText('Done:');
});
