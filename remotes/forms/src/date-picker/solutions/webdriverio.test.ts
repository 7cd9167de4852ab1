import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';
import { Key } from 'webdriverio';

test('event', async ({ browser, $ }) => {
  await browser.url('/ddatePicker');
  await $('#event-date').click();
  await $('#year').selectByVisibleText('2030');
  await $('#month').selectByVisibleText('May');
  await $('[role=gridcell][aria-label*="May 15th, 2030"]').click();
  await expect($('#event-date')).toHaveValue('05/15/2030');
});

test('leap-day', async ({ browser, $ }) => {
  await browser.url('/ddatePicker?now=2028-02-29');
  await $('#event-date').click();
  await expect($('[aria-current=date]')).toHaveAttribute('aria-label', expect.stringContaining('February 29th, 2028'));
  await $('[role=gridcell][aria-label*="February 28th, 2028"]').click();
  await expect($('#event-date')).toHaveValue('02/28/2028');
});

test('no-such-day', async ({ browser, $ }) => {
  await browser.url('/ddatePicker');
  const field = $('#event-date');
  await field.setValue('12/31/2030');
  await browser.keys(Key.Enter);
  await field.setValue('02/31/2031');
  await browser.keys(Key.Tab);
  await expect(field).toHaveValue('12/31/2030');
});
