import { engine } from '@playground/kit/tools/verdict';
import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';
import { Key } from 'webdriverio';

test('exact-date-and-time', async ({ browser, $ }) => {
  await browser.url('/inputTypes');
  const [year, month, day] = (await $('#departure-date').getText()).split('-');
  const [hour, minute] = (await $('#departure-time').getText()).split(':');
  const hourOfTwelve = String(Number(hour) - 12).padStart(2, '0');
  // The keys are in the order of en-US.
  if (engine === 'webkit') {
    // No part goes on to the next one by itself.
    await $('#departure').addValue([month, day, year, hourOfTwelve, minute, 'PM'].join(Key.ArrowRight));
  } else {
    await $('#departure').addValue(`${month}${day}${year}`);
    // In Chromium, a year can have six digits. Firefox goes on after four.
    if (engine === 'chromium') await $('#departure').addValue(Key.ArrowRight);
    await $('#departure').addValue(`${hourOfTwelve}${minute}PM`);
  }
  await $('#check-departure').click();
  await expect($('#exact-date-and-time-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('clear-them-all', async ({ browser, $ }) => {
  await browser.url('/inputTypes');
  // clearValue() would empty the fields by a script.
  for (const type of ['text', 'search', 'email', 'url', 'tel', 'password', 'number']) {
    await $(`#filled-${type}`).addValue(Key.End);
    const { length } = await $(`#filled-${type}`).getValue();
    await $(`#filled-${type}`).addValue(Key.Backspace.repeat(length));
  }
  const parts = [Key.Backspace, Key.ArrowRight, Key.Backspace, Key.ArrowRight, Key.Backspace].join('');
  for (const type of ['date', 'time']) await $(`#filled-${type}`).addValue(parts);
  await expect($('#clear-them-all-outcome')).toHaveText(expect.stringContaining('Done:'));
});
