import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from '@playground/kit/tools/selenium';
import { By } from 'selenium-webdriver';

const inbox = process.env.PLAYGROUND_INBOX ?? 'http://localhost:3101';

test('right-code', async ({ driver, baseUrl }) => {
  const address = `tester-${randomUUID()}@example.com`;
  await driver.get(`${baseUrl}/emailValidation`);
  await driver.findElement(By.id('email')).sendKeys(address);
  await driver.findElement(By.xpath("//button[.='Send e-mail']")).click();
  const sent = await driver.findElement(By.css('form[aria-label="Step 1"] output'));
  assert.equal(await sent.getText(), 'We have sent you an e-mail with a validation code.');

  const mailbox = await fetch(`${inbox}/api/mailbox/${address}?wait=10`);
  const { mails } = await mailbox.json();
  const [code] = mails[0].text.match(/\d{6}/);

  await driver.findElement(By.id('code')).sendKeys(code);
  await driver.findElement(By.xpath("//button[.='Verify']")).click();
  const verified = await driver.findElement(By.css('form[aria-label="Step 2"] output'));
  assert.equal(await verified.getText(), 'The validation code is right.');
});

test('invalid-address', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/emailValidation`);
  const address = await driver.findElement(By.id('email'));
  await address.sendKeys('tester@example');
  await driver.findElement(By.xpath("//button[.='Send e-mail']")).click();
  const alert = await driver.findElement(By.css('form [role=alert]'));
  assert.equal(await alert.getText(), 'Invalid e-mail address. Please insert a valid e-mail address.');
  assert.equal(await address.getAttribute('value'), '');
});

test('second-try', async ({ driver, baseUrl }) => {
  // A driver cannot make a call fail, so the address does.
  await driver.get(`${baseUrl}/emailValidation?fault=send-email:503@1`);
  await driver.findElement(By.id('email')).sendKeys(`tester-${randomUUID()}@example.com`);
  await driver.findElement(By.xpath("//button[.='Send e-mail']")).click();
  const alert = await driver.findElement(By.css('form[aria-label="Step 1"] [role=alert]'));
  assert.equal(await alert.getText(), 'Failed to send the e-mail. Please try again later.');
  await driver.findElement(By.xpath("//button[.='Send e-mail']")).click();
  const sent = await driver.findElement(By.css('form[aria-label="Step 1"] output'));
  assert.equal(await sent.getText(), 'We have sent you an e-mail with a validation code.');
});

test('short-code', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/emailValidation`);
  await driver.findElement(By.id('code')).sendKeys('12345');
  await driver.findElement(By.xpath("//button[.='Verify']")).click();
  const alert = await driver.findElement(By.css('form [role=alert]'));
  assert.equal(await alert.getText(), 'Validation code must be 6 digits.');
});
