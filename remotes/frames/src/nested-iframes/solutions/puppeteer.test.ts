import { test } from '@playground/kit/tools/puppeteer';

test('both-secrets', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/nestedIframes`);
  const first = await (await page.locator('iframe[title="First iframe"]').waitHandle()).contentFrame();
  await first.locator('::-p-aria(tapioca)').click();
  await first.waitForSelector("::-p-text(You've clicked on the first iframe link!)", { visible: true });
  const second = await (await first.locator('iframe[title="Second iframe"]').waitHandle()).contentFrame();
  await second.locator('::-p-aria(samba)').click();
  await second.waitForSelector('::-p-text(You have clicked on the second iframe link!)', { visible: true });
});

test('alternating-origins', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/nestedIframes`);
  await page.locator('::-p-aria(Alternating origins)').click();
  const first = await (await page.locator('iframe[src$="frames=alternate"]').waitHandle()).contentFrame();
  const second = await (await first.locator('iframe[title="Second iframe"]').waitHandle()).contentFrame();
  await second.locator('::-p-aria(samba)').click();
  await second.waitForSelector('::-p-text(You have clicked on the second iframe link!)', { visible: true });
});
