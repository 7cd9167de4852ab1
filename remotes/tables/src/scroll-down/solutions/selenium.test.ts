import { test } from '@playground/kit/tools/selenium';
import { answer } from '@playground/kit/tools/verdict';
import { By } from 'selenium-webdriver';

test('last-statement', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/scrollDown`);
  const statement = await driver.findElement(By.xpath("//p[contains(., 'Jabuticaba')]"));
  await driver.executeScript('arguments[0].scrollIntoView()', statement);
  const isInView =
    'const { top, bottom } = arguments[0].getBoundingClientRect(); return top >= 0 && bottom <= innerHeight';
  await driver.wait(() => driver.executeScript<boolean>(isInView, statement), 5000);
  answer(await statement.getText());
});
