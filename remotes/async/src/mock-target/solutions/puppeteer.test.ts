import { setTimeout } from 'node:timers/promises';
import { test } from '@playground/kit/tools/puppeteer';
import { engine, impossible } from '@playground/kit/tools/verdict';

const headers = { 'access-control-allow-origin': '*' }; // the answer comes from another origin

test('fruits', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/mockTarget`);
  const fruit = await page.$eval('#wanted-fruit', ({ textContent }) => textContent);
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (!request.url().includes('/mock/fruits')) return request.continue();
    return request.respond({ headers, contentType: 'application/json', body: JSON.stringify({ fruits: [fruit] }) });
  });
  await page.locator('#load-fruits').click();
  await page.waitForSelector('#fruits-outcome ::-p-text(Done:)', { visible: true });
});

test('success', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/mockTarget`);
  const price = await page.$eval('#wanted-price', ({ textContent }) => Number(textContent));
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (!request.url().includes('/mock/price')) return request.continue();
    return request.respond({ headers, contentType: 'application/json', body: JSON.stringify({ price }) });
  });
  await page.locator('#load-price').click();
  await page.waitForSelector('#success-outcome ::-p-text(Done:)', { visible: true });
});

test('sent', async ({ page, baseUrl }) => {
  if (engine === 'firefox') {
    return impossible(
      'Puppeteer cannot read the body of a request in Firefox, https://github.com/puppeteer/puppeteer/issues/14259',
    );
  }
  await page.goto(`${baseUrl}/mockTarget`);
  const amount = await page.$eval('#wanted-amount', ({ textContent }) => Number(textContent));
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const sent = request.postData();
    if (!sent) return request.continue();
    return request.continue({ postData: JSON.stringify({ ...JSON.parse(sent), amount }) });
  });
  await page.locator('#send-order').click();
  await page.waitForSelector('#sent-outcome ::-p-text(Done:)', { visible: true });
});

test('slow', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/mockTarget`);
  await page.setRequestInterception(true);
  page.on('request', async (request) => {
    if (request.url().includes('/mock/fruits')) await setTimeout(3_100);
    await request.continue();
  });
  await page.locator('#load-slowly').click();
  await page.waitForSelector('#slow-outcome ::-p-text(Done:)', { visible: true });
});
