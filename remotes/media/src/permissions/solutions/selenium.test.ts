import { test } from '@playground/kit/tools/selenium';
import { engine, workaround } from '@playground/kit/tools/verdict';
import { By, Key, until, type WebDriver } from 'selenium-webdriver';
import type { Driver } from 'selenium-webdriver/chrome.js';
import { Context, type Driver as Firefox } from 'selenium-webdriver/firefox.js';

const CHROME_CONTEXT =
  'setContext() reaches the preferences, if geckodriver starts with --allow-system-access: https://www.selenium.dev/documentation/webdriver/browsers/firefox/';

// In WebKit, the session starts with this option, in `args` of webkitgtk:browserOptions.
if (engine === 'webkit') test.use({ miniBrowser: ['--javascript-can-access-clipboard=true'] });

const CLIPBOARD =
  'MiniBrowser starts with --javascript-can-access-clipboard=true, in args of webkitgtk:browserOptions: https://webkitgtk.org/reference/webkit2gtk/stable/property.Settings.javascript-can-access-clipboard.html';

const done = async (driver: WebDriver, station: string) =>
  driver.wait(until.elementTextContains(await driver.findElement(By.id(`${station}-outcome`)), 'Done:'), 5000);

test('camera', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/permissions`);
  if (engine === 'chromium') await (driver as Driver).setPermission('camera', 'granted');
  await driver.findElement(By.id('ask-camera')).click();
  await done(driver, 'camera');
});

test('microphone', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/permissions`);
  if (engine === 'chromium') await (driver as Driver).setPermission('microphone', 'granted');
  await driver.findElement(By.id('ask-microphone')).click();
  await done(driver, 'microphone');
});

test('position', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/permissions`);
  if (engine === 'firefox') {
    workaround(CHROME_CONTEXT);
    const answer = { location: { lat: 47.3769, lng: 8.5417 }, accuracy: 1 };
    await (driver as Firefox).setContext(Context.CHROME);
    await driver.executeScript(
      `Services.prefs.setIntPref('permissions.default.geo', 1);
      Services.prefs.setBoolPref('geo.provider.testing', true);
      Services.prefs.setStringPref('geo.provider.network.url', arguments[0]);`,
      `data:application/json,${JSON.stringify(answer)}`,
    );
    await (driver as Firefox).setContext(Context.CONTENT);
  } else if (engine === 'webkit') {
    workaround('A script gives the page its position, see https://github.com/SeleniumHQ/selenium/pull/16179');
    await driver.executeScript(
      `const coords = { latitude: 47.3769, longitude: 8.5417 };
      navigator.geolocation.getCurrentPosition = (found) => found({ coords });`,
    );
  } else {
    workaround('The position is set through DevTools, see https://www.selenium.dev/documentation/webdriver/bidi/cdp/');
    await (driver as Driver).setPermission('geolocation', 'granted');
    const position = { latitude: 47.3769, longitude: 8.5417, accuracy: 1 };
    await (driver as Driver).sendDevToolsCommand('Emulation.setGeolocationOverride', position);
  }
  await driver.findElement(By.id('ask-position')).click();
  await done(driver, 'position');
});

test('notifications', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/permissions`);
  if (engine === 'chromium') await (driver as Driver).setPermission('notifications', 'granted');
  else if (engine === 'webkit') {
    workaround(
      'WebKit’s driver cannot set a permission, so a script allows notifications, see https://github.com/SeleniumHQ/selenium/issues/11926',
    );
    await driver.executeScript("Notification.requestPermission = async () => 'granted'");
  }
  await driver.findElement(By.id('ask-notifications')).click();
  await done(driver, 'notifications');
});

test('clipboard-read', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/permissions`);
  if (engine === 'chromium') await (driver as Driver).setPermission('clipboard-read', 'granted');
  else if (engine === 'firefox') {
    workaround(CHROME_CONTEXT);
    await (driver as Firefox).setContext(Context.CHROME);
    // Otherwise Firefox asks with a button of its own.
    await driver.executeScript("Services.prefs.setBoolPref('dom.events.testing.asyncClipboard', true)");
    await (driver as Firefox).setContext(Context.CONTENT);
  } else workaround(CLIPBOARD);
  await driver.findElement(By.id('word-to-copy')).click();
  await driver.actions().keyDown(Key.CONTROL).sendKeys('a', 'c').keyUp(Key.CONTROL).perform();
  await driver.findElement(By.id('ask-clipboard-read')).click();
  await done(driver, 'clipboard-read');
});

test('clipboard-write', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/permissions`);
  if (engine === 'chromium') await (driver as Driver).setPermission('clipboard-write', 'granted');
  else if (engine === 'webkit') workaround(CLIPBOARD);
  await driver.findElement(By.id('ask-clipboard-write')).click();
  await driver.wait(until.elementTextIs(await driver.findElement(By.id('clipboard-written')), 'a word'), 5000);
  await driver.findElement(By.id('pasted-word')).sendKeys(Key.chord(Key.CONTROL, 'v'));
  await driver.findElement(By.id('check-paste')).click();
  await done(driver, 'clipboard-write');
});
