import { test } from '@playground/kit/tools/selenium';
import { By, Key, until, type WebDriver, type WebElement } from 'selenium-webdriver';

/** Scrolls the drag's start and end into view, because an action does not scroll. */
const show = (driver: WebDriver, element: WebElement) =>
  driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);

const done = async (driver: WebDriver, station: string) =>
  driver.wait(until.elementTextContains(await driver.findElement(By.id(`${station}-outcome`)), 'Done:'), 5000);

test('native-range', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/sliders`);
  await driver.findElement(By.id('volume')).sendKeys(Key.ARROW_LEFT.repeat(13)); // from 50 to 37
  await done(driver, 'native-range');
});

test('aria-slider', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/sliders`);
  await driver.findElement(By.id('temperature')).sendKeys(Key.ARROW_RIGHT.repeat(7)); // from 18 to 21.5 in steps of 0.5
  await done(driver, 'aria-slider');
});

test('two-thumbs', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/sliders`);
  const lowest = await driver.findElement(By.id('lowest-price')); // at 20
  const highest = await driver.findElement(By.id('highest-price')); // at 180
  const quarter = Math.round(((await highest.getRect()).x - (await lowest.getRect()).x) / 4);
  await show(driver, lowest);
  await driver.actions().dragAndDrop(lowest, { x: quarter, y: 0 }).perform();
  await driver.actions().dragAndDrop(highest, { x: -quarter, y: 0 }).perform();
  await done(driver, 'two-thumbs');
});

test('vertical-slider', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/sliders`);
  await driver.findElement(By.id('blind')).sendKeys(Key.END, Key.PAGE_DOWN, Key.PAGE_DOWN);
  await done(driver, 'vertical-slider');
});

test('resize-handle', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/sliders`);
  const handle = await driver.findElement(By.id('note-handle'));
  await show(driver, handle);
  await driver.actions().dragAndDrop(handle, { x: 80, y: 50 }).perform(); // from 160 by 100 to 240 by 150
  await done(driver, 'resize-handle');
});

test('splitter', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/sliders`);
  const divider = await driver.findElement(By.id('divider'));
  const { width } = await driver.findElement(By.id('left-pane')).getRect();
  await show(driver, divider);
  await driver
    .actions()
    .dragAndDrop(divider, { x: Math.round(-width / 2), y: 0 }) // from 60 percent to 30
    .perform();
  await done(driver, 'splitter');
});

test('dial', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/sliders`);
  const dial = await driver.findElement(By.id('dial-knob'));
  const at = (degrees: number) => ({
    origin: dial,
    x: Math.round(40 * Math.sin((degrees * Math.PI) / 180)),
    y: Math.round(-40 * Math.cos((degrees * Math.PI) / 180)),
  });
  await show(driver, dial);
  const turn = driver.actions().move(at(0)).press();
  for (const degrees of [60, 120, 180, 240]) turn.move(at(degrees));
  await turn.release().perform();
  await done(driver, 'dial');
});
