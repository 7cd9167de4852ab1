import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

const headers = { 'access-control-allow-origin': '*' }; // the answer comes from another origin

test('fruits', async ({ browser, $ }) => {
  await browser.url('/mockTarget');
  const fruit = await $('#wanted-fruit').getText();
  const mock = await browser.mock('/mock/fruits');
  mock.respond({ fruits: [fruit] }, { headers, fetchResponse: false });
  await $('button=Load fruits').click();
  await expect($('#fruits-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('success', async ({ browser, $ }) => {
  await browser.url('/mockTarget');
  const price = Number(await $('#wanted-price').getText());
  const mock = await browser.mock('/mock/price');
  mock.respond({ price }, { headers, fetchResponse: false });
  await $('button=Load price').click();
  await expect($('#success-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('sent', async ({ browser, $ }) => {
  await browser.url('/mockTarget');
  const amount = Number(await $('#wanted-amount').getText());
  const mock = await browser.mock('/mock/order', { method: 'POST' });
  mock.request({ body: JSON.stringify({ fruit: 'apple', amount }) });
  await $('button=Send order').click();
  await expect($('#sent-outcome')).toHaveText(expect.stringContaining('Done:'));
});
