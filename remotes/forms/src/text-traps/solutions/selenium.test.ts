import { test } from '@playground/kit/tools/selenium';
import { By, Key, until, type WebDriver } from 'selenium-webdriver';

const done = async (driver: WebDriver, station: string) =>
  driver.wait(until.elementTextContains(await driver.findElement(By.id(`${station}-outcome`)), 'Done:'), 5000);

test('non-breaking-spaces', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/textTraps`);
  const words = await driver.findElement(By.id('non-breaking-spaces-wanted')).getText();
  // normalize-space() does not fold non-breaking spaces.
  await driver.findElement(By.xpath(`//button[translate(., '\u00a0', ' ')='${words}']`)).click();
  await done(driver, 'non-breaking-spaces');
});

test('zero-width-spaces', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/textTraps`);
  const code = await driver.findElement(By.id('zero-width-spaces-ticket')).getText();
  await driver.findElement(By.id('zero-width-spaces-answer')).sendKeys(code.replaceAll('\u200b', ''), Key.ENTER);
  await done(driver, 'zero-width-spaces');
});

test('soft-hyphens', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/textTraps`);
  const word = await driver.findElement(By.id('soft-hyphens-wanted')).getText();
  await driver.findElement(By.xpath(`//button[translate(., '\u00ad', '')='${word}']`)).click();
  await done(driver, 'soft-hyphens');
});

test('bidi-marks', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/textTraps`);
  const text = await driver.findElement(By.id('bidi-marks-parcel')).getText();
  const digits = text.replace(/\D/g, ''); // without the marks
  await driver.findElement(By.id('bidi-marks-answer')).sendKeys([...digits].reverse().join(''), Key.ENTER);
  await done(driver, 'bidi-marks');
});

test('case-by-style', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/textTraps`);
  const word = await driver.findElement(By.id('case-by-style-wanted')).getText();
  for (const button of await driver.findElements(By.css('#case-by-style button'))) {
    if ((await button.getText()) === word) await button.click(); // getText() has the case that the style makes
  }
  await done(driver, 'case-by-style');
});

test('text-by-before', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/textTraps`);
  const words = await driver.findElement(By.id('text-by-before-wanted')).getText();
  for (const button of await driver.findElements(By.css('#text-by-before button'))) {
    if ((await button.getAccessibleName()) === words) await button.click(); // getText() has no text of ::before
  }
  await done(driver, 'text-by-before');
});

test('ellipsis', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/textTraps`);
  const words = await driver.findElement(By.id('ellipsis-wanted')).getText();
  await driver.findElement(By.css(`button[title="${words}"]`)).click();
  await done(driver, 'ellipsis');
});

test('text-in-pieces', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/textTraps`);
  const words = await driver.findElement(By.id('text-in-pieces-wanted')).getText();
  await driver.findElement(By.xpath(`//button[.='${words}']`)).click(); // text() would be one piece only
  await done(driver, 'text-in-pieces');
});

test('look-alike-letters', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/textTraps`);
  const text = await driver.findElement(By.id('look-alike-letters-sign')).getText();
  const word = text.replace(/[асеор]/g, (letter) => 'aceop'['асеор'.indexOf(letter)] ?? '');
  await driver.findElement(By.id('look-alike-letters-answer')).sendKeys(word, Key.ENTER);
  await done(driver, 'look-alike-letters');
});

test('ids-that-change', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/textTraps`);
  const word = await driver.findElement(By.id('ids-that-change-wanted')).getText();
  await driver.findElement(By.xpath(`//button[.='${word}']`)).click();
  await driver.findElement(By.xpath(`//button[.='${word}']`)).click();
  await done(driver, 'ids-that-change');
});

test('ids-with-dots', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/textTraps`);
  const fruit = await driver.findElement(By.id('ids-with-dots-wanted')).getText();
  await driver.findElement(By.id(`remove.${fruit}`)).click(); // By.id escapes the dot
  await done(driver, 'ids-with-dots');
});

test('ids-with-digits-first', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/textTraps`);
  const words = await driver.findElement(By.id('ids-with-digits-first-wanted')).getText();
  await driver.findElement(By.xpath(`//button[.='${words}']`)).click();
  await done(driver, 'ids-with-digits-first');
});

test('classes-in-any-order', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/textTraps`);
  const words = await driver.findElement(By.id('classes-in-any-order-wanted')).getText();
  await driver.findElement(By.css(`.box.${words.replace(' ', '.')}`)).click();
  await done(driver, 'classes-in-any-order');
});

test('labels-that-occur-twice', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/textTraps`);
  const town = await driver.findElement(By.id('town-wanted')).getText();
  const address = await driver.findElement(By.id('town-address')).getText();
  await driver.findElement(By.xpath(`//fieldset[legend='${address} address']//input`)).sendKeys(town, Key.ENTER);
  await done(driver, 'labels-that-occur-twice');
});

test('label-not-the-name', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/textTraps`);
  const word = await driver.findElement(By.id('label-not-the-name-wanted')).getText();
  await driver.findElement(By.xpath(`//button[.='${word}']`)).click();
  await done(driver, 'label-not-the-name');
});
