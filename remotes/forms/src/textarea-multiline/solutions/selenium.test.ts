import { test } from '@playground/tools/selenium';
import { By, Key, until } from 'selenium-webdriver';

test('two-lines', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/textareaMultiline`);
  await driver.findElement(By.id('your-text')).sendKeys('one', Key.ENTER, 'two');
  await driver.wait(until.elementTextIs(await driver.findElement(By.css('main output')), 'Characters: 7'), 5000);
});

test('family', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/textareaMultiline`);
  await driver.findElement(By.id('your-text')).sendKeys('👩‍👩‍👧');
  await driver.wait(until.elementTextIs(await driver.findElement(By.css('main output')), 'Characters: 1'), 5000);
});
