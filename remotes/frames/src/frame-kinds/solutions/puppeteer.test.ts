import { test } from '@playground/kit/tools/puppeteer';
import { workaround } from '@playground/kit/tools/verdict';

test('srcdoc', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/frameKinds`);
  const frame = await (await page.locator('iframe#srcdoc-frame').waitHandle()).contentFrame();
  await frame.locator('::-p-aria(Sign)').click();
  await page.waitForSelector('#srcdoc-outcome::-p-text(Done:)', { visible: true });
});

test('written', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/frameKinds`);
  const frame = await (await page.locator('iframe#written-frame').waitHandle()).contentFrame();
  await frame.locator('::-p-aria(Sign)').click();
  await page.waitForSelector('#written-outcome::-p-text(Done:)', { visible: true });
});

test('frameset', async ({ browser, page, baseUrl }) => {
  await page.goto(`${baseUrl}/frameKinds`);
  await page.locator('#open-frameset').click();
  const target = await browser.waitForTarget((one) => one.url().endsWith('/frameset.html'));
  const tab = await target.page();
  const contract = await (await tab?.waitForSelector('frame[name=contract]'))?.contentFrame();
  await contract?.locator('::-p-aria(Sign)').click();
  await page.waitForSelector('#frameset-outcome::-p-text(Done:)', { visible: true });
});

test('restless', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/frameKinds`);
  const frame = await (await page.locator('iframe#restless-frame').waitHandle()).contentFrame();
  await frame.locator('#full-name').fill('Ada Lovelace');
  await frame.locator('::-p-aria(Sign)').click();
  await page.waitForSelector('#restless-outcome::-p-text(Done:)', { visible: true });
});

test('closed-root', async ({ page, baseUrl }) => {
  workaround(
    'No selector looks into a closed root, so the frame is found by its element, https://pptr.dev/api/puppeteer.page.waitforframe',
  );
  await page.goto(`${baseUrl}/frameKinds`);
  const frame = await page.waitForFrame(async (one) => {
    const element = await one.frameElement();
    return (await element?.evaluate(({ id }) => id)) === 'closed-frame';
  });
  await frame.locator('::-p-aria(Sign)').click();
  await page.waitForSelector('#closed-root-outcome::-p-text(Done:)', { visible: true });
});
