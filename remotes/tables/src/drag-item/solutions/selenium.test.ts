import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/selenium';
import { By, Key, until } from 'selenium-webdriver';

test('sort', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/dragItem`);
  const task = (number: number) => driver.findElement(By.id(`task${number}`));
  const [two, three, four, five] = [await task(2), await task(3), await task(4), await task(5)];
  await driver.actions().dragAndDrop(five, four).perform();
  await driver.actions().dragAndDrop(two, three).perform();
  await driver.wait(until.elementTextIs(await driver.findElement(By.css('main .alert')), 'Correct'), 5000);
});

test('last-to-the-top', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/dragItem`);
  const last = await driver.findElement(By.css('#task7 button'));
  await last.sendKeys(Key.SPACE, Key.ARROW_UP.repeat(6), Key.SPACE);
  await driver.wait(until.elementTextIs(await driver.findElement(By.css('main [role=alert]')), 'Incorrect'), 5000);
  assert.equal(await driver.findElement(By.css('main ol > li')).getText(), 'Task 7');
});
