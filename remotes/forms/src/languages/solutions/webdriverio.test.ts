import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('price-in-german', async ({ browser, $ }) => {
  await browser.url('/languages');
  await $('#language').selectByVisibleText('Deutsch');
  const price = (await $('#price').getText()).replace(/[^\d,]/g, '').replace(',', '.');
  await $('#price-in-german-answer').setValue(price);
  await $('button=Check price').click();
  await expect($('#price-in-german-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('last-second', async ({ browser, $ }) => {
  await browser.url('/languages?now=2027-12-31T23:59:50');
  await $('#time-left').waitUntil(async () => (await $('#time-left').getText()) === 'Noch 1 Sekunde', {
    timeout: 15_000,
    interval: 50,
  });
  await $('button=Stop in the last second').click();
  await expect($('#last-second-outcome')).toHaveText(expect.stringContaining('Done:'));
});
