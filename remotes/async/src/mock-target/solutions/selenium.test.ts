import { test } from '@playground/kit/tools/selenium';
import { engine, workaround } from '@playground/kit/tools/verdict';
import { By, until, type WebDriver } from 'selenium-webdriver';
import type { Driver } from 'selenium-webdriver/chrome.js';

const done = (driver: WebDriver, station: string) =>
  driver.wait(until.elementTextMatches(driver.findElement(By.id(`${station}-outcome`)), /^Done:/), 8000);

test('fruits', async ({ driver, baseUrl }) => {
  workaround(
    'Selenium for JavaScript cannot answer requests yet, see https://github.com/SeleniumHQ/selenium/issues/13993. A script replaces fetch instead',
  );
  await driver.get(`${baseUrl}/mockTarget`);
  const fruit = await driver.findElement(By.id('wanted-fruit')).getText();
  await driver.executeScript(
    (fruits: string[]) => {
      window.fetch = async () => Response.json({ fruits });
    },
    [fruit],
  );
  await driver.findElement(By.id('load-fruits')).click();
  await done(driver, 'fruits');
});

test('success', async ({ driver, baseUrl }) => {
  workaround(
    'Selenium for JavaScript cannot answer requests yet, see https://github.com/SeleniumHQ/selenium/issues/13993. A script replaces fetch instead',
  );
  await driver.get(`${baseUrl}/mockTarget`);
  const wanted = await driver.findElement(By.id('wanted-price')).getText();
  await driver.executeScript((price: number) => {
    window.fetch = async () => Response.json({ price });
  }, Number(wanted));
  await driver.findElement(By.id('load-price')).click();
  await done(driver, 'success');
});

test('sent', async ({ driver, baseUrl }) => {
  workaround(
    'Selenium for JavaScript cannot change requests yet, see https://github.com/SeleniumHQ/selenium/issues/13993. A script replaces fetch instead',
  );
  await driver.get(`${baseUrl}/mockTarget`);
  const wanted = await driver.findElement(By.id('wanted-amount')).getText();
  await driver.executeScript((amount: number) => {
    const send = window.fetch;
    window.fetch = (address, init) =>
      send(address, init?.body ? { ...init, body: JSON.stringify({ fruit: 'apple', amount }) } : init);
  }, Number(wanted));
  await driver.findElement(By.id('send-order')).click();
  await done(driver, 'sent');
});

test('slow', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/mockTarget`);
  if (engine === 'chromium') {
    const conditions = { offline: false, latency: 3100, download_throughput: 1e6, upload_throughput: 1e6 };
    await (driver as Driver).setNetworkConditions(conditions);
  } else {
    workaround(
      'Only DevTools make the network slow, and only Chromium has them: https://www.selenium.dev/documentation/webdriver/bidi/cdp/. A script delays fetch instead',
    );
    await driver.executeScript(() => {
      const send = window.fetch;
      window.fetch = async (address, init) => {
        await new Promise((resolve) => setTimeout(resolve, 3100));
        return send(address, init);
      };
    });
  }
  await driver.findElement(By.id('load-slowly')).click();
  await done(driver, 'slow');
});
