import { test } from '@playground/kit/tools/selenium';
import { By, Origin } from 'selenium-webdriver';

test('full-screen', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/screen`);
  await driver.findElement(By.id('full-screen-open')).click();
  await driver.findElement(By.id('mark')).click();
  await driver.findElement(By.id('leave-full-screen')).click();
  await driver.findElement(By.xpath("//*[@id='full-screen-outcome'][starts-with(., 'Done:')]"));
});

test('dial', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/screen`);
  const wanted = Number(await driver.findElement(By.id('asked-number')).getText());
  const dial = await driver.findElement(By.id('hold-dial'));
  await driver.actions().move({ origin: dial }).click().perform(); // so that the movement begins here
  await driver.wait(() => driver.executeScript<boolean>('return document.pointerLockElement !== null'), 5000);
  await driver
    .actions()
    .move({ origin: Origin.POINTER, x: 10 * wanted, y: 0 })
    .perform();
  await driver.actions().press().release().perform();
  await driver.findElement(By.xpath("//*[@id='dial-outcome'][starts-with(., 'Done:')]"));
});
