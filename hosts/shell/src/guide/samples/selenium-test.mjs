import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Browser, Builder, By, until } from 'selenium-webdriver';
import chrome from 'selenium-webdriver/chrome.js';

const site = 'http://localhost:3000';
let driver;
before(async () => {
  const options = new chrome.Options().addArguments('--headless=new');
  driver = await new Builder()
    .forBrowser(Browser.CHROME)
    .setChromeOptions(options)
    .build();
});
after(() => driver.quit());

/** Waits until an element is there. */
const find = (locator) => driver.wait(until.elementLocated(locator), 10_000);

test('the counter counts', async () => {
  await driver.get(`${site}/counter`);
  const increment = "//button[normalize-space()='Increment']";
  await (await find(By.xpath(increment))).click();
  const count = await find(By.css('output[aria-label=Count]'));
  await driver.wait(until.elementTextIs(count, '1'), 5000);
});

test('the message arrives', async () => {
  await driver.get(`${site}/waitMessage`);
  await find(By.xpath("//output[.='The secret message is: banana']"));
});

test('a row is found by its name', async () => {
  await driver.get(`${site}/dynamicTable?seed=1`);
  const cell = await find(By.xpath("//tr[th='Black Widow']/td"));
  await driver.wait(until.elementTextIs(cell, 'Natasha Romanoff'), 5000);
});

test('a link in a frame is pressed', async () => {
  await driver.get(`${site}/nestedIframes`);
  const frame = By.css('iframe[title="First iframe"]');
  await driver.wait(until.ableToSwitchToFrame(frame), 10_000);
  await (await find(By.linkText('tapioca'))).click();
  await find(By.xpath("//*[contains(., 'clicked on the first iframe')]"));
  await driver.switchTo().defaultContent();
});

test('a file is chosen', async () => {
  await driver.get(`${site}/fileUpload`);
  const field = await find(By.id('single-file'));
  await field.sendKeys(fileURLToPath(import.meta.url)); // this file
  await find(By.xpath("//output[.='Single file: 1 selected']"));
});

test('the first call fails', async () => {
  await driver.get(`${site}/emailValidation?fault=send-email:503@1`);
  await (await find(By.css('#email'))).sendKeys('tester@example.com');
  await (await find(By.xpath("//button[.='Send e-mail']"))).click();
  await find(By.xpath("//*[@role='alert'][contains(., 'try again')]"));
});
