import { test } from '@playground/kit/tools/selenium';
import { engine, workaround } from '@playground/kit/tools/verdict';
import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';

async function enter(driver: WebDriver, frame: WebElement) {
  if (engine !== 'chromium') {
    workaround(
      'You have to scroll the frame into view before you click inside it, https://github.com/w3c/webdriver/issues/1141',
    );
  }
  await driver.executeScript('arguments[0].scrollIntoView()', frame);
  await driver.switchTo().frame(frame);
}

test('srcdoc', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/frameKinds`);
  await enter(driver, await driver.findElement(By.id('srcdoc-frame')));
  await driver.findElement(By.id('sign')).click();
  await driver.switchTo().defaultContent();
  await driver.findElement(By.xpath("//*[@id='srcdoc-outcome'][starts-with(., 'Done:')]"));
});

test('blob', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/frameKinds`);
  await enter(driver, await driver.findElement(By.id('blob-frame')));
  await driver.findElement(By.id('sign')).click();
  await driver.switchTo().defaultContent();
  await driver.findElement(By.xpath("//*[@id='blob-outcome'][starts-with(., 'Done:')]"));
});

test('written', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/frameKinds`);
  await enter(driver, await driver.findElement(By.id('written-frame')));
  await driver.findElement(By.id('sign')).click();
  await driver.switchTo().defaultContent();
  await driver.findElement(By.xpath("//*[@id='written-outcome'][starts-with(., 'Done:')]"));
});

test('frameset', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/frameKinds`);
  const page = await driver.getWindowHandle();
  await driver.findElement(By.id('open-frameset')).click();
  await driver.wait(async () => (await driver.getAllWindowHandles()).length === 2, 10_000);
  const tab = (await driver.getAllWindowHandles()).find((handle) => handle !== page);
  await driver.switchTo().window(tab as string);
  await driver.switchTo().frame(await driver.findElement(By.name('contract')));
  await driver.findElement(By.id('sign')).click();
  await driver.switchTo().window(page);
  await driver.findElement(By.xpath("//*[@id='frameset-outcome'][starts-with(., 'Done:')]"));
});

test('five-levels', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/frameKinds`);
  for (const level of [1, 2, 3, 4, 5]) await enter(driver, await driver.findElement(By.id(`level-${level}-frame`)));
  await driver.findElement(By.id('sign')).click();
  await driver.switchTo().defaultContent();
  await driver.findElement(By.xpath("//*[@id='five-levels-outcome'][starts-with(., 'Done:')]"));
});

test('out-of-view', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/frameKinds`);
  await enter(driver, await driver.findElement(By.id('archive-frame')));
  await enter(driver, await driver.findElement(By.id('archived-frame')));
  await driver.findElement(By.id('sign')).click();
  await driver.switchTo().defaultContent();
  await driver.findElement(By.xpath("//*[@id='out-of-view-outcome'][starts-with(., 'Done:')]"));
});

test('late', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/frameKinds`);
  await driver.findElement(By.id('ask')).click();
  await enter(driver, await driver.findElement(By.id('late-frame'))); // The implicit wait is long enough.
  await driver.findElement(By.id('sign')).click();
  await driver.switchTo().defaultContent();
  await driver.findElement(By.xpath("//*[@id='late-outcome'][starts-with(., 'Done:')]"));
});

test('restless', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/frameKinds`);
  await enter(driver, await driver.findElement(By.id('restless-frame'))); // The id does not change.
  await driver.findElement(By.id('full-name')).sendKeys('Ada Lovelace');
  await driver.findElement(By.id('sign')).click();
  await driver.switchTo().defaultContent();
  await driver.findElement(By.xpath("//*[@id='restless-outcome'][starts-with(., 'Done:')]"));
});

test('closed-root', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/frameKinds`);
  if (engine === 'webkit') {
    workaround(
      'WebKit’s driver cannot read closed roots, https://github.com/WebKit/WebKit/pull/70348. The keys reach the button in it',
    );
    await driver.findElement(By.id('closed-root-title')).click();
    await driver.actions().sendKeys(Key.TAB, Key.SPACE).perform();
    await driver.findElement(By.xpath("//*[@id='closed-root-outcome'][starts-with(., 'Done:')]"));
    return;
  }
  // WebDriver can read closed roots.
  const root = await driver.findElement(By.id('closed-host')).getShadowRoot();
  await enter(driver, await root.findElement(By.css('iframe')));
  await driver.findElement(By.id('sign')).click();
  await driver.switchTo().defaultContent();
  await driver.findElement(By.xpath("//*[@id='closed-root-outcome'][starts-with(., 'Done:')]"));
});
