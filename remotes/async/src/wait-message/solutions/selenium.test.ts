import { test } from '@playground/kit/tools/selenium';
import { answer } from '@playground/kit/tools/verdict';
import { By, until } from 'selenium-webdriver';

test('message', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/waitMessage`);
  const message = await driver.wait(until.elementLocated(By.css('output .alert')), 10_000);
  await driver.wait(until.elementTextContains(message, 'The secret message is:'), 5000);
  answer((await message.getText()).replace('The secret message is: ', ''));
});
