import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/puppeteer';
import { answer } from '@playground/kit/tools/verdict';
import type { ConsoleMessage } from 'puppeteer-core';

test('city', async ({ page, context, baseUrl }) => {
  await context.setPermission(baseUrl, { permission: { name: 'geolocation' }, state: 'granted' });
  await page.setGeolocation({ latitude: 48.5216, longitude: 9.0576 });
  await page.goto(`${baseUrl}/geolocation`);
  await page.locator('::-p-aria(Request location)').click();
  // The first request waits while the geocoder loads its list of cities.
  await page.waitForSelector('::-p-aria(Your location) ::-p-text(Tübingen)', { visible: true, timeout: 20_000 });
});

test('slow-answer', async ({ page, context, baseUrl }) => {
  await context.setPermission(baseUrl, { permission: { name: 'geolocation' }, state: 'granted' });
  await page.setGeolocation({ latitude: 48.5216, longitude: 9.0576 });
  await page.goto(`${baseUrl}/geolocation?fault=reverse:slow-3000`);
  await page.locator('::-p-aria(Request location)').click();
  // Wait for the result itself instead of a fixed time.
  await page.waitForSelector('::-p-aria(Your location) ::-p-text(Tübingen)', { visible: true, timeout: 20_000 });
});

test('denied', async ({ page, context, baseUrl }) => {
  await context.setPermission(baseUrl, { permission: { name: 'geolocation' }, state: 'denied' });
  await page.goto(`${baseUrl}/geolocation`);
  const warning = new Promise<ConsoleMessage>((resolve) => page.once('console', resolve));
  await page.locator('::-p-aria(Request location)').click();
  assert.match((await warning).text(), /^Geolocation failed/);
  const spinner = await page.locator('[role=progressbar]').waitHandle();
  assert.equal(await page.$('::-p-aria(Your location)'), null);
  answer(await spinner.evaluate((element) => element.ariaLabel));
});
