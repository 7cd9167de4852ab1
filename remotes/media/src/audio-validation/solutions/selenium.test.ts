import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/selenium';
import { By, until } from 'selenium-webdriver';

test('play', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/audioValidation`);
  const sample = await driver.findElement(By.id('sample-a'));
  const button = await sample.findElement(By.css('button'));
  await button.click();
  await driver.wait(until.elementTextIs(button, 'Pause'), 5000);
  await driver.wait(until.elementTextIs(button, 'Play'), 10_000); // the recording takes five seconds
  assert.equal(await sample.findElement(By.css('audio')).getProperty('ended'), true);
  const bar = await sample.findElement(By.css('[role=slider]'));
  assert.equal(await bar.getAttribute('aria-valuetext'), '5.0 of 5.0 seconds');
});

test('seek', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/audioValidation`);
  const bar = await driver.findElement(By.css('[aria-label="Sample B position"]'));
  await bar.click(); // clicks the middle
  await driver.wait(async () => (await bar.getAttribute('aria-valuetext')) === '2.5 of 5.0 seconds', 5000);
  assert.equal(await driver.findElement(By.css('#sample-b button')).getText(), 'Play');
});
