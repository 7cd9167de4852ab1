import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('press-reachable', async ({ browser, $, $$ }) => {
  await browser.url('/visibility');
  await $('#ways-table').waitForExist();
  for (const row of await $$('#ways-table tbody tr').getElements()) {
    await row.$('th').scrollIntoView({ block: 'center' });
    const pointer = row.$('td:nth-child(4)');
    await expect(pointer).not.toHaveText('not in view yet');
    if ((await pointer.getText()) === 'reaches it') await row.$('button').click();
  }
  await $('button=All pressed').click();
  await expect($('#press-reachable-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('wait-until-seen', async ({ browser, $ }) => {
  await browser.url('/visibility');
  await $('button=Send for the bell').click();
  await $('#bell').waitForExist();
  await $('#bell-cover').waitForExist({ reverse: true }); // isClickable() does not wait
  await $('#bell').click();
  await expect($('#wait-until-seen-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('gone-for-good', async ({ browser, $ }) => {
  await browser.url('/visibility');
  await $('button=Remove the lamp').click();
  await $('#lamp').waitForExist({ reverse: true });
  await $('button=It is gone').click();
  await expect($('#gone-for-good-outcome')).toHaveText(expect.stringContaining('Done:'));
});
