import { test } from '@playground/kit/tools/selenium';
import { By, Key, until, type WebDriver } from 'selenium-webdriver';

const done = async (driver: WebDriver, station: string) =>
  driver.wait(until.elementTextContains(await driver.findElement(By.id(`${station}-outcome`)), 'Done:'), 5000);

/** The rows, after each was in view. The page does not know before what a pointer reaches in a row. */
async function rowsSeen(driver: WebDriver) {
  await driver.wait(until.elementLocated(By.id('ways-table')), 5000);
  const rows = await driver.findElements(By.css('#ways-table tbody tr'));
  for (const row of rows) {
    await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', row);
    await driver.wait(async () => !(await row.getText()).includes('not in view yet'), 5000);
  }
  return rows;
}

test('press-reachable', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/visibility`);
  for (const row of await rowsSeen(driver)) {
    const [, pointer] = await row.findElements(By.css('td + td'));
    if ((await pointer?.getText()) === 'reaches it') await row.findElement(By.css('button')).click();
  }
  await driver.findElement(By.id('press-reachable-check')).click();
  await done(driver, 'press-reachable');
});

test('press-by-keyboard', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/visibility`);
  await rowsSeen(driver);
  await driver.findElement(By.id('opacity-none')).click();
  // Tab goes to each button that takes the focus. sendKeys() of an element would refuse those that are not displayed.
  for (;;) {
    await driver.actions().sendKeys(Key.TAB).perform();
    if ((await driver.switchTo().activeElement().getAttribute('id')) === 'same-colour') break;
    await driver.actions().sendKeys(Key.ENTER).perform();
  }
  await driver.findElement(By.id('press-by-keyboard-check')).click();
  await done(driver, 'press-by-keyboard');
});

test('screen-reader', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/visibility`);
  await driver.wait(until.elementLocated(By.id('screen-reader-names')), 5000);
  let found = 0;
  for (const item of await driver.findElements(By.css('#screen-reader-names li'))) {
    const name = await item.getText();
    found += (await driver.findElements(By.xpath(`//tr[th='${name}']/td[.='button ${name}']`))).length;
  }
  await driver.findElement(By.id('screen-reader-answer')).sendKeys(String(found), Key.ENTER);
  await done(driver, 'screen-reader');
});

test('wait-until-seen', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/visibility`);
  await driver.findElement(By.id('send-for-bell')).click();
  const cover = await driver.wait(until.elementLocated(By.id('bell-cover')), 5000);
  await driver.wait(until.stalenessOf(cover), 5000);
  await driver.findElement(By.id('bell')).click();
  await done(driver, 'wait-until-seen');
});

test('gone-for-good', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/visibility`);
  const lamp = await driver.findElement(By.id('lamp'));
  await driver.findElement(By.id('remove-lamp')).click();
  await driver.wait(until.stalenessOf(lamp), 10_000); // elementIsNotVisible would end when it is hidden
  await driver.findElement(By.id('lamp-gone')).click();
  await done(driver, 'gone-for-good');
});
