import { randomUUID } from 'node:crypto';
import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

const inbox = process.env.PLAYGROUND_INBOX ?? 'http://localhost:3101';

test('right-code', async ({ page, request }) => {
  const address = `tester-${randomUUID()}@example.com`;
  await page.goto('/emailValidation');
  await page.getByRole('textbox', { name: 'Email address' }).fill(address);
  await page.getByRole('button', { name: 'Send e-mail' }).click();
  await expect(page.getByText('We have sent you an e-mail with a validation code.')).toBeVisible();

  const mailbox = await request.get(`${inbox}/api/mailbox/${address}?wait=10`);
  const { mails } = await mailbox.json();
  const [code] = mails[0].text.match(/\d{6}/);

  await page.getByRole('textbox', { name: 'Validation Code' }).fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('The validation code is right.')).toBeVisible();
});

test('invalid-address', async ({ page }) => {
  await page.goto('/emailValidation');
  const address = page.getByRole('textbox', { name: 'Email address' });
  await address.fill('tester@example');
  await page.getByRole('button', { name: 'Send e-mail' }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid e-mail address. Please insert a valid e-mail address.');
  await expect(address).toBeEmpty();
});

test('second-try', async ({ page }) => {
  await page.goto('/emailValidation?fault=send-email:503@1');
  await page.getByRole('textbox', { name: 'Email address' }).fill(`tester-${randomUUID()}@example.com`);
  // No mock: ?fault= makes the first call fail, and the second one succeeds.
  await expect(async () => {
    await page.getByRole('button', { name: 'Send e-mail' }).click();
    await expect(page.getByRole('form', { name: 'Step 1' }).getByRole('status')).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('short-code', async ({ page }) => {
  await page.goto('/emailValidation');
  await page.getByRole('textbox', { name: 'Validation Code' }).fill('12345');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('alert')).toHaveText('Validation code must be 6 digits.');
});
