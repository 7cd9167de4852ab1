import { after, before, test } from 'node:test';
import puppeteer from 'puppeteer';

let browser;
before(async () => {
  browser = await puppeteer.launch();
});
after(() => browser.close());

test('the counter counts', async () => {
  const page = await browser.newPage();
  await page.goto('http://localhost:3000/counter');
  await page.waitForSelector('main:not([aria-busy=true])');
  await page.locator('::-p-aria(Increment)').click();
  await page.waitForSelector('::-p-aria(Count) ::-p-text(1)', {
    visible: true,
  });
});
