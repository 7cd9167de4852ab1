import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('field', async ({ page }) => {
  await page.goto('/crossOriginFrames');
  const frame = page.frameLocator('iframe[title="Field"]');
  await frame.getByLabel('Name').fill('Ada');
  await frame.getByRole('button', { name: 'Greet' }).click();
  await expect(frame.getByRole('status')).toHaveText('Hello, Ada');
});

test('handshake', async ({ page }) => {
  await page.goto('/crossOriginFrames');
  const speaker = page.frameLocator('iframe[title="Speaker"]');
  await speaker.getByLabel('Message').fill('hello');
  // The click waits until the button is enabled, after the handshake.
  await speaker.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('The frame says: hello')).toBeVisible();
  const stranger = page.frameLocator('iframe[title="Stranger"]');
  await stranger.getByRole('button', { name: 'Send a message' }).click();
  await expect(page.getByLabel('Refused messages')).toHaveText('1');
});

test('sandboxes', async ({ page }) => {
  await page.goto('/crossOriginFrames');
  for (const [title, outcome] of [
    ['No sandbox', 'The form was sent.'],
    ['Scripts only', 'The sandbox refuses to send forms.'],
    ['Scripts and same origin', 'The sandbox refuses to send forms.'],
    ['Forms without scripts', 'The form was sent.'],
  ] as const) {
    const frame = page.frameLocator(`iframe[title="${title}"]`);
    await frame.getByRole('button', { name: 'Send' }).click();
    await expect(frame.getByText(outcome)).toBeVisible();
  }
});

test('steps', async ({ page }) => {
  await page.goto('/crossOriginFrames');
  const frame = page.frameLocator('iframe[title="Steps"]');
  await frame.getByRole('button', { name: 'Start' }).click();
  await frame.getByRole('button', { name: 'Finish' }).click();
  await expect(frame.getByRole('status')).toHaveText('You have arrived.');
});

test('replace', async ({ page }) => {
  await page.goto('/crossOriginFrames');
  const button = page.frameLocator('iframe[title="Replaced"]').getByRole('button', { name: 'Replace me' });
  await button.click();
  await expect(page.getByText('The frame was replaced once.')).toBeVisible();
  await button.click();
  await expect(page.getByText('The frame was replaced 2 times.')).toBeVisible();
});

test('doors', async ({ page }) => {
  await page.goto('/crossOriginFrames');
  const doors = page.locator('iframe[title="Door"]');
  await expect(doors).toHaveCount(2);
  for (const door of [doors.first().contentFrame(), doors.last().contentFrame()]) {
    if ((await door.getByText('This door is').textContent()) === 'This door is locked.') continue;
    await door.getByRole('button', { name: 'Knock' }).click();
    await expect(door.getByRole('status')).toHaveText('Come in!');
  }
});

test('in-a-root', async ({ page }) => {
  await page.goto('/crossOriginFrames');
  const frame = page.frameLocator('iframe[title="In a shadow root"]');
  await frame.getByRole('button', { name: 'Click me' }).click();
  await expect(frame.getByRole('status')).toHaveText('The button was clicked.');
});

test('local', async ({ page }) => {
  await page.goto('/crossOriginFrames');
  for (const title of ['From srcdoc', 'From a blob']) {
    const frame = page.frameLocator(`iframe[title="${title}"]`);
    await frame.getByRole('button', { name: 'Click me' }).click();
    await expect(frame.getByRole('status')).toHaveText('The button was clicked.');
  }
});

test('lazy', async ({ page }) => {
  await page.goto('/crossOriginFrames');
  await page.getByTitle('Lazy').scrollIntoViewIfNeeded(); // It has no document before that.
  const frame = page.frameLocator('iframe[title="Lazy"]');
  await frame.getByRole('button', { name: 'Click me' }).click();
  await expect(frame.getByRole('status')).toHaveText('The button was clicked.');
});
