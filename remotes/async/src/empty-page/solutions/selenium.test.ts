import { test } from '@playground/kit/tools/selenium';
import { answer } from '@playground/kit/tools/verdict';
import { By } from 'selenium-webdriver';

test('heading', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/emptyPage`);
  answer(await driver.findElement(By.css('h1')).getText());
});
