import { test } from '@playground/kit/tools/selenium';
import { engine, workaround } from '@playground/kit/tools/verdict';
import { By, until, type WebDriver } from 'selenium-webdriver';

/** Switches to the new window. */
async function switchToNew(driver: WebDriver, before: string[]) {
  const opened = await driver.wait(
    async () => (await driver.getAllWindowHandles()).find((handle) => !before.includes(handle)),
    10_000,
  );
  await driver.switchTo().window(opened as string);
}

/** Presses a button that opens a window, and switches to it. Returns the handle of the page. */
async function open(driver: WebDriver, id: string) {
  const page = await driver.getWindowHandle();
  const before = await driver.getAllWindowHandles();
  await driver.findElement(By.id(id)).click();
  await switchToNew(driver, before);
  return page;
}

test('new-tab', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/windows`);
  const page = await open(driver, 'open-word');
  const word = await driver.findElement(By.id('word')).getText();
  await driver.switchTo().window(page);
  await driver.findElement(By.id('tab-word')).sendKeys(word);
  await driver.findElement(By.id('check-word')).click();
  await driver.wait(until.elementTextContains(driver.findElement(By.id('new-tab-outcome')), 'Done:'), 5000);
});

test('answering-popup', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/windows`);
  const page = await open(driver, 'open-sum');
  // Both messages have arrived.
  const question = await driver.findElement(By.xpath("//*[@role='status'][starts-with(., 'How much')]")).getText();
  const [first, second] = question.match(/\d+/g) ?? [];
  await driver.findElement(By.id('sum')).sendKeys(String(Number(first) + Number(second)));
  await driver.findElement(By.id('answer')).click();
  await driver.switchTo().window(page);
  await driver.wait(until.elementTextContains(driver.findElement(By.id('answering-popup-outcome')), 'Done:'), 5000);
});

test('late-popup', async ({ driver, baseUrl }) => {
  if (engine === 'webkit') {
    workaround(
      'Without --javascript-can-open-windows-automatically=true, MiniBrowser blocks a popup that opens this late, https://github.com/WebKit/WebKit/pull/73534',
    );
  }
  await driver.get(`${baseUrl}/windows`);
  const page = await open(driver, 'send-for-visitor');
  await driver.findElement(By.id('welcome')).click();
  await driver.switchTo().window(page);
  await driver.wait(until.elementTextContains(driver.findElement(By.id('late-popup-outcome')), 'Done:'), 5000);
});

test('named-window', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/windows`);
  const page = await open(driver, 'turn-page');
  const notebook = await driver.getWindowHandle();
  await driver.switchTo().window(page);
  await driver.findElement(By.id('turn-page')).click(); // This opens no second window.
  await driver.switchTo().window(notebook);
  await driver.findElement(By.xpath("//h1[.='Page 2']"));
  await driver.findElement(By.id('keep')).click();
  await driver.switchTo().window(page);
  await driver.wait(until.elementTextContains(driver.findElement(By.id('named-window-outcome')), 'Done:'), 5000);
});

test('closing-window', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/windows`);
  const page = await open(driver, 'open-errand');
  await driver.findElement(By.id('finish')).click();
  await driver.switchTo().window(page); // Switch before the popup closes, because the driver cannot work in a closed window.
  await driver.wait(until.elementTextContains(driver.findElement(By.id('closing-window-outcome')), 'Done:'), 5000);
});

test('two-tabs', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/windows`);
  const page = await open(driver, 'open-reader');
  const reader = await driver.getWindowHandle();
  await driver.findElement(By.id('read')); // The reader listens before the writer sends.
  await driver.switchTo().window(page);
  await open(driver, 'open-writer');
  await driver.findElement(By.id('written-word')).sendKeys('tangerine');
  await driver.findElement(By.id('send-word')).click();
  await driver.switchTo().window(reader);
  const read = await driver.findElement(By.id('read'));
  await driver.wait(until.elementIsEnabled(read), 5000);
  await read.click();
  await driver.switchTo().window(page);
  await driver.wait(until.elementTextContains(driver.findElement(By.id('two-tabs-outcome')), 'Done:'), 5000);
});

test('other-origin', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/windows`);
  const page = await open(driver, 'open-stranger');
  await driver.findElement(By.id('accept')).click();
  await driver.switchTo().window(page);
  await driver.wait(until.elementTextContains(driver.findElement(By.id('other-origin-outcome')), 'Done:'), 5000);
});

test('beforehand', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/windows`);
  const page = await open(driver, 'open-lobby');
  await driver.findElement(By.id('next-page')).click();
  await driver.findElement(By.xpath("//*[@id='visits'][.='Visits: 1']")); // The page is shown.
  const word = await driver.findElement(By.id('next-word')).getText();
  await driver.switchTo().window(page);
  await driver.findElement(By.id('shown-word')).sendKeys(word);
  await driver.findElement(By.id('confirm-word')).click();
  await driver.wait(until.elementTextContains(driver.findElement(By.id('beforehand-outcome')), 'Done:'), 5000);
});
