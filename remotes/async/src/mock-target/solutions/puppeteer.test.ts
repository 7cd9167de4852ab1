import { setTimeout } from 'node:timers/promises';
import { test } from '@playground/kit/tools/puppeteer';

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
  await page.goto(`${baseUrl}/mockTarget`);
  const amount = await page.$eval('#wanted-amount', ({ textContent }) => Number(textContent));
  await page.setRequestInterception(true);
  page.on('request', async (request) => {
    const sent = request.hasPostData() ? await request.fetchPostData() : undefined;
    if (!sent) return request.continue();
    const { 'content-length': _, ...headers } = request.headers(); // the new body has a length of its own
    return request.continue({ headers, postData: JSON.stringify({ ...JSON.parse(sent), amount }) });
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
