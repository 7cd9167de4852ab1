import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('both-secrets', async ({ browser, $ }) => {
  await browser.url('/nestedIframes');
  await browser.switchFrame($('iframe[title="First iframe"]'));
  await $('=tapioca').click();
  await expect($('[role=status]')).toHaveText("You've clicked on the first iframe link!");
  await browser.switchFrame($('iframe[title="Second iframe"]'));
  await $('=samba').click();
  await expect($('[role=status]')).toHaveText('You have clicked on the second iframe link!');
});

test('alternating-origins', async ({ browser, $ }) => {
  await browser.url('/nestedIframes');
  await $('aria/Alternating origins').click();
  await browser.switchFrame($('iframe[src$="frames=alternate"]'));
  await browser.switchFrame($('iframe[title="Second iframe"]'));
  await $('=samba').click();
  await expect($('[role=status]')).toHaveText('You have clicked on the second iframe link!');
});
