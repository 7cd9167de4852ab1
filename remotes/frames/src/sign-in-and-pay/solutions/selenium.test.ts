import { test } from '@playground/kit/tools/selenium';
import { engine, impossible, workaround } from '@playground/kit/tools/verdict';
import { By, error, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import { Context, type Driver as Firefox } from 'selenium-webdriver/firefox.js';

const inbox = process.env.PLAYGROUND_INBOX ?? 'http://localhost:3101';

const textOf = (driver: WebDriver, id: string) => driver.findElement(By.id(id)).getText();

const done = (driver: WebDriver, id: string) =>
  driver.wait(until.elementTextContains(driver.findElement(By.id(`${id}-outcome`)), 'Done:'), 10_000);

/** Waits for an element of a document that is still loading. If the old document goes away during the search, it starts again. */
async function located(driver: WebDriver, id: string): Promise<WebElement> {
  const find = () =>
    driver.findElement(By.id(id)).catch((reason) => {
      if (reason instanceof error.NoSuchFrameError) return undefined;
      throw reason;
    });
  return (await driver.wait(find, 10_000)) as WebElement;
}

/** Presses a button that opens a window, and switches to it. Returns the handle of the page. */
async function open(driver: WebDriver, id: string) {
  const page = await driver.getWindowHandle();
  await driver.findElement(By.id(id)).click();
  const opened = await driver.wait(
    async () => (await driver.getAllWindowHandles()).find((handle) => handle !== page),
    10_000,
  );
  await driver.switchTo().window(opened as string);
  return page;
}

async function signIn(driver: WebDriver, [user, password]: string[]) {
  await (await located(driver, 'user')).sendKeys(user ?? '');
  await driver.findElement(By.id('password')).sendKeys(password ?? '');
  await driver.findElement(By.id('sign-in')).click();
}

const accountOf = async (driver: WebDriver, which: string) => [
  await textOf(driver, `${which}-user`),
  await textOf(driver, `${which}-password`),
];

const cardOf = async (driver: WebDriver, kind: string) => ({
  number: await textOf(driver, `${kind}-number`),
  expiry: await textOf(driver, `${kind}-expiry`),
  code: await textOf(driver, `${kind}-code`),
});

/** The click is for WebKit, where sendKeys() does not focus a field of another origin. */
async function type(field: WebElement, value: string) {
  await field.click();
  await field.sendKeys(value);
}

/** Types a card into the form of the payment provider, and pays. */
async function payWith(driver: WebDriver, card: Record<string, string>) {
  for (const [field, value] of Object.entries(card)) {
    const input = await located(driver, field);
    await input.clear();
    await type(input, value);
  }
  await driver.findElement(By.id('pay')).click();
}

async function enter(driver: WebDriver, id: string) {
  const frame = await located(driver, id);
  await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', frame);
  await driver.switchTo().frame(frame);
}

test('redirect', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/signInAndPay`);
  const account = await accountOf(driver, 'first');
  await driver.findElement(By.id('leave')).click();
  await signIn(driver, account);
  await located(driver, 'redirect-outcome'); // The page is a new document.
  await done(driver, 'redirect');
});

test('popup', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/signInAndPay`);
  const account = await accountOf(driver, 'first');
  const page = await open(driver, 'open-window');
  await signIn(driver, account);
  await driver.switchTo().window(page);
  await done(driver, 'popup');
});

test('one-permission', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/signInAndPay`);
  const account = await accountOf(driver, 'first');
  const page = await open(driver, 'share');
  await signIn(driver, account);
  await (await located(driver, 'email')).click(); // It is checked at first.
  await driver.findElement(By.id('allow')).click();
  await driver.switchTo().window(page);
  await done(driver, 'one-permission');
});

test('change-account', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/signInAndPay`);
  const [first, second] = [await accountOf(driver, 'first'), await accountOf(driver, 'second')];
  const name = await textOf(driver, 'first-name');
  const page = await open(driver, 'sign-in-to-shop');
  await signIn(driver, first);
  await driver.switchTo().window(page);
  await driver.wait(until.elementTextIs(driver.findElement(By.css('[aria-label=Customer]')), name), 10_000);

  await open(driver, 'sign-in-to-shop');
  await (await located(driver, 'other')).click();
  await signIn(driver, second);
  await driver.switchTo().window(page);
  await done(driver, 'change-account');
});

