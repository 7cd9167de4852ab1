import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from '@playground/kit/tools/puppeteer';

const inbox = process.env.PLAYGROUND_INBOX ?? 'http://localhost:3101';

test('right-code', async ({ page, baseUrl }) => {
  const address = `tester-${randomUUID()}@example.com`;
  await page.goto(`${baseUrl}/emailValidation`);
  await page.locator('::-p-aria(Email address[role="textbox"])').fill(address);
  await page.locator('::-p-aria(Send e-mail)').click();
  await page.waitForSelector('::-p-text(We have sent you an e-mail with a validation code.)', { visible: true });

  const mailbox = await fetch(`${inbox}/api/mailbox/${address}?wait=10`);
  const { mails } = await mailbox.json();
  const [code] = mails[0].text.match(/\d{6}/);

  await page.locator('::-p-aria(Validation Code[role="textbox"])').fill(code);
  await page.locator('::-p-aria(Verify)').click();
  await page.waitForSelector('::-p-text(The validation code is right.)', { visible: true });
});

test('invalid-address', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/emailValidation`);
  await page.locator('::-p-aria(Email address[role="textbox"])').fill('tester@example');
  await page.locator('::-p-aria(Send e-mail)').click();
  await page.waitForSelector('::-p-text(Invalid e-mail address. Please insert a valid e-mail address.)', {
    visible: true,
  });
  assert.equal(await page.$eval('input#email', (address) => address.value), '');
});

test('second-try', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/emailValidation?fault=send-email:503@1`);
  await page.locator('::-p-aria(Email address[role="textbox"])').fill(`tester-${randomUUID()}@example.com`);
  await page.locator('::-p-aria(Send e-mail)').click();
  await page.waitForSelector('::-p-text(Failed to send the e-mail. Please try again later.)', { visible: true });
  await page.locator('::-p-aria(Send e-mail)').click();
  await page.waitForSelector('::-p-text(We have sent you an e-mail with a validation code.)', { visible: true });
});

test('short-code', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/emailValidation`);
  await page.locator('::-p-aria(Validation Code[role="textbox"])').fill('12345');
  await page.locator('::-p-aria(Verify)').click();
  await page.waitForSelector('::-p-text(Validation code must be 6 digits.)', { visible: true });
});
