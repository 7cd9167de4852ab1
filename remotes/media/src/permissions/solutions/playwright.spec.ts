import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('camera', async ({ page, context }) => {
  await context.grantPermissions(['camera']);
  await page.goto('/permissions');
  await page.getByRole('button', { name: 'Ask for the camera' }).click();
  await expect(page.getByRole('status', { name: 'Camera' })).toContainText('Done:');
});

test('microphone', async ({ page, context }) => {
  await context.grantPermissions(['microphone']);
  await page.goto('/permissions');
  await page.getByRole('button', { name: 'Ask for the microphone' }).click();
  await expect(page.getByRole('status', { name: 'Microphone' })).toContainText('Done:');
});

test('position', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 47.3769, longitude: 8.5417 });
  await page.goto('/permissions');
  await page.getByRole('button', { name: 'Ask for the position' }).click();
  await expect(page.getByRole('status', { name: 'Position' })).toContainText('Done:');
});

test('notifications', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await page.goto('/permissions');
  await page.getByRole('button', { name: 'Ask for notifications' }).click();
  await expect(page.getByRole('status', { name: 'Notifications' })).toContainText('Done:');
});

test('clipboard-read', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read']);
  await page.goto('/permissions');
  const word = page.getByLabel('Word to copy');
  await word.press('ControlOrMeta+a');
  await word.press('ControlOrMeta+c');
  await page.getByRole('button', { name: 'Read the clipboard' }).click();
  await expect(page.getByRole('status', { name: 'Clipboard read' })).toContainText('Done:');
});

test('clipboard-write', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/permissions');
  await page.getByRole('button', { name: 'Write the clipboard' }).click();
  await expect(page.getByRole('status', { name: 'Written' })).toHaveText('a word');
  await page.getByLabel('Pasted word').press('ControlOrMeta+v');
  await page.getByRole('button', { name: 'Check the paste' }).click();
  await expect(page.getByRole('status', { name: 'Clipboard write' })).toContainText('Done:');
});
