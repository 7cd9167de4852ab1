import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer';

const site = 'http://localhost:3000';
let browser;
let page;
before(async () => {
  browser = await puppeteer.launch();
  page = await browser.newPage();
});
after(() => browser.close());

test('the counter counts', async () => {
  await page.goto(`${site}/counter`);
  await page.locator('::-p-aria(Increment)').click();
  await page.locator('::-p-aria(Count) ::-p-text(1)').wait();
});

test('the message arrives', async () => {
  await page.goto(`${site}/waitMessage`);
  await page.locator('::-p-text(The secret message is: banana)').wait();
});

test('a row is found by its name', async () => {
  await page.goto(`${site}/dynamicTable?seed=1`);
  const row = "//tr[th='Black Widow'][td='Natasha Romanoff']";
  await page.locator(`::-p-xpath(${row})`).wait();
});

test('a link in a frame is pressed', async () => {
  await page.goto(`${site}/nestedIframes`);
  const element = page.locator('iframe[title="First iframe"]');
  const frame = await (await element.waitHandle()).contentFrame();
  await frame.locator('::-p-aria(tapioca)').click();
  await frame.locator('::-p-text(clicked on the first)').wait();
});

test('a file is chosen', async () => {
  await page.goto(`${site}/fileUpload`);
  const field = await page.locator('input#single-file').waitHandle();
  await field.uploadFile(fileURLToPath(import.meta.url)); // this file
  await page.locator('::-p-text(Single file: 1 selected)').wait();
});

test('the first call fails', async () => {
  await page.goto(`${site}/emailValidation?fault=send-email:503@1`);
  await page.locator('#email').fill('tester@example.com');
  await page.locator('::-p-aria(Send e-mail)').click();
  await page.locator('[role=alert]').wait();
});
