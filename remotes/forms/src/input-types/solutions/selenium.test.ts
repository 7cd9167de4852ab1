import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from '@playground/kit/tools/selenium';
import { engine, impossible, workaround } from '@playground/kit/tools/verdict';
import { By, Key, until, type WebDriver } from 'selenium-webdriver';
import { Context, type Driver as Firefox } from 'selenium-webdriver/firefox.js';

const textOf = (driver: WebDriver, id: string) => driver.findElement(By.id(id)).getText();
const done = async (driver: WebDriver, station: string) =>
  driver.wait(until.elementTextContains(await driver.findElement(By.id(`${station}-outcome`)), 'Done:'), 5000);

test('exact-date-and-time', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/inputTypes`);
  const [year, month, day] = (await textOf(driver, 'departure-date')).split('-');
  const [hour, minute] = (await textOf(driver, 'departure-time')).split(':');
  const hourOfTwelve = String(Number(hour) - 12).padStart(2, '0');
  // The parts are in the order of en-US. A year can have six digits, so a key leads to the next part.
  let keys = [`${month}${day}${year}`, Key.ARROW_RIGHT, `${hourOfTwelve}${minute}PM`];
  // After the four digits of a year, Firefox goes on by itself.
  if (engine === 'firefox') keys = [`${month}${day}${year}${hourOfTwelve}${minute}PM`];
  if (engine === 'webkit') keys = [[month, day, year, hourOfTwelve, minute, 'PM'].join(Key.ARROW_RIGHT)];
  await driver.findElement(By.id('departure')).sendKeys(...keys);
  await driver.findElement(By.id('check-departure')).click();
  await done(driver, 'exact-date-and-time');
});

test('week-and-month', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/inputTypes`);
  const [year, week] = (await textOf(driver, 'week-wanted')).split('-W');
  const [yearOfBill, month] = (await textOf(driver, 'month-wanted')).split('-');
  let keysOfWeek = [`${week}${year}`];
  let keysOfMonth = [`${month}`, Key.ARROW_RIGHT, `${yearOfBill}`];
  // In the others, these are fields for text.
  if (engine !== 'chromium') {
    keysOfWeek = [`${year}-W${week}`];
    keysOfMonth = [`${yearOfBill}-${month}`];
  }
  await driver.findElement(By.id('delivery-week')).sendKeys(...keysOfWeek);
  await driver.findElement(By.id('billing-month')).sendKeys(...keysOfMonth);
  await driver.findElement(By.id('check-week-and-month')).click();
  await done(driver, 'week-and-month');
});

/** Types a colour in the picker of Chromium. */
async function chooseColour(driver: WebDriver, wanted: string) {
  const parts = [1, 3, 5].map((start) => Number.parseInt(wanted.slice(start, start + 2), 16));
  // sendKeys() to the field would set the value by a script. The picker is not part of the page, but :open says that it is open.
  await driver.findElement(By.id('lamp-colour')).click();
  await driver.wait(until.elementLocated(By.css('#lamp-colour:open')), 5000);
  await driver.actions().sendKeys(Key.TAB, Key.TAB).perform();
  // After three tabs come the fields for red, green and blue.
  for (const part of parts) {
    await driver.actions().sendKeys(Key.TAB).keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).perform();
    await driver.actions().sendKeys(String(part)).perform();
  }
  await driver.actions().sendKeys(Key.ENTER).perform();
}

/** The next colour picker of Firefox chooses a colour at once. */
async function answerPicker(driver: Firefox, colour: string) {
  workaround(
    'setContext() reaches the picker, if geckodriver starts with --allow-system-access: https://www.selenium.dev/documentation/webdriver/browsers/firefox/',
  );
  await driver.setContext(Context.CHROME);
  await driver.executeScript(
    `const [colour] = arguments;
    const picker = {
      QueryInterface: ChromeUtils.generateQI(['nsIColorPicker']),
      init() {},
      open: (callback) => callback.done(colour),
    };
    const factory = { createInstance: (id) => picker.QueryInterface(id), QueryInterface: ChromeUtils.generateQI(['nsIFactory']) };
    Components.manager
      .QueryInterface(Ci.nsIComponentRegistrar)
      .registerFactory(Services.uuid.generateUUID(), '', '@mozilla.org/colorpicker;1', factory);`,
    colour,
  );
  await driver.setContext(Context.CONTENT);
}

