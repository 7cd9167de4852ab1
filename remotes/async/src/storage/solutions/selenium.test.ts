import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/selenium';
import { engine, workaround } from '@playground/kit/tools/verdict';
import { By, until, type WebDriver } from 'selenium-webdriver';
import type { Driver } from 'selenium-webdriver/chrome.js';
import { Context, type Driver as Firefox } from 'selenium-webdriver/firefox.js';

const done = async (driver: WebDriver, station: string) => {
  const outcome = await driver.findElement(By.id(`${station}-outcome`));
  await driver.wait(until.elementTextMatches(outcome, /^Done:/), 10_000);
  assert.match(await outcome.getText(), /^Done:/);
};

const said = async (driver: WebDriver, id: string, text: string) =>
  driver.wait(until.elementTextIs(await driver.findElement(By.id(id)), text), 10_000);

test('cookies', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/storage`);
  await driver.findElement(By.id('set-cookies')).click();
  await said(driver, 'cookies-state', 'All four cookies are set.');
  const cookies = await driver.manage().getCookies(); // HttpOnly cookies too
  const ours = cookies.filter(({ name }) => name.startsWith('storage-'));
  const sum = ours.reduce((total, { value }) => total + Number(value), 0);
  await driver.findElement(By.id('cookie-sum')).sendKeys(sum);
  await driver.findElement(By.id('check-cookie-sum')).click();
  await done(driver, 'cookies');
});

test('local-and-session', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/storage`);
  await driver.findElement(By.id('store-words')).click();
  const name = await driver.findElement(By.id('basket-name')).getText();
  const word = await driver.executeScript<string>('return sessionStorage.getItem(arguments[0])', name);
  await driver.findElement(By.id('session-word')).sendKeys(word);
  await driver.findElement(By.id('check-session-word')).click();
  await done(driver, 'local-and-session');
});

test('indexed-db', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/storage`);
  await driver.findElement(By.id('fill-database')).click();
  await said(driver, 'database-state', 'The database is full.');
  const name = await driver.findElement(By.id('database-name')).getText();
  const key = Number(await driver.findElement(By.id('parcel-key')).getText()); // a text would find another parcel
  const owner = await driver.executeAsyncScript<string>(
    `const [name, key, resolve] = arguments;
    const request = indexedDB.open(name);
    request.onsuccess = () => {
      const parcel = request.result.transaction('parcels').objectStore('parcels').get(key);
      parcel.onsuccess = () => {
        request.result.close();
        resolve(parcel.result.owner);
      };
    };`,
    name,
    key,
  );
  await driver.findElement(By.id('parcel-owner')).sendKeys(owner);
  await driver.findElement(By.id('check-parcel-owner')).click();
  await done(driver, 'indexed-db');
});

test('offline', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/storage`);
  await driver.findElement(By.id('install-worker')).click();
  await driver.switchTo().frame(driver.findElement(By.id('offline-frame')));
  await said(driver, 'worker', 'Version 1 is active.');
  await driver.switchTo().defaultContent();
  if (engine === 'firefox') {
    workaround(
      'setContext() reaches the settings of the tab, if geckodriver starts with --allow-system-access: https://www.selenium.dev/documentation/webdriver/browsers/firefox/',
    );
    await (driver as Firefox).setContext(Context.CHROME);
    await driver.executeScript('gBrowser.selectedBrowser.browsingContext.forceOffline = true');
    await (driver as Firefox).setContext(Context.CONTENT);
  } else if (engine === 'webkit') {
    workaround(
      'WebKit’s driver cannot take the network away, https://github.com/w3c/webdriver-bidi/issues/776. A script says that the page is offline. The worker needs no network',
    );
    await driver.executeScript("Object.defineProperty(navigator, 'onLine', { value: false })");
  } else {
    workaround('DevTools set the network: https://www.selenium.dev/documentation/webdriver/bidi/cdp/');
    await (driver as Driver).setNetworkConditions({
      offline: true,
      latency: 0,
      download_throughput: 0,
      upload_throughput: 0,
    });
  }
  await driver.findElement(By.id('load-offline-page')).click();
  await done(driver, 'offline');
});

test('update', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/storage`);
  await driver.findElement(By.id('install-version-1')).click();
  // The frame loads its page again, so we go into it anew.
  await driver.wait(async () => {
    await driver.switchTo().defaultContent();
    await driver.switchTo().frame(driver.findElement(By.id('update-frame')));
    return driver.findElement(By.css('[data-served-by="1"] #served')).catch(() => false);
  }, 10_000);
  await driver.switchTo().defaultContent();
  await driver.findElement(By.id('publish-version-2')).click();
  await driver.switchTo().frame(driver.findElement(By.id('update-frame')));
  await said(driver, 'worker', 'Version 2 waits.');
  await driver.switchTo().defaultContent();
  await driver.findElement(By.id('use-version-2')).click();
  await driver.switchTo().frame(driver.findElement(By.id('update-frame')));
  await said(driver, 'worker', 'Version 2 is active.');
  await driver.switchTo().defaultContent();
  await driver.findElement(By.id('load-updated-page')).click();
  await done(driver, 'update');
});

test('cleared', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/storage`);
  await driver.findElement(By.id('store-things')).click();
  await said(driver, 'storage-state', 'Five things are stored.');
  await driver.findElement(By.id('clear-storage')).click();
  const name = await driver.findElement(By.id('thing-name')).getText();
  await driver.manage().deleteCookie(name);
  await driver.executeScript(
    `const [name] = arguments;
    localStorage.removeItem(name);
    sessionStorage.removeItem(name);
    indexedDB.deleteDatabase(name);
    return caches.delete(name);`,
    name,
  );
  await driver.findElement(By.id('check-storage')).click();
  await done(driver, 'cleared');
});

test('partitioned', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/storage`);
  await driver.findElement(By.id('store-in-both')).click();
  const name = await driver.findElement(By.id('flavour-name')).getText();
  await driver.switchTo().frame(driver.findElement(By.id('storing-frame')));
  await driver.wait(until.elementLocated(By.xpath("//*[text()='This frame has stored its word.']")), 10_000);
  const word = await driver.executeScript<string>('return localStorage.getItem(arguments[0])', name);
  await driver.switchTo().defaultContent();
  await driver.findElement(By.id('frame-word')).sendKeys(word);
  await driver.findElement(By.id('check-frame-word')).click();
  await done(driver, 'partitioned');
});
