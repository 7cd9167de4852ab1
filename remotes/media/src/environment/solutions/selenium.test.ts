import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from '@playground/kit/tools/selenium';
import { engine, impossible, workaround } from '@playground/kit/tools/verdict';
import { By, until, type WebDriver } from 'selenium-webdriver';
import type { Driver } from 'selenium-webdriver/chrome.js';
import { Context, type Driver as Firefox } from 'selenium-webdriver/firefox.js';
import { Command, Name } from 'selenium-webdriver/lib/command.js';

const CHROME_CONTEXT =
  'setContext() reaches the preferences and the tab of Firefox, if geckodriver starts with --allow-system-access: https://www.selenium.dev/documentation/webdriver/browsers/firefox/';

/** Variables of a desktop without animations, in the language of Brazil. */
function desktop(): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'desktop-'));
  mkdirSync(path.join(folder, 'gtk-3.0'));
  writeFileSync(path.join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  execFileSync('localedef', ['-i', 'pt_BR', '-f', 'UTF-8', path.join(folder, 'pt_BR.UTF-8')]);
  return [`XDG_CONFIG_HOME=${folder}`, `LOCPATH=${folder}`, 'LC_ALL=pt_BR.UTF-8'];
}

if (engine === 'webkit') test.use({ miniBrowser: ['--dark-mode', '--time-zone=Pacific/Chatham', ...desktop()] });

const STARTED =
  'in args of webkitgtk:browserOptions: https://github.com/WebKit/WebKit/blob/main/Tools/MiniBrowser/gtk/main.c';
const DESKTOP = 'with which `env` starts the browser: https://docs.gtk.org/gtk3/class.Settings.html';

/** Sets preferences of Firefox, or something of its tab, in a script that runs in the browser itself. */
async function setInFirefox(driver: WebDriver, settings: string) {
  workaround(CHROME_CONTEXT);
  await (driver as Firefox).setContext(Context.CHROME);
  await driver.executeScript(`const { prefs } = Services, tab = gBrowser.selectedBrowser.browsingContext; ${settings}`);
  await (driver as Firefox).setContext(Context.CONTENT);
}

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
  if (engine === 'firefox')
    await setInFirefox(driver, "prefs.setIntPref('layout.css.prefers-color-scheme.content-override', 0)");
  else if (engine === 'webkit') workaround(`MiniBrowser starts with --dark-mode, ${STARTED}`);
  else {
    workaround('DevTools set a media feature: https://www.selenium.dev/documentation/webdriver/bidi/cdp/');
    await (driver as Driver).sendDevToolsCommand('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-color-scheme', value: 'dark' }],
    });
  }
  await driver.get(`${baseUrl}/environment`);
  await driver.findElement(By.id('check-colours')).click();
  await done(driver, 'dark');
});

test('reduced-motion', async ({ driver, baseUrl }) => {
  if (engine === 'firefox') await setInFirefox(driver, "prefs.setIntPref('ui.prefersReducedMotion', 1)");
  else if (engine === 'webkit')
    workaround(`WebKitGTK takes it from gtk-enable-animations in GTK’s settings.ini, ${DESKTOP}`);
  else {
    workaround('DevTools set a media feature: https://www.selenium.dev/documentation/webdriver/bidi/cdp/');
    await (driver as Driver).sendDevToolsCommand('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
    });
  }
  await driver.get(`${baseUrl}/environment`);
  await driver.findElement(By.id('check-motion')).click();
  await done(driver, 'reduced-motion');
});

test('time-zone', async ({ driver, baseUrl }) => {
  if (engine === 'firefox') {
    await driver.get(`${baseUrl}/environment`); // A tab of another site would lose the time zone.
    await setInFirefox(driver, "tab.timezoneOverride = 'Pacific/Chatham'");
  } else if (engine === 'webkit') {
    workaround(`MiniBrowser starts with --time-zone=Pacific/Chatham, ${STARTED}`);
  } else {
    workaround('DevTools set the time zone: https://www.selenium.dev/documentation/webdriver/bidi/cdp/');
    await (driver as Driver).sendDevToolsCommand('Emulation.setTimezoneOverride', { timezoneId: 'Pacific/Chatham' });
  }
  await driver.get(`${baseUrl}/environment`);
  await driver.findElement(By.id('check-zone')).click();
  await done(driver, 'time-zone');
});

test('language', async ({ driver, baseUrl }) => {
  if (engine === 'firefox') await setInFirefox(driver, "prefs.setStringPref('intl.accept_languages', 'pt-BR')");
  else if (engine === 'webkit') workaround(`WebKitGTK takes it from LC_ALL, ${DESKTOP}`);
  else {
    workaround('DevTools set the language: https://www.selenium.dev/documentation/webdriver/bidi/cdp/');
    const userAgent = await driver.executeScript('return navigator.userAgent');
    await (driver as Driver).sendDevToolsCommand('Emulation.setUserAgentOverride', {
      userAgent,
      acceptLanguage: 'pt-BR',
    });
  }
  await driver.get(`${baseUrl}/environment`);
  await driver.findElement(By.id('check-language')).click();
  await done(driver, 'language');
});

