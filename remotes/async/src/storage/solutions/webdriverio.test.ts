import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('cookies', async ({ browser, $ }) => {
  await browser.url('/storage');
  await $('#set-cookies').click();
  await expect($('#cookies-state')).toHaveText('All four cookies are set.');
  const cookies = await browser.getCookies(); // HttpOnly cookies too
  const ours = cookies.filter(({ name }) => name.startsWith('storage-'));
  const sum = ours.reduce((total, { value }) => total + Number(value), 0);
  await $('#cookie-sum').setValue(sum);
  await $('#check-cookie-sum').click();
  await expect($('#cookies-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('partitioned', async ({ browser, $ }) => {
  await browser.url('/storage');
  await $('#store-in-both').click();
  const name = await $('#flavour-name').getText();
  await browser.switchFrame($('#storing-frame'));
  await expect($('p*=has stored its word')).toBeExisting();
  const word = await browser.execute((key) => localStorage.getItem(key), name);
  await browser.switchFrame(null);
  await $('#frame-word').setValue(word ?? '');
  await $('#check-frame-word').click();
  await expect($('#partitioned-outcome')).toHaveText(expect.stringContaining('Done:'));
});
