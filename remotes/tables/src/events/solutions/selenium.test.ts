import { test } from '@playground/kit/tools/selenium';
import { engine, impossible, workaround } from '@playground/kit/tools/verdict';
import { Button, By, Key, Origin, type WebDriver } from 'selenium-webdriver';

const done = (driver: WebDriver, station: string) =>
  driver.findElement(By.xpath(`//section[@id='${station}']//*[@role='status'][starts-with(., 'Done:')]`));

const LEFT_IS_RELEASED =
  'WebKitGTK 2.50’s driver always releases the left button, whichever was pressed, https://github.com/WebKit/WebKit/blob/main/Source/WebDriver/Session.cpp';

const WHEEL_IGNORES_KEYS =
  'In WebKitGTK 2.50, the driver’s wheel events ignore held keys, https://github.com/WebKit/WebKit/blob/main/Source/WebKit/UIProcess/Automation/gtk/WebAutomationSessionGtk.cpp';

/** The target of a station, scrolled into view for actions. */
async function target(driver: WebDriver, station: string) {
  const found = await driver.findElement(By.id(`${station}-target`));
  if (engine !== 'chromium') {
    workaround(
      'An action does not scroll to its target, https://github.com/mozilla/geckodriver/issues/776. A script scrolls instead',
    );
  }
  await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', found);
  return found;
}

test('click', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/events`);
  await driver.findElement(By.id('click-target')).click();
  await done(driver, 'click');
});

test('double-click', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/events`);
  await driver
    .actions()
    .doubleClick(await target(driver, 'double-click'))
    .perform();
  await done(driver, 'double-click');
});

test('triple-click', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/events`);
  const button = await target(driver, 'triple-click');
  await driver.actions().move({ origin: button }).press().release().press().release().press().release().perform();
  await done(driver, 'triple-click');
});

test('right-click', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/events`);
  const button = await target(driver, 'right-click');
  if (engine === 'webkit') {
    workaround(`${LEFT_IS_RELEASED}. So it is only pressed`);
    await driver.actions().move({ origin: button }).press(Button.RIGHT).perform();
  } else {
    await driver.actions().contextClick(button).perform();
  }
  await done(driver, 'right-click');
});

test('middle-click', async ({ driver, baseUrl }) => {
  if (engine === 'webkit') return impossible(LEFT_IS_RELEASED);
  await driver.get(`${baseUrl}/events`);
  const button = await target(driver, 'middle-click');
  await driver.actions().move({ origin: button }).press(Button.MIDDLE).release(Button.MIDDLE).perform();
  await done(driver, 'middle-click');
});

test('modified-press', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/events`);
  const button = await target(driver, 'modified-press');
  await driver.actions().keyDown(Key.CONTROL).click(button).keyUp(Key.CONTROL).perform();
  await done(driver, 'modified-press');
});

test('hold-key', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/events`);
  await driver.findElement(By.id('hold-key-target')).click();
  await driver.actions().keyDown('h').pause(1200).keyUp('h').perform();
  await done(driver, 'hold-key');
});

test('focus', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/events`);
  await driver.findElement(By.id('focus-target')).click(); // sendKeys() would focus it by a script
  await done(driver, 'focus');
});

test('blur', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/events`);
  await driver.findElement(By.id('blur-target')).click();
  await driver.actions().sendKeys(Key.TAB).perform();
  await done(driver, 'blur');
});

test('wheel', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/events`);
  const box = await target(driver, 'wheel');
  await driver.actions().scroll(0, 0, 0, 100, box).perform();
  await done(driver, 'wheel');
});

test('chord', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/events`);
  await driver.findElement(By.id('chord-target')).click();
  const [shift, alt] = [Key.SHIFT, Key.ALT];
  await driver.actions().keyDown(shift).keyDown(alt).sendKeys('k').keyUp(alt).keyUp(shift).perform();
  await done(driver, 'chord');
});

test('enter-and-leave', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/events`);
  await driver
    .actions()
    .move({ origin: await target(driver, 'enter-and-leave') })
    .perform();
  await driver
    .actions()
    .move({ origin: await driver.findElement(By.id('enter-and-leave-title')) })
    .perform();
  await done(driver, 'enter-and-leave');
});

test('swipe', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/events`);
  const area = await target(driver, 'swipe');
  const by = { origin: Origin.POINTER, x: -150, y: 0, duration: 200 };
  await driver.actions().move({ origin: area }).press().move(by).release().perform();
  await done(driver, 'swipe');
});

test('pinch', async ({ driver, baseUrl }) => {
  if (engine === 'webkit') return impossible(WHEEL_IGNORES_KEYS);
  await driver.get(`${baseUrl}/events`);
  const area = await target(driver, 'pinch');
  // A wheel with Ctrl is what a trackpad sends.
  await driver.actions().keyDown(Key.CONTROL).scroll(0, 0, 0, -100, area).keyUp(Key.CONTROL).perform();
  await done(driver, 'pinch');
});

test('all-in-order', async ({ driver, baseUrl }) => {
  if (engine === 'webkit') return impossible(LEFT_IS_RELEASED);
  await driver.get(`${baseUrl}/events`);
  await driver.findElement(By.id('click-target')).click();
  await done(driver, 'click'); // The page names a press half a second later.
  await driver
    .actions()
    .doubleClick(await target(driver, 'double-click'))
    .perform();
  await done(driver, 'double-click');
  const third = await target(driver, 'triple-click');
  await driver.actions().move({ origin: third }).press().release().press().release().press().release().perform();
  await done(driver, 'triple-click');
  await driver
    .actions()
    .contextClick(await target(driver, 'right-click'))
    .perform();
  await done(driver, 'right-click');
  const fifth = await target(driver, 'middle-click');
  await driver.actions().move({ origin: fifth }).press(Button.MIDDLE).release(Button.MIDDLE).perform();
  await done(driver, 'middle-click');
  await driver
    .actions()
    .keyDown(Key.CONTROL)
    .click(await target(driver, 'modified-press'))
    .keyUp(Key.CONTROL)
    .perform();
  await done(driver, 'modified-press');
  await driver.findElement(By.id('hold-key-target')).click();
  await driver.actions().keyDown('h').pause(1200).keyUp('h').perform();
  await driver.findElement(By.id('focus-target')).click();
  await driver.findElement(By.id('blur-target')).click();
  await driver.actions().sendKeys(Key.TAB).perform();
  const box = await target(driver, 'wheel');
  await driver.actions().scroll(0, 0, 0, 100, box).perform();
  await done(driver, 'wheel');
  await driver.findElement(By.id('chord-target')).click();
  const [shift, alt] = [Key.SHIFT, Key.ALT];
  await driver.actions().keyDown(shift).keyDown(alt).sendKeys('k').keyUp(alt).keyUp(shift).perform();
  await driver
    .actions()
    .move({ origin: await target(driver, 'enter-and-leave') })
    .perform();
  const by = { origin: Origin.POINTER, x: -150, y: 0, duration: 200 };
  await driver
    .actions()
    .move({ origin: await target(driver, 'swipe') })
    .press()
    .move(by)
    .release()
    .perform();
  const area = await target(driver, 'pinch');
  await driver.actions().keyDown(Key.CONTROL).scroll(0, 0, 0, -100, area).keyUp(Key.CONTROL).perform();
  await done(driver, 'all-in-order');
});
