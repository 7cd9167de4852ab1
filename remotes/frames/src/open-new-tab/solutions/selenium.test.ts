import { test } from '@playground/kit/tools/selenium';
import { By, until } from 'selenium-webdriver';

test('new-tab', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/openNewTab`);
  const old = await driver.getWindowHandle();
  await driver.findElement(By.linkText('Open new tab')).click();
  await driver.wait(async () => (await driver.getAllWindowHandles()).length === 2, 5000);
  for (const handle of await driver.getAllWindowHandles()) {
    if (handle !== old) await driver.switchTo().window(handle);
  }
  await driver.wait(until.urlIs(`${baseUrl}/newTab`), 5000);
  await driver.findElement(By.xpath("//*[.='This page was opened in a new tab.']"));
});
