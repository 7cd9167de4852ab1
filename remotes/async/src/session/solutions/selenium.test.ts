import { createHmac } from 'node:crypto';
import { test } from '@playground/kit/tools/selenium';
import { By, until, type WebDriver } from 'selenium-webdriver';

/** Logs in with an account of the table on the page. */
async function logIn(driver: WebDriver, station: string, account = 'standard') {
  const password = await driver.findElement(By.id(`password-${account}`)).getText();
  for (const [field, value] of Object.entries({ name: account, password })) {
    const element = await driver.findElement(By.id(`${station}-${field}`));
    await element.clear();
    await element.sendKeys(value);
  }
  await driver.findElement(By.id(`${station}-submit`)).click();
}

const loggedIn = (driver: WebDriver, station: string, timeout = 5000) =>
  driver.wait(
    until.elementLocated(By.xpath(`//*[@id='${station}-state'][contains(., 'You are logged in as')]`)),
    timeout,
  );

const done = (driver: WebDriver, station: string) =>
  driver.wait(until.elementLocated(By.xpath(`//*[@id='${station}-outcome'][starts-with(., 'Done:')]`)), 5000);

/** The one-time code of a secret now (RFC 6238). */
function codeOf(secret: string) {
  const bits = [...secret].map((one) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(one).toString(2).padStart(5, '0'));
  const key = bits.join('').match(/.{8}/g) ?? [];
  const step = Buffer.alloc(8);
  step.writeUInt32BE(Math.floor(Date.now() / 30_000), 4);
  const hmac = createHmac('sha1', Buffer.from(key.map((byte) => Number.parseInt(byte, 2))))
    .update(step)
    .digest();
  const number = hmac.readUInt32BE(hmac.readUInt8(19) % 16) % 2 ** 31;
  return String(number % 1_000_000).padStart(6, '0');
}

test('log-in', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/session`);
  await driver.findElement(By.id('log-in-name')).sendKeys('standard');
  const password = await driver.findElement(By.id('password-standard')).getText();
  await driver.findElement(By.id('log-in-password')).sendKeys(password);
  await driver.findElement(By.id('log-in-submit')).click();
  await done(driver, 'log-in');
});

test('locked', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/session`);
  await logIn(driver, 'locked', 'locked');
  const refusal = await driver.findElement(By.id('locked-refusal')).getText();
  await driver.findElement(By.id('ticket')).sendKeys(refusal.replace(/.* is (\S+)\./, '$1'));
  await driver.findElement(By.id('check-ticket')).click();
  await done(driver, 'locked');
});

test('slow', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/session`);
  await logIn(driver, 'slow', 'slow');
  await loggedIn(driver, 'slow', 10000);
  await driver.findElement(By.id('open-mailbox')).click();
  await done(driver, 'slow');
});

test('remember', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/session`);
  const first = await driver.getWindowHandle();
  await driver.findElement(By.id('remember-tick')).click();
  await logIn(driver, 'remember');
  await loggedIn(driver, 'remember');
  await driver.findElement(By.id('second-tab')).click();
  await driver.wait(async () => (await driver.getAllWindowHandles()).length === 2, 5000);
  const [second = ''] = (await driver.getAllWindowHandles()).filter((handle) => handle !== first);
  await driver.switchTo().window(second);
  const word = await driver.findElement(By.id('tab-word')).getText();
  await driver.close();
  await driver.switchTo().window(first);
  await driver.findElement(By.id('word-of-tab')).sendKeys(word);
  await driver.findElement(By.id('check-word-of-tab')).click();
  await done(driver, 'remember');
});

test('expires', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/session`);
  await logIn(driver, 'expires');
  await loggedIn(driver, 'expires');
  for (const field of ['subject', 'text']) {
    const value = await driver.findElement(By.id(`letter-${field}`)).getText();
    await driver.findElement(By.id(field)).sendKeys(value);
  }
  await driver.findElement(By.id('send-letter')).click();
  await driver.findElement(By.id('letter-refusal'));
  await logIn(driver, 'expires');
  await loggedIn(driver, 'expires');
  await driver.findElement(By.id('send-letter')).click();
  await done(driver, 'expires');
});

test('everywhere', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/session`);
  await logIn(driver, 'everywhere');
  await loggedIn(driver, 'everywhere');
  await driver.findElement(By.id('log-out-everywhere')).click();
  await done(driver, 'everywhere');
});

test('code', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/session`);
  await logIn(driver, 'code');
  await driver.wait(
    until.elementLocated(By.xpath("//*[@id='code-state'][contains(., 'The password is right.')]")),
    5000,
  );
  const secret = await driver.findElement(By.id('secret')).getText();
  await driver.findElement(By.id('one-time-code')).sendKeys(codeOf(secret));
  await driver.findElement(By.id('check-one-time-code')).click();
  await done(driver, 'code');
});

test('reuse', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/session`);
  await logIn(driver, 'reuse');
  await loggedIn(driver, 'reuse');
  await driver.navigate().refresh();
  await driver.findElement(By.id('show-account')).click();
  await done(driver, 'reuse');
});

test('only-in-this-tab', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/session`);
  await logIn(driver, 'only-in-this-tab');
  await loggedIn(driver, 'only-in-this-tab');
  const login = await driver.executeScript("return sessionStorage.getItem('session-login')");
  const first = await driver.getWindowHandle();
  await driver.switchTo().newWindow('tab');
  // The entry needs the origin, and the page reads it when it starts.
  await driver.get(`${baseUrl}/session`);
  await driver.executeScript("sessionStorage.setItem('session-login', arguments[0])", login);
  await driver.navigate().refresh();
  const word = await driver.wait(until.elementLocated(By.id('copy-word')), 5000).getText();
  await driver.close();
  await driver.switchTo().window(first);
  await driver.findElement(By.id('word-of-copy')).sendKeys(word);
  await driver.findElement(By.id('check-word-of-copy')).click();
  await done(driver, 'only-in-this-tab');
});
