import { engine, workaround } from '@playground/kit/tools/verdict';
import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

const headers = { 'access-control-allow-origin': '*' }; // the answer comes from another origin
const NO_BIDI =
  'mock() needs WebDriver BiDi, which WebKitGTK 2.50 does not have, https://webdriver.io/docs/mocksandspies. A script replaces fetch instead';

test('fruits', async ({ browser, $ }) => {
  await browser.url('/mockTarget');
  const fruit = await $('#wanted-fruit').getText();
  if (engine === 'webkit') {
    workaround(NO_BIDI);
    await browser.execute((name) => {
      window.fetch = async () => Response.json({ fruits: [name] });
    }, fruit);
  } else {
    const mock = await browser.mock('/mock/fruits');
    mock.respond({ fruits: [fruit] }, { headers, fetchResponse: false });
  }
  await $('button=Load fruits').click();
  await expect($('#fruits-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('success', async ({ browser, $ }) => {
  await browser.url('/mockTarget');
  const price = Number(await $('#wanted-price').getText());
  if (engine === 'webkit') {
    workaround(NO_BIDI);
    await browser.execute((wanted) => {
      window.fetch = async () => Response.json({ price: wanted });
    }, price);
  } else {
    const mock = await browser.mock('/mock/price');
    mock.respond({ price }, { headers, fetchResponse: false });
  }
  await $('button=Load price').click();
  await expect($('#success-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('sent', async ({ browser, $ }) => {
  await browser.url('/mockTarget');
  const amount = Number(await $('#wanted-amount').getText());
  if (engine === 'webkit') {
    workaround(NO_BIDI);
    await browser.execute((wanted) => {
      const send = window.fetch;
      window.fetch = (address, init) =>
        send(address, init?.body ? { ...init, body: JSON.stringify({ fruit: 'apple', amount: wanted }) } : init);
    }, amount);
  } else {
    const mock = await browser.mock('/mock/order', { method: 'POST' });
    mock.request({ body: JSON.stringify({ fruit: 'apple', amount }) });
  }
  await $('button=Send order').click();
  await expect($('#sent-outcome')).toHaveText(expect.stringContaining('Done:'));
});
