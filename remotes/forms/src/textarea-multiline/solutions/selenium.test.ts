import { test } from '@playground/kit/tools/selenium';
import { engine, workaround } from '@playground/kit/tools/verdict';
import { By, Key, until } from 'selenium-webdriver';

test('two-lines', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/textareaMultiline`);
  await driver.findElement(By.id('your-text')).sendKeys('one', Key.ENTER, 'two');
  await driver.wait(until.elementTextIs(await driver.findElement(By.css('main output')), 'Characters: 7'), 5000);
});

test('family', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/textareaMultiline`);
  const family = '👩‍👩‍👧';
  const field = await driver.findElement(By.id('your-text'));
  if (engine === 'webkit') {
    workaround('The driver cannot type emojis, see https://github.com/SeleniumHQ/selenium/issues/3257');
    await field.click();
    await driver.executeScript("document.execCommand('insertText', false, arguments[0])", family);
  } else await field.sendKeys(family);
  await driver.wait(until.elementTextIs(await driver.findElement(By.css('main output')), 'Characters: 1'), 5000);
});
