import { test } from '@playground/kit/tools/selenium';
import { By, until, type WebDriver } from 'selenium-webdriver';

const done = (driver: WebDriver, station: string) =>
  driver.wait(until.elementTextMatches(driver.findElement(By.id(`${station}-outcome`)), /^Done:/), 8000);

const textOf = (driver: WebDriver, id: string) => driver.findElement(By.id(id)).getText();
const press = (driver: WebDriver, id: string) => driver.findElement(By.id(id)).click();
const waitFor = (driver: WebDriver, id: string, text: RegExp) =>
  driver.wait(until.elementTextMatches(driver.findElement(By.id(id)), text), 8000);

/** Types into a field and presses its button. */
async function send(driver: WebDriver, field: string, text: string): Promise<void> {
  await driver.findElement(By.id(field)).sendKeys(text);
  await press(driver, `check-${field}`);
}

/** The paths of the requests that the server saw, the latest first. */
async function seen(driver: WebDriver): Promise<string[]> {
  await press(driver, 'ask-server');
  const requests = await driver.wait(until.elementLocated(By.id('seen')), 8000);
  return (await requests.getText()).match(/\/lab\/(hops|ring)\/\d+/g) ?? [];
}

/** Opens an address in another tab, with name and password in it, and returns what is there. */
async function readInATab(driver: WebDriver, address: string): Promise<string> {
  const tab = await driver.getWindowHandle();
  await driver.switchTo().newWindow('tab');
  await driver.get(address);
  const text = await driver.findElement(By.css('body')).getText();
  await driver.close();
  await driver.switchTo().window(tab);
  return text;
}

test('status', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/httpLab`);
  await send(driver, 'asked-status', await textOf(driver, 'wanted-status'));
  await done(driver, 'status');
});

test('redirects', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/httpLab`);
  await press(driver, 'ask-redirects');
  await waitFor(driver, 'redirects-answer', /status 200/);
  await send(driver, 'number-of-redirects', String((await seen(driver)).length - 1));
  await done(driver, 'redirects');
});

test('ring', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/httpLab`);
  await press(driver, 'ask-ring');
  await waitFor(driver, 'ring-answer', /gave up/);
  await send(driver, 'addresses-in-the-ring', String(new Set(await seen(driver)).size));
  await done(driver, 'ring');
});

test('slow-head', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/httpLab`);
  await press(driver, 'ask-slow-head');
  await waitFor(driver, 'slow-head-answer', /word is/);
  const [, word = ''] = /word is (\S+)\./.exec(await textOf(driver, 'slow-head-answer')) ?? [];
  await send(driver, 'slow-head-word', word);
  await done(driver, 'slow-head');
});

test('slow-body', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/httpLab`);
  await press(driver, 'ask-slow-body');
  await waitFor(driver, 'slow-body-state', /complete/);
  const words = (await textOf(driver, 'slow-body-parts')).match(/[a-z]+-[a-z]+/g);
  await send(driver, 'slow-body-word', words?.at(-1) ?? '');
  await done(driver, 'slow-body');
});

test('cut', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/httpLab`);
  await press(driver, 'ask-report');
  await waitFor(driver, 'report-answer', /was cut/);
  await press(driver, 'ask-report');
  await waitFor(driver, 'report-answer', /is whole/);
  const words = (await textOf(driver, 'report-answer')).match(/[a-z]+-[a-z]+/g);
  await send(driver, 'report-word', words?.at(-1) ?? '');
  await done(driver, 'cut');
});

test('not-modified', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/httpLab`);
  await press(driver, 'get-document');
  await send(driver, 'if-none-match', await textOf(driver, 'etag'));
  await done(driver, 'not-modified');
});

test('range', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/httpLab`);
  await send(
    driver,
    'range-header',
    `bytes=${await textOf(driver, 'first-byte')}-${await textOf(driver, 'last-byte')}`,
  );
  await done(driver, 'range');
});

test('cors', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/httpLab`);
  await press(driver, 'ask-without-permission');
  const text = await readInATab(driver, await textOf(driver, 'cors-address'));
  const [, word = ''] = /word\W+([a-z]+-[a-z]+)/.exec(text) ?? []; // Firefox shows JSON in its own way
  await send(driver, 'cors-word', word);
  await done(driver, 'cors');
});

test('basic', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/httpLab`);
  const address = new URL((await driver.findElement(By.id('basic-page')).getAttribute('href')) ?? '');
  address.username = await textOf(driver, 'basic-name');
  address.password = await textOf(driver, 'basic-password');
  const [, word = ''] = /word is (\S+)\./.exec(await readInATab(driver, address.href)) ?? [];
  await send(driver, 'basic-word', word);
  await done(driver, 'basic');
});

test('digest', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/httpLab`);
  const address = new URL((await driver.findElement(By.id('digest-page')).getAttribute('href')) ?? '');
  address.username = await textOf(driver, 'digest-name');
  address.password = await textOf(driver, 'digest-password');
  const [, word = ''] = /word is (\S+)\./.exec(await readInATab(driver, address.href)) ?? [];
  await send(driver, 'digest-word', word);
  await done(driver, 'digest');
});

test('bearer', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/httpLab`);
  await press(driver, 'get-token');
  await send(driver, 'authorization', `Bearer ${await textOf(driver, 'token')}`);
  await done(driver, 'bearer');
});

test('leaving', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/httpLab`);
  const first = await driver.getWindowHandle();
  await press(driver, 'open-leave');
  const opened = async () => (await driver.getAllWindowHandles()).find((handle) => handle !== first);
  await driver.switchTo().window((await driver.wait(opened, 5000)) as string);
  await driver.wait(until.elementLocated(By.css('h1')), 5000);
  await driver.close();
  await driver.switchTo().window(first);
  const number = await driver.wait(async () => {
    await press(driver, 'ask-server');
    return /\/lab\/left\/(\d+)/.exec(await textOf(driver, 'seen'))?.[1];
  }, 8000);
  await send(driver, 'number-that-arrived', number as string);
  await done(driver, 'leaving');
});
