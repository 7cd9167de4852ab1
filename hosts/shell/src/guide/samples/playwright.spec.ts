import { expect, test } from '@playwright/test';

test('the counter counts', async ({ page }) => {
  await page.goto('/counter');
  await page.getByRole('button', { name: 'Increment' }).click();
  await expect(page.getByRole('status', { name: 'Count' })).toHaveText('1');
});

test('the message arrives', async ({ page }) => {
  await page.goto('/waitMessage');
  const message = page.getByText('The secret message is: banana');
  // The message takes five seconds, as long as Playwright waits by itself.
  await expect(message).toBeVisible({ timeout: 10_000 });
});

test('a row is found by its name', async ({ page }) => {
  await page.goto('/dynamicTable?seed=1');
  const row = page.getByRole('row', { name: 'Black Widow' });
  await expect(row.getByRole('cell')).toHaveText('Natasha Romanoff');
});

test('a link in a frame is pressed', async ({ page }) => {
  await page.goto('/nestedIframes');
  const frame = page.frameLocator('iframe[title="First iframe"]');
  await frame.getByRole('link', { name: 'tapioca' }).click();
  await expect(frame.getByRole('status')).toContainText('clicked on the first');
});

test('a file is chosen', async ({ page }) => {
  await page.goto('/fileUpload');
  await page.getByLabel('Single file').setInputFiles({
    name: 'mango.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('mango'),
  });
  await expect(page.getByText('Single file: 1 selected')).toBeVisible();
});

test('the first call fails', async ({ page }) => {
  await page.goto('/emailValidation?fault=send-email:503@1');
  await page.getByLabel('Email address').fill('tester@example.com');
  await page.getByRole('button', { name: 'Send e-mail' }).click();
  await expect(page.getByRole('alert')).toContainText('Please try again');
});