test('colour', async ({ driver, baseUrl }) => {
  if (engine === 'webkit') {
    return impossible(
      'WebKitGTK 2.50 opens a dialog of the desktop, and its driver does not reach it, https://github.com/WebKit/WebKit/blob/main/Source/WebKit/UIProcess/gtk/WebColorPickerGtk.cpp',
    );
  }
  await driver.get(`${baseUrl}/inputTypes`);
  const wanted = await textOf(driver, 'colour-wanted');
  if (engine === 'firefox') {
    await answerPicker(driver as Firefox, wanted);
    await driver.findElement(By.id('lamp-colour')).click();
  } else await chooseColour(driver, wanted);
  await driver.findElement(By.id('check-colour')).click();
  await done(driver, 'colour');
});

test('range', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/inputTypes`);
  const steps = (Number(await textOf(driver, 'brightness-wanted')) - 108) / 8;
  const key = steps < 0 ? Key.ARROW_LEFT : Key.ARROW_RIGHT;
  await driver.findElement(By.id('brightness')).sendKeys(key.repeat(Math.abs(steps)));
  await driver.findElement(By.id('check-brightness')).click();
  await done(driver, 'range');
});

test('number-with-a-step', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/inputTypes`);
  const needed = await textOf(driver, 'cable-needed');
  await driver.findElement(By.id('cable-length')).sendKeys(needed, Key.ARROW_UP); // to the next step
  await driver.findElement(By.id('check-cable-length')).click();
  await done(driver, 'number-with-a-step');
});

test('six-boxes', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/inputTypes`);
  const code = (await textOf(driver, 'code-wanted')).replace(' ', '');
  for (const [index, digit] of [...code].entries()) {
    await driver.findElement(By.id(`digit-${index + 1}`)).sendKeys(digit);
  }
  await driver.findElement(By.id('check-code')).click();
  await done(driver, 'six-boxes');
});

test('three-fields', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/inputTypes`);
  const [day = '', month = '', year = ''] = (await textOf(driver, 'date-wanted')).split(' ');
  await driver.findElement(By.id('day')).sendKeys(day);
  await driver.findElement(By.id('month')).sendKeys(String(new Date(`${month} 1, 2000`).getMonth() + 1));
  await driver.findElement(By.id('year')).sendKeys(year);
  await driver.findElement(By.id('check-date')).click();
  await done(driver, 'three-fields');
});

test('datalist', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/inputTypes`);
  const city = await textOf(driver, 'depot-city');
  const option = await driver.findElement(By.css(`#depots option[label="${city}"]`));
  await driver.findElement(By.id('depot')).sendKeys((await option.getAttribute('value')) ?? '');
  await driver.findElement(By.id('check-depot')).click();
  await done(driver, 'datalist');
});

test('clear-them-all', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/inputTypes`);
  // clear() would empty the fields by a script.
  for (const type of ['text', 'search', 'email', 'url', 'tel', 'password', 'number']) {
    await driver.findElement(By.id(`filled-${type}`)).sendKeys(Key.chord(Key.CONTROL, 'a'), Key.DELETE);
  }
  for (const type of ['date', 'time']) {
    const field = await driver.findElement(By.id(`filled-${type}`));
    await field.sendKeys(Key.BACK_SPACE, Key.ARROW_RIGHT, Key.BACK_SPACE, Key.ARROW_RIGHT, Key.BACK_SPACE);
  }
  await done(driver, 'clear-them-all');
});

test('file-by-name', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/inputTypes`);
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'files-')), await textOf(driver, 'file-wanted'));
  writeFileSync(file, 'hello');
  await driver.findElement(By.id('report')).sendKeys(file);
  await driver.findElement(By.id('check-file')).click();
  await done(driver, 'file-by-name');
});
