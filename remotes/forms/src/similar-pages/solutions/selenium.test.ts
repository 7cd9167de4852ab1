import { test } from '@playground/tools/selenium';
import { By, until } from 'selenium-webdriver';

const pages = { first: '/similarPages', second: '/similarPages/secondVersion' };

for (const [task, path] of Object.entries(pages)) {
  test(task, async ({ driver, baseUrl }) => {
    await driver.get(`${baseUrl}${path}`);
    await driver.findElement(By.css('main form input')).sendKeys('Clarice Lispector');
    await driver.findElement(By.css('main form button')).click();
    const result = await driver.findElement(By.css('main [role=status]'));
    await driver.wait(until.elementTextIs(result, 'A book by Clarice Lispector was found!'), 5000);
  });
}
