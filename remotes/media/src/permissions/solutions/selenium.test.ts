import { test } from '@playground/kit/tools/selenium';
import { engine, impossible, workaround } from '@playground/kit/tools/verdict';
import { By, Key, until, type WebDriver } from 'selenium-webdriver';
import type { Driver } from 'selenium-webdriver/chrome.js';

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
  if (engine !== 'chromium')
    return impossible('Without DevTools, Selenium sets no position: https://github.com/SeleniumHQ/selenium/pull/16179');
  workaround('The position is set through DevTools, see https://www.selenium.dev/documentation/webdriver/bidi/cdp/');
  await driver.get(`${baseUrl}/permissions`);
  await (driver as Driver).setPermission('geolocation', 'granted');
  const position = { latitude: 47.3769, longitude: 8.5417, accuracy: 1 };
  await (driver as Driver).sendDevToolsCommand('Emulation.setGeolocationOverride', position);
  await driver.findElement(By.id('ask-position')).click();
  await done(driver, 'position');
});

test('notifications', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/permissions`);
  if (engine === 'chromium') await (driver as Driver).setPermission('notifications', 'granted');
  await driver.findElement(By.id('ask-notifications')).click();
  await done(driver, 'notifications');
});

test('clipboard-read', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/permissions`);
  if (engine === 'chromium') await (driver as Driver).setPermission('clipboard-read', 'granted');
  await driver.findElement(By.id('word-to-copy')).sendKeys(Key.chord(Key.CONTROL, 'a'), Key.chord(Key.CONTROL, 'c'));
  await driver.findElement(By.id('ask-clipboard-read')).click();
  await done(driver, 'clipboard-read');
});

test('clipboard-write', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/permissions`);
  if (engine === 'chromium') await (driver as Driver).setPermission('clipboard-write', 'granted');
  await driver.findElement(By.id('ask-clipboard-write')).click();
  await driver.wait(until.elementTextIs(await driver.findElement(By.id('clipboard-written')), 'a word'), 5000);
  await driver.findElement(By.id('pasted-word')).sendKeys(Key.chord(Key.CONTROL, 'v'));
  await driver.findElement(By.id('check-paste')).click();
  await done(driver, 'clipboard-write');
});
