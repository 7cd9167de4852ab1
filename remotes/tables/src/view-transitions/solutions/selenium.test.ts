import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from '@playground/kit/tools/selenium';
import { engine, workaround } from '@playground/kit/tools/verdict';
import { By, type WebDriver } from 'selenium-webdriver';
import type { Driver } from 'selenium-webdriver/chrome.js';
import { Context, type Driver as Firefox } from 'selenium-webdriver/firefox.js';

const done = (driver: WebDriver, station: string) =>
  driver.findElement(By.xpath(`//*[@id='${station}-outcome'][starts-with(., 'Done:')]`));
const asked = async (driver: WebDriver, what: string) =>
  driver.findElement(By.id(`row-${(await driver.findElement(By.id(`asked-${what}`)).getText()).toLowerCase()}`));
/** The driver does not wait for a picture that moves. */
const standsStill = (driver: WebDriver) =>
  driver.wait(() => driver.executeScript<boolean>('return document.getAnimations().length === 0'), 5000);

test('takes-the-click', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/viewTransitions`);
  await driver.findElement(By.id('sort-fruits')).click();
  await standsStill(driver);
  await (await asked(driver, 'fruits')).click();
  await done(driver, 'takes-the-click');
});

test('lets-it-pass', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/viewTransitions`);
  await driver.findElement(By.id('sort-towns')).click();
  await standsStill(driver);
  await (await asked(driver, 'towns')).click();
  await done(driver, 'lets-it-pass');
});

/** The variable of a desktop without animations. */
function stillDesktop(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'desktop-'));
  mkdirSync(path.join(folder, 'gtk-3.0'));
  writeFileSync(path.join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return `XDG_CONFIG_HOME=${folder}`;
}

if (engine === 'webkit') test.use({ miniBrowser: [stillDesktop()] });

test('reduced-motion', async ({ driver, baseUrl }) => {
  if (engine === 'firefox') {
    workaround(
      'setContext() reaches the preferences of Firefox, if geckodriver starts with --allow-system-access: https://www.selenium.dev/documentation/webdriver/browsers/firefox/',
    );
    await (driver as Firefox).setContext(Context.CHROME);
    await driver.executeScript("Services.prefs.setIntPref('ui.prefersReducedMotion', 1)");
    await (driver as Firefox).setContext(Context.CONTENT);
  } else if (engine === 'webkit') {
    workaround(
      'WebKitGTK takes it from gtk-enable-animations in GTK’s settings.ini, with which `env` starts the browser: https://docs.gtk.org/gtk3/class.Settings.html',
    );
  } else {
    workaround('DevTools set a media feature: https://www.selenium.dev/documentation/webdriver/bidi/cdp/');
    await (driver as Driver).sendDevToolsCommand('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
    });
  }
  await driver.get(`${baseUrl}/viewTransitions`);
  await driver.findElement(By.id('sort-birds')).click();
  await (await asked(driver, 'birds')).click();
  await done(driver, 'reduced-motion');
});

test('next-document', async ({ driver, baseUrl }) => {
  if (engine !== 'chromium')
    workaround(
      'You have to scroll the frame into view before you click inside it, https://github.com/w3c/webdriver/issues/1141',
    );
  await driver.get(`${baseUrl}/viewTransitions`);
  const frame = await driver.findElement(By.id('journey'));
  await driver.executeScript('arguments[0].scrollIntoView()', frame);
  await driver.switchTo().frame(frame);
  await driver.findElement(By.id('depart')).click();
  // The driver may look while the first document leaves.
  const arrive = await driver.wait(() => driver.findElement(By.id('arrive')).catch(() => null), 5000);
  await arrive?.click();
  await driver.switchTo().defaultContent();
  await done(driver, 'next-document');
});
