import { test } from '@playground/kit/tools/selenium';
import { answer } from '@playground/kit/tools/verdict';
import { By, until } from 'selenium-webdriver';

test('image', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/waitImage`);
  const image = await driver.wait(until.elementLocated(By.css('output img')), 10_000);
  await driver.wait(until.elementIsVisible(image), 5000);
  answer(await image.getAttribute('alt'));
});
