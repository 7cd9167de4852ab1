import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { remote } from 'webdriverio';

let browser;
before(async () => {
  browser = await remote({
    baseUrl: 'http://localhost:3000',
    logLevel: 'error',
    capabilities: {
      browserName: 'chrome',
      'goog:chromeOptions': { args: ['--headless=new'] },
    },
  });
});
after(() => browser.deleteSession());

test('the counter counts', async () => {
  await browser.url('/counter');
  await browser.$('main:not([aria-busy=true])').waitForExist();
  await browser.$('button=Increment').click();
  assert.equal(await browser.$('aria/Count').getText(), '1');
});