test('renew', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/signInAndPay`);
  const account = await accountOf(driver, 'first');
  const page = await open(driver, 'sign-in-for-five');
  await signIn(driver, account);
  await driver.switchTo().window(page);
  const token = await driver.findElement(By.css('[aria-label=Token]'));
  await driver.wait(until.elementTextIs(token, 'the token has ended'), 15_000);
  await driver.findElement(By.id('load-orders')).click();
  await done(driver, 'renew');
});

test('browser-dialog', async ({ driver, baseUrl }) => {
  if (engine === 'webkit') return impossible('WebKit has no FedCM, https://caniuse.com/mdn-api_identitycredential');
  if (engine === 'firefox') {
    workaround(
      'Firefox has FedCM behind a preference, https://caniuse.com/mdn-api_identitycredential. setContext() sets it and reaches the dialog, if geckodriver starts with --allow-system-access',
    );
    await (driver as Firefox).setContext(Context.CHROME);
    await driver.executeScript(
      `const fedCm = 'dom.security.credentialmanagement.identity.';
      Services.prefs.setBoolPref(fedCm + 'enabled', true);
      Services.prefs.setBoolPref(fedCm + 'test_ignore_well_known', true); // asks any provider
      Services.prefs.setIntPref('security.notification_enable_delay', 0);`,
    );
    await (driver as Firefox).setContext(Context.CONTENT);
    await driver.get(`${baseUrl}/signInAndPay`);
    const name = await textOf(driver, 'second-name');
    await driver.findElement(By.id('ask-browser')).click();
    await (driver as Firefox).setContext(Context.CHROME);
    const account = By.xpath(`//*[@id='identity-credential-account']//*[local-name()='label'][contains(., '${name}')]`);
    await driver.executeScript(
      `arguments[0].click();
      document.getElementById('identity-credential-notification').button.click();`,
      await driver.wait(until.elementLocated(account), 10_000),
    );
    await (driver as Firefox).setContext(Context.CONTENT);
    return done(driver, 'browser-dialog');
  }
  await driver.get(`${baseUrl}/signInAndPay`);
  await driver.setDelayEnabled(false);
  const name = await textOf(driver, 'second-name');
  await driver.findElement(By.id('ask-browser')).click();
  const dialog = driver.getFederalCredentialManagementDialog();
  // Until the dialog is open, there is an error.
  const accounts = await driver.wait(() => dialog.accounts().catch(() => undefined), 10_000);
  await dialog.selectAccount(accounts?.findIndex((account) => account.name === name) ?? -1); // The order can change.
  await done(driver, 'browser-dialog');
});

test('three-frames', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/signInAndPay`);
  const card = await cardOf(driver, 'accepted');
  for (const [field, value] of Object.entries(card)) {
    await enter(driver, `${field}-frame`);
    await type(await located(driver, field), value);
    await driver.switchTo().defaultContent();
  }
  await driver.findElement(By.id('pay-card')).click();
  await done(driver, 'three-frames');
});

test('declined', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/signInAndPay`);
  const [declined, accepted] = [await cardOf(driver, 'declined'), await cardOf(driver, 'accepted')];
  await enter(driver, 'declined-frame');
  await payWith(driver, declined);
  await driver.wait(until.elementTextContains(driver.findElement(By.id('said')), 'declined'), 10_000);
  await payWith(driver, accepted);
  await driver.switchTo().defaultContent();
  await done(driver, 'declined');
});

test('challenge', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/signInAndPay`);
  const card = await cardOf(driver, 'challenged');
  const address = await textOf(driver, 'shopper');
  await enter(driver, 'challenge-frame');
  await payWith(driver, card);

  await enter(driver, 'bank-frame');
  const mailbox = await fetch(`${inbox}/api/mailbox/${address}?wait=10`);
  const { mails } = await mailbox.json();
  await type(await located(driver, 'code'), mails[0].text.match(/\d{6}/)[0]);
  await driver.findElement(By.id('approve')).click();
  await driver.switchTo().defaultContent();
  await done(driver, 'challenge');
});

test('pay-popup', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/signInAndPay`);
  await located(driver, 'pay-window');
  const page = await open(driver, 'pay-window');
  await (await located(driver, 'confirm')).click();
  await driver.switchTo().window(page);
  await done(driver, 'pay-popup');
});

test('once', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/signInAndPay`);
  const button = await located(driver, 'pay-saved');
  await driver.executeScript('arguments[0].scrollIntoView()', button); // An action does not scroll.
  await driver.actions().doubleClick(button).perform();
  await done(driver, 'once');
});
