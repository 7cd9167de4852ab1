import { test } from '@playground/kit/tools/selenium';
import { engine, workaround } from '@playground/kit/tools/verdict';
import { By, until } from 'selenium-webdriver';
import type { Driver } from 'selenium-webdriver/chrome.js';

const TURN_ON = By.xpath("//button[normalize-space()='Turn On Camera']");
const TURN_OFF = By.xpath("//button[normalize-space()='Turn Off Camera']");

test('on', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/cameraPage`);
  if (engine === 'chromium') await (driver as Driver).setPermission('camera', 'granted');
  await driver.findElement(TURN_ON).click();
  const video = await driver.findElement(By.css('video'));
  await driver.wait(async () => Number(await video.getProperty('currentTime')) > 0, 5000);
  await driver.findElement(TURN_OFF);
});

test('off', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/cameraPage`);
  if (engine === 'chromium') await (driver as Driver).setPermission('camera', 'granted');
  await driver.findElement(TURN_ON).click();
  const video = await driver.findElement(By.css('video'));
  await driver.wait(async () => Number(await video.getProperty('currentTime')) > 0, 5000);
  await driver.findElement(TURN_OFF).click();
  await driver.wait(until.stalenessOf(video), 5000);
  await driver.findElement(By.xpath("//p[.='Camera is currently off']"));
});

test('refused', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/cameraPage`);
  if (engine === 'chromium') await (driver as Driver).setPermission('camera', 'denied');
  else
    workaround(
      'The camera is refused from the start, because the drivers of Firefox (https://bugzilla.mozilla.org/show_bug.cgi?id=1524074) and WebKit (https://github.com/SeleniumHQ/selenium/issues/11926) cannot set its permission',
    );
  await driver.findElement(TURN_ON).click();
  const alert = await driver.findElement(By.css('[role=alert]'));
  await driver.wait(until.elementTextMatches(alert, /^Error accessing camera: ./), 5000);
  await driver.findElement(TURN_ON);
});
