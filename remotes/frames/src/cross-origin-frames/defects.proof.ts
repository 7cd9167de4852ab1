import { expect, test } from '@playground/kit/test/proof';

test.beforeEach(async ({ page }) => {
  await page.goto('/crossOriginFrames');
});

test('locked-door-forgiven', async ({ page }) => {
  const doors = page.locator('iframe[title="Door"]');
  for (const state of ['locked', 'open']) {
    for (const door of [doors.first().contentFrame(), doors.last().contentFrame()]) {
      if ((await door.getByText('This door is').textContent()) !== `This door is ${state}.`) continue;
      await door.getByRole('button', { name: 'Knock' }).click();
      await expect(door.getByText(state === 'open' ? 'Come in!' : 'Nobody answers.')).toBeVisible();
    }
  }
  await expect(page.getByRole('status', { name: 'Two equal frames' })).toContainText('Missed:');
});

test('only-one-order', async ({ page }) => {
  for (const title of ['From a blob', 'From srcdoc'])
    await page.frameLocator(`iframe[title="${title}"]`).getByRole('button', { name: 'Click me' }).click();
  await expect(page.getByRole('status', { name: 'Frames without an address' })).toContainText('Done:');
});

test('never-loaded', async ({ page }) => {
  await page.getByTitle('Lazy').scrollIntoViewIfNeeded();
  await expect(page.getByText('The frame was loaded.')).toBeVisible();
});
