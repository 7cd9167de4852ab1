import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/selenium';
import { answer, engine, workaround } from '@playground/kit/tools/verdict';
import { By, until, type WebDriver } from 'selenium-webdriver';
import type { Driver } from 'selenium-webdriver/chrome.js';

const latitude = 48.5216;
const longitude = 9.0576;

/** Gives the open page its position. */
async function locate(driver: WebDriver) {
  if (engine === 'chromium') {
    workaround('The position is set through DevTools, see https://www.selenium.dev/documentation/webdriver/bidi/cdp/');
    await (driver as Driver).setPermission('geolocation', 'granted');
    await (driver as Driver).sendDevToolsCommand('Emulation.setGeolocationOverride', {
      latitude,
      longitude,
      accuracy: 1,
    });
  } else {
    workaround('A script gives the page its position, see https://github.com/SeleniumHQ/selenium/pull/16179');
    await driver.executeScript(
      'const [coords] = arguments; navigator.geolocation.getCurrentPosition = (found) => found({ coords });',
      { latitude, longitude },
    );
  }
}

test('city', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/geolocation`);
  await locate(driver);
  await driver.findElement(By.xpath("//button[.='Request location']")).click();
  // The first request waits while the geocoder loads its list of cities.
  const card = await driver.wait(until.elementLocated(By.css('output[aria-label="Your location"]')), 20_000);
  await driver.wait(until.elementTextContains(card, 'City: Tübingen'), 5000);
});

test('slow-answer', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/geolocation?fault=reverse:slow-3000`);
  await locate(driver);
  await driver.findElement(By.xpath("//button[.='Request location']")).click();
  // Wait for the result itself instead of a fixed time.
  const card = await driver.wait(until.elementLocated(By.css('output[aria-label="Your location"]')), 20_000);
  await driver.wait(until.elementTextContains(card, 'City: Tübingen'), 5000);
});

test('denied', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/geolocation`);
  if (engine === 'chromium') {
    await (driver as Driver).setPermission('geolocation', 'denied');
  } else {
    workaround(
      'A script refuses the position, see https://selenium.dev/selenium/docs/api/java/org/openqa/selenium/chromium/HasPermissions.html',
    );
    await driver.executeScript(
      "navigator.geolocation.getCurrentPosition = (found, failed) => failed({ message: 'denied' });",
    );
  }
  await driver.findElement(By.xpath("//button[.='Request location']")).click();
  const spinner = await driver.findElement(By.css('[role=progressbar]'));
  await driver.wait(until.elementIsVisible(spinner), 5000);
  await driver.manage().setTimeouts({ implicit: 0 });
  assert.deepEqual(await driver.findElements(By.css('output[aria-label="Your location"]')), []);
  answer(await spinner.getAccessibleName());
});
