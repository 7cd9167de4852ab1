import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/selenium';
import { answer } from '@playground/kit/tools/verdict';
import { By } from 'selenium-webdriver';

const GO_TO = `
  for (const track of arguments[0].textTracks) track.mode = 'showing';
  arguments[0].currentTime = arguments[1];
  arguments[0].playbackRate = 0.25; // each caption then stays for four seconds`;
const CAPTION = 'return arguments[0].textTracks[0].activeCues?.[0]?.text';

test('caption', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/video`);
  const video = await driver.findElement(By.css('video'));
  await driver.executeScript(GO_TO, video, 7.5);
  await driver.wait(async () => (await driver.executeScript(CAPTION, video)) === 'Seven', 5000);
  answer(await driver.executeScript(CAPTION, video));
});

test('loop', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/video`);
  const video = await driver.findElement(By.css('video'));
  await driver.executeScript(GO_TO, video, 9.5);
  await driver.wait(async () => (await driver.executeScript(CAPTION, video)) === 'Nine', 5000);
  await video.click(); // starts the clip
  await driver.wait(async () => (await driver.executeScript(CAPTION, video)) === 'Zero', 5000);
  assert.equal(await video.getProperty('paused'), false);
  answer(await driver.executeScript(CAPTION, video));
});
