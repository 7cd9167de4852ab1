import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { test } from '@playground/kit/tools/selenium';
import { engine, workaround } from '@playground/kit/tools/verdict';
import { By, until, type WebDriver } from 'selenium-webdriver';
import type { Driver } from 'selenium-webdriver/chrome.js';

const done = async (driver: WebDriver, station: string) =>
  driver.wait(until.elementTextContains(await driver.findElement(By.id(`${station}-outcome`)), 'Done:'), 5000);

test('record', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/audioInput`);
  if (engine === 'chromium') await (driver as Driver).setPermission('microphone', 'granted');
  await driver.findElement(By.id('record-start')).click();
  const clock = await driver.findElement(By.id('record-state'));
  await driver.wait(until.elementTextMatches(clock, /^Recording: [2-9]/), 10_000);
  await driver.findElement(By.id('record-stop')).click();
  await done(driver, 'record');
});

test('play', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/audioInput`);
  for (const sound of ['bell', 'horn', 'flute']) {
    await driver.findElement(By.id(`play-${sound}`)).click();
    await driver.wait(
      until.elementTextIs(await driver.findElement(By.id(`${sound}-state`)), 'played to its end'),
      10_000,
    );
  }
  await done(driver, 'play');
});

test('download', async ({ driver, baseUrl, downloads }) => {
  await driver.get(`${baseUrl}/audioInput`);
  if (engine === 'chromium') await (driver as Driver).setPermission('microphone', 'granted');
  await driver.findElement(By.id('memo-start')).click();
  const recorder = await driver.findElement(By.id('memo-recorder'));
  await driver.wait(until.elementTextContains(recorder, 'Recording:'), 10_000);
  await driver.findElement(By.id('memo-stop')).click();
  const file = path.join(downloads, await driver.findElement(By.id('memo-name')).getText());
  await driver.findElement(By.id('download-memo')).click();
  await driver.wait(() => existsSync(file) && statSync(file).size > 0, 5000);
  await driver.findElement(By.id('memo-size')).sendKeys(statSync(file).size);
  await driver.findElement(By.id('remove-memo')).click();
  await done(driver, 'download');
});

test('level', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/audioInput`);
  if (engine === 'chromium') await (driver as Driver).setPermission('microphone', 'granted');
  await driver.findElement(By.id('level-start')).click();
  const state = await driver.findElement(By.id('level-state'));
  await driver.wait(until.elementTextIs(state, 'The level reached the mark.'), 15_000); // The fake device beeps.
  await driver.findElement(By.id('level-stop')).click();
  await done(driver, 'level');
});

test('refused', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/audioInput`);
  if (engine === 'chromium') await (driver as Driver).setPermission('microphone', 'denied');
  else if (engine === 'webkit') {
    workaround(
      'A script refuses the microphone, because the driver cannot, see https://github.com/SeleniumHQ/selenium/issues/11926',
    );
    await driver.executeScript(`
      const refused = new DOMException('Refused.', 'NotAllowedError');
      navigator.mediaDevices.getUserMedia = () => Promise.reject(refused);`);
  } else
    workaround(
      'The microphone is refused from the start, because the driver of Firefox cannot set its permission, https://bugzilla.mozilla.org/show_bug.cgi?id=1524074',
    );
  await driver.findElement(By.id('ask-microphone')).click();
  const word = await driver.findElement(By.css('[role=alert] strong')).getText();
  await driver.findElement(By.id('word')).sendKeys(word);
  await driver.findElement(By.id('go-on-without')).click();
  await done(driver, 'refused');
});
