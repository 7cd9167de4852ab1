import { test } from '@playground/kit/tools/selenium';
import { engine, impossible, workaround } from '@playground/kit/tools/verdict';
import { By, until, type WebDriver } from 'selenium-webdriver';
import type { Driver } from 'selenium-webdriver/chrome.js';

const done = async (driver: WebDriver, station: string) =>
  driver.wait(until.elementTextContains(await driver.findElement(By.id(`${station}-outcome`)), 'Done:'), 5000);

test('viewport-width', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/environment`);
  // The size of a window includes what is around the viewport.
  const around = await driver.executeScript<number>('return window.outerWidth - window.innerWidth');
  await driver
    .manage()
    .window()
    .setRect({ width: 800 + around, height: 900 });
  await driver.findElement(By.id('check-width')).click();
  await done(driver, 'viewport-width');
});

test('dark', async ({ driver, baseUrl }) => {
  if (engine !== 'chromium')
    return impossible(
      'Only DevTools set a media feature, and only Chromium has them: https://www.selenium.dev/documentation/webdriver/bidi/cdp/',
    );
  workaround('DevTools set a media feature: https://www.selenium.dev/documentation/webdriver/bidi/cdp/');
  await (driver as Driver).sendDevToolsCommand('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-color-scheme', value: 'dark' }],
  });
  await driver.get(`${baseUrl}/environment`);
  await driver.findElement(By.id('check-colours')).click();
  await done(driver, 'dark');
});

test('reduced-motion', async ({ driver, baseUrl }) => {
  if (engine !== 'chromium')
    return impossible(
      'Only DevTools set a media feature, and only Chromium has them: https://www.selenium.dev/documentation/webdriver/bidi/cdp/',
    );
  workaround('DevTools set a media feature: https://www.selenium.dev/documentation/webdriver/bidi/cdp/');
  await (driver as Driver).sendDevToolsCommand('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  });
  await driver.get(`${baseUrl}/environment`);
  await driver.findElement(By.id('check-motion')).click();
  await done(driver, 'reduced-motion');
});

test('time-zone', async ({ driver, baseUrl }) => {
  if (engine !== 'chromium')
    return impossible(
      'Only DevTools set the time zone, and only Chromium has them: https://www.selenium.dev/documentation/webdriver/bidi/cdp/',
    );
  workaround('DevTools set the time zone: https://www.selenium.dev/documentation/webdriver/bidi/cdp/');
  await (driver as Driver).sendDevToolsCommand('Emulation.setTimezoneOverride', { timezoneId: 'Pacific/Chatham' });
  await driver.get(`${baseUrl}/environment`);
  await driver.findElement(By.id('check-zone')).click();
  await done(driver, 'time-zone');
});

test('language', async ({ driver, baseUrl }) => {
  if (engine !== 'chromium')
    return impossible(
      'Only DevTools set the language, and only Chromium has them: https://www.selenium.dev/documentation/webdriver/bidi/cdp/',
    );
  workaround('DevTools set the language: https://www.selenium.dev/documentation/webdriver/bidi/cdp/');
  const userAgent = await driver.executeScript('return navigator.userAgent');
  await (driver as Driver).sendDevToolsCommand('Emulation.setUserAgentOverride', {
    userAgent,
    acceptLanguage: 'pt-BR',
  });
  await driver.get(`${baseUrl}/environment`);
  await driver.findElement(By.id('check-language')).click();
  await done(driver, 'language');
});

test('portrait-touch', async ({ driver, baseUrl }) => {
  if (engine !== 'chromium')
    return impossible(
      'Only DevTools emulate a touch screen, and only Chromium has them: https://www.selenium.dev/documentation/webdriver/bidi/cdp/',
    );
  workaround('DevTools emulate a touch screen: https://www.selenium.dev/documentation/webdriver/bidi/cdp/');
  const phone = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };
  await (driver as Driver).sendDevToolsCommand('Emulation.setDeviceMetricsOverride', phone);
  await (driver as Driver).sendDevToolsCommand('Emulation.setTouchEmulationEnabled', { enabled: true });
  await driver.get(`${baseUrl}/environment`);
  const button = await driver.findElement(By.id('check-screen'));
  await driver.executeScript('arguments[0].scrollIntoView()', button);
  const point = await driver.executeScript(
    'const { x, y } = arguments[0].getBoundingClientRect(); return { x: x + 5, y: y + 5 };',
    button,
  );
  const touch = { type: 'touchStart', touchPoints: [point] };
  await (driver as Driver).sendDevToolsCommand('Input.dispatchTouchEvent', touch);
  await (driver as Driver).sendDevToolsCommand('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await done(driver, 'portrait-touch');
});

test('offline', async ({ driver, baseUrl }) => {
  if (engine !== 'chromium')
    return impossible(
      'Only DevTools set the network, and only Chromium has them: https://www.selenium.dev/documentation/webdriver/bidi/cdp/',
    );
  workaround('DevTools set the network: https://www.selenium.dev/documentation/webdriver/bidi/cdp/');
  await driver.get(`${baseUrl}/environment`);
  const button = await driver.findElement(By.id('check-network'));
  await (driver as Driver).setNetworkConditions({
    offline: true,
    latency: 0,
    download_throughput: 0,
    upload_throughput: 0,
  });
  await button.click();
  await done(driver, 'offline');
});

test('print', async ({ driver, baseUrl }) => {
  if (engine !== 'chromium')
    return impossible(
      'Only DevTools show a print, and only Chromium has them: https://www.selenium.dev/documentation/webdriver/bidi/cdp/',
    );
  workaround('DevTools show a print: https://www.selenium.dev/documentation/webdriver/bidi/cdp/');
  await driver.get(`${baseUrl}/environment`);
  await (driver as Driver).sendDevToolsCommand('Emulation.setEmulatedMedia', { media: 'print' });
  const word = await driver.findElement(By.id('paper-shown')).getText();
  await (driver as Driver).sendDevToolsCommand('Emulation.setEmulatedMedia', { media: '' });
  await driver.findElement(By.id('paper-word')).sendKeys(word);
  await driver.findElement(By.id('check-paper-word')).click();
  await done(driver, 'print');
});

test('without-scripts', async ({ driver, baseUrl }) => {
  if (engine !== 'chromium')
    return impossible(
      'Only DevTools turn scripts off, and only Chromium has them: https://www.selenium.dev/documentation/webdriver/bidi/cdp/',
    );
  workaround('DevTools turn scripts off: https://www.selenium.dev/documentation/webdriver/bidi/cdp/');
  await driver.get(`${baseUrl}/environment`);
  const address = await driver.findElement(By.id('quiet-link')).getAttribute('href');
  const page = await driver.getWindowHandle();
  await driver.switchTo().newWindow('tab');
  await (driver as Driver).sendDevToolsCommand('Emulation.setScriptExecutionDisabled', { value: true });
  await driver.get(address as string);
  const word = await driver.findElement(By.css('li:target strong')).getText();
  await driver.close();
  await driver.switchTo().window(page);
  await driver.findElement(By.id('quiet-word')).sendKeys(word);
  await driver.findElement(By.id('check-quiet-word')).click();
  await done(driver, 'without-scripts');
});
