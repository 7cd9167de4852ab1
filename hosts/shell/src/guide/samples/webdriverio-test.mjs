import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { remote } from 'webdriverio';

let browser;
before(async () => {
  browser = await remote({
    baseUrl: 'http://localhost:3000',
    logLevel: 'error',
    waitforTimeout: 10_000,
    capabilities: {
      browserName: 'chrome',
      'goog:chromeOptions': { args: ['--headless=new'] },
    },
  });
});
after(() => browser.deleteSession());

test('the counter counts', async () => {
  await browser.url('/counter');
  await browser.$('button=Increment').click();
  const isOne = async () => (await browser.$('aria/Count').getText()) === '1';
  await browser.waitUntil(isOne);
});

test('the message arrives', async () => {
  await browser.url('/waitMessage');
  await browser.$('output*=The secret message is').waitForDisplayed();
});

test('a row is found by its name', async () => {
  await browser.url('/dynamicTable?seed=1');
  const row = "//tr[th='Black Widow'][td='Natasha Romanoff']";
  await browser.$(row).waitForDisplayed();
});

test('a link in a frame is pressed', async () => {
  await browser.url('/nestedIframes');
  await browser.switchFrame(browser.$('iframe[title="First iframe"]'));
  await browser.$('=tapioca').click();
  await browser.$('[role=status]').waitForDisplayed();
  await browser.switchFrame(null);
});

test('a file is chosen', async () => {
  await browser.url('/fileUpload');
  const file = fileURLToPath(import.meta.url); // this file
  await browser.$('#single-file').setValue(file);
  await browser.$('output=Single file: 1 selected').waitForDisplayed();
});

test('the first call fails', async () => {
  await browser.url('/emailValidation?fault=send-email:503@1');
  await browser.$('#email').setValue('tester@example.com');
  await browser.$('button=Send e-mail').click();
  await browser.$('[role=alert]').waitForDisplayed();
});
