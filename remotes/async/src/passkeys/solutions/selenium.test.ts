import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/selenium';
import { engine, impossible, workaround } from '@playground/kit/tools/verdict';
import { By, until, type WebDriver } from 'selenium-webdriver';
import { Context, type Driver as Firefox } from 'selenium-webdriver/firefox.js';
import { Transport, VirtualAuthenticatorOptions } from 'selenium-webdriver/lib/virtual_authenticator.js';

const done = async (driver: WebDriver, station: string) => {
  const outcome = await driver.findElement(By.id(`${station}-outcome`));
  await driver.wait(until.elementTextMatches(outcome, /^Done:/), 10_000);
  assert.match(await outcome.getText(), /^Done:/);
};

const said = async (driver: WebDriver, id: string, text: string) =>
  driver.wait(until.elementTextIs(await driver.findElement(By.id(id)), text), 10_000);

const NO_AUTHENTICATOR =
  'WebKitGTK 2.50’s driver does not know virtual authenticators, https://github.com/WebKit/WebKit/blob/main/Source/WebDriver/WebDriverService.cpp';

/** Gives the browser an authenticator that answers by itself. */
async function addAuthenticator(driver: WebDriver, transport = Transport.INTERNAL, verified = true) {
  if (engine === 'firefox') {
    workaround(
      'Firefox asks virtual authenticators only if two preferences say so. setContext() sets them, if geckodriver starts with --allow-system-access: https://www.selenium.dev/documentation/webdriver/browsers/firefox/',
    );
    await (driver as Firefox).setContext(Context.CHROME);
    await driver.executeScript(
      `Services.prefs.setBoolPref('security.webauth.webauthn_enable_softtoken', true);
      Services.prefs.setBoolPref('security.webauth.webauthn_enable_usbtoken', false);`,
    );
    await (driver as Firefox).setContext(Context.CONTENT);
  }
  const options = new VirtualAuthenticatorOptions();
  options.setTransport(transport);
  options.setHasResidentKey(true);
  options.setHasUserVerification(true);
  options.setIsUserVerified(verified);
  await driver.addVirtualAuthenticator(options);
}

test('register', async ({ driver, baseUrl }) => {
  if (engine === 'webkit') return impossible(NO_AUTHENTICATOR);
  await addAuthenticator(driver);
  await driver.get(`${baseUrl}/passkeys`);
  const name = await driver.findElement(By.id('user-name')).getText();
  await driver.findElement(By.id('new-user')).sendKeys(name);
  await driver.findElement(By.id('register-passkey')).click();
  await done(driver, 'register');
});

test('sign-in', async ({ driver, baseUrl }) => {
  if (engine === 'webkit') return impossible(NO_AUTHENTICATOR);
  await addAuthenticator(driver);
  await driver.get(`${baseUrl}/passkeys`);
  await driver.findElement(By.id('make-passkey')).click();
  await said(driver, 'sign-in-passkeys', 'Passkeys of this account: 1');
  await driver.findElement(By.id('sign-in-passkey')).click();
  await done(driver, 'sign-in');
});

test('cancelled', async ({ driver, baseUrl }) => {
  if (engine === 'webkit') return impossible(NO_AUTHENTICATOR);
  // Without a verified user, the authenticator refuses.
  await addAuthenticator(driver, Transport.INTERNAL, false);
  await driver.get(`${baseUrl}/passkeys`);
  await driver.findElement(By.id('ask-passkey')).click();
  const code = await driver.wait(until.elementLocated(By.id('code-to-type')), 10_000).getText();
  await driver.findElement(By.id('code')).sendKeys(code);
  await driver.findElement(By.id('use-code')).click();
  await done(driver, 'cancelled');
});

test('wrong-authenticator', async ({ driver, baseUrl }) => {
  if (engine === 'webkit') return impossible(NO_AUTHENTICATOR);
  await addAuthenticator(driver, Transport.USB);
  await driver.get(`${baseUrl}/passkeys`);
  await driver.findElement(By.id('register-key')).click();
  await done(driver, 'wrong-authenticator');
});

test('second-one', async ({ driver, baseUrl }) => {
  if (engine === 'webkit') return impossible(NO_AUTHENTICATOR);
  await addAuthenticator(driver);
  await driver.get(`${baseUrl}/passkeys`);
  await driver.findElement(By.id('add-passkey')).click();
  await said(driver, 'second-passkeys', 'Passkeys of this account: 1');
  await driver.removeVirtualAuthenticator();
  await addAuthenticator(driver, Transport.USB);
  await driver.findElement(By.id('add-passkey')).click();
  await done(driver, 'second-one');
});

test('from-the-field', async ({ driver, baseUrl }) => {
  if (engine === 'webkit') return impossible(NO_AUTHENTICATOR);
  await addAuthenticator(driver);
  await driver.get(`${baseUrl}/passkeys`);
  await driver.findElement(By.id('make-field-passkey')).click();
  await said(driver, 'field-state', 'The passkey is made.');
  // The authenticator chooses the passkey by itself.
  await driver.findElement(By.id('offer-passkeys')).click();
  await done(driver, 'from-the-field');
});