test('portrait-touch', async ({ driver, baseUrl }) => {
  if (engine === 'webkit')
    return impossible(
      'WebKitGTK 2.50 builds its driver with ENABLE_WEBDRIVER_TOUCH_INTERACTIONS OFF, and a finger acts as a mouse: https://github.com/WebKit/WebKit/blob/main/Source/cmake/OptionsGTK.cmake',
    );
  if (engine === 'firefox') {
    await setInFirefox(
      driver,
      `prefs.setIntPref('dom.w3c_touch_events.enabled', 1);
      prefs.setIntPref('ui.primaryPointerCapabilities', 1); // a finger
      prefs.setIntPref('ui.allPointerCapabilities', 1);
      prefs.setIntPref('dom.maxtouchpoints.testing.value', 1);`,
    );
    await driver.manage().window().setRect({ width: 600, height: 1000 });
    await driver.get(`${baseUrl}/environment`);
    const origin = await driver.findElement(By.id('check-screen'));
    await driver.executeScript('arguments[0].scrollIntoView()', origin);
    const tap = [
      { type: 'pointerMove', origin, x: 0, y: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const finger = { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions: tap };
    await driver.execute(new Command(Name.ACTIONS).setParameter('actions', [finger]));
  } else {
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
  }
  await done(driver, 'portrait-touch');
});

test('offline', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/environment`);
  const button = await driver.findElement(By.id('check-network'));
  if (engine === 'firefox') await setInFirefox(driver, 'tab.forceOffline = true');
  else if (engine === 'webkit') {
    workaround(
      'WebKit’s driver cannot take the network away, https://github.com/w3c/webdriver-bidi/issues/776. A script says that the page is offline, and lets fetch fail',
    );
    await driver.executeScript(
      `Object.defineProperty(navigator, 'onLine', { value: false });
      window.fetch = () => Promise.reject(new TypeError('Load failed'));`,
    );
  } else {
    workaround('DevTools set the network: https://www.selenium.dev/documentation/webdriver/bidi/cdp/');
    await (driver as Driver).setNetworkConditions({
      offline: true,
      latency: 0,
      download_throughput: 0,
      upload_throughput: 0,
    });
  }
  await button.click();
  await done(driver, 'offline');
});

test('print', async ({ driver, baseUrl }) => {
  if (engine === 'webkit') {
    return impossible(
      'WebKitGTK 2.50 has no command to print, https://github.com/WebKit/WebKit/pull/70117, and window.print() does nothing there',
    );
  }
  await driver.get(`${baseUrl}/environment`);
  const media = async (name: string) => {
    if (engine === 'firefox') return setInFirefox(driver, `tab.mediumOverride = '${name}'`);
    workaround('DevTools show a print: https://www.selenium.dev/documentation/webdriver/bidi/cdp/');
    return (driver as Driver).sendDevToolsCommand('Emulation.setEmulatedMedia', { media: name });
  };
  await media('print');
  const word = await driver.findElement(By.id('paper-shown')).getText();
  await media('');
  await driver.findElement(By.id('paper-word')).sendKeys(word);
  await driver.findElement(By.id('check-paper-word')).click();
  await done(driver, 'print');
});

test('without-scripts', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/environment`);
  const address = await driver.findElement(By.id('quiet-link')).getAttribute('href');
  if (engine === 'webkit') {
    workaround(
      'WebKit’s driver cannot turn scripts off, https://github.com/w3c/webdriver-bidi/issues/746. They are off in a frame with the attribute sandbox',
    );
    await driver.executeScript(
      "document.body.append(Object.assign(document.createElement('iframe'), { id: 'quiet', sandbox: '', src: arguments[0] }))",
      address,
    );
    await driver.switchTo().frame(await driver.findElement(By.id('quiet')));
    const word = await driver.findElement(By.css('li:target strong')).getText();
    await driver.switchTo().defaultContent();
    return sayWord(driver, word);
  }
  const page = await driver.getWindowHandle();
  await driver.switchTo().newWindow('tab');
  if (engine === 'firefox') await setInFirefox(driver, "prefs.setBoolPref('javascript.enabled', false)");
  else {
    workaround('DevTools turn scripts off: https://www.selenium.dev/documentation/webdriver/bidi/cdp/');
    await (driver as Driver).sendDevToolsCommand('Emulation.setScriptExecutionDisabled', { value: true });
  }
  await driver.get(address as string);
  const word = await driver.findElement(By.css('li:target strong')).getText();
  await driver.close();
  await driver.switchTo().window(page);
  if (engine === 'firefox') await setInFirefox(driver, "prefs.setBoolPref('javascript.enabled', true)");
  await sayWord(driver, word);
});

async function sayWord(driver: WebDriver, word: string) {
  await driver.findElement(By.id('quiet-word')).sendKeys(word);
  await driver.findElement(By.id('check-quiet-word')).click();
  await done(driver, 'without-scripts');
}
