import { answer, engine, workaround } from '@playground/kit/tools/verdict';
import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

const position = { latitude: 48.5216, longitude: 9.0576 };

/** Opens a page that has a position. */
async function openAt(browser: WebdriverIO.Browser, address: string) {
  if (browser.isBidi) {
    await browser.emulate('geolocation', position);
    await browser.url(address);
    return;
  }
  workaround(
    'emulate() needs WebDriver BiDi, so a script gives the page its position, see https://webdriver.io/docs/api/browser/emulate/',
  );
  await browser.url(address);
  await browser.execute((coords) => {
    navigator.geolocation.getCurrentPosition = (found) => found({ coords } as GeolocationPosition);
  }, position);
}

test('city', async ({ browser, $ }) => {
  await openAt(browser, '/geolocation');
  await $('button=Request location').click();
  // The first request waits while the geocoder loads its list of cities.
  const city = expect.stringContaining('City: Tübingen');
  await expect($('aria/Your location')).toHaveText(city, { wait: 20_000 });
});

test('slow-answer', async ({ browser, $ }) => {
  await openAt(browser, '/geolocation?fault=reverse:slow-3000');
  await $('button=Request location').click();
  // Wait for the result itself instead of a fixed time.
  await expect($('aria/Your location')).toHaveText(expect.stringContaining('City: Tübingen'), { wait: 20_000 });
});

test('denied', async ({ browser, $ }) => {
  await browser.url('/geolocation');
  if (engine === 'webkit') {
    workaround(
      'The driver cannot set a permission, so a script refuses the position, see https://github.com/SeleniumHQ/selenium/issues/11926',
    );
    await browser.execute(() => {
      navigator.geolocation.getCurrentPosition = (_, failed) =>
        failed?.({ message: 'denied' } as GeolocationPositionError);
    });
  } else await browser.setPermissions({ name: 'geolocation' }, 'denied');
  await $('button=Request location').click();
  await expect($('[role=progressbar]')).toBeDisplayed();
  await expect($('aria/Your location')).not.toBeDisplayed();
  answer(await $('[role=progressbar]').getComputedLabel());
});
