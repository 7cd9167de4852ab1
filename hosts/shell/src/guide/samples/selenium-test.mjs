import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Browser, Builder, By, until } from 'selenium-webdriver';
import chrome from 'selenium-webdriver/chrome.js';

let driver;
before(async () => {
  const options = new chrome.Options().addArguments('--headless=new');
  driver = await new Builder()
    .forBrowser(Browser.CHROME)
    .setChromeOptions(options)
    .build();
});
after(() => driver.quit());

test('the counter counts', async () => {
  await driver.get('http://localhost:3000/counter');
  const ready = By.css('main:not([aria-busy=true])');
  await driver.wait(until.elementLocated(ready), 10_000);
  const increment = By.xpath("//button[normalize-space()='Increment']");
  await driver.findElement(increment).click();
  const count = await driver.findElement(By.css('output[aria-label=Count]'));
  assert.equal(await count.getText(), '1');
});
