import { test } from '@playground/kit/tools/puppeteer';

test('press-reachable', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/visibility`);
  await page.waitForSelector('#ways-table');
  for (const row of await page.$$('#ways-table tbody tr')) {
    await row.scrollIntoView();
    await page.waitForFunction((one) => !one.textContent.includes('not in view yet'), {}, row);
    const pointer = await row.$eval('td:nth-child(4)', (cell) => cell.textContent);
    const button = await row.$('button');
    if (pointer === 'reaches it') await button?.click();
  }
  await page.locator('#press-reachable-check').click();
  await page.waitForSelector('#press-reachable-outcome ::-p-text(Done:)', { visible: true });
});

test('wait-until-seen', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/visibility`);
  await page.locator('#send-for-bell').click();
  await page.waitForSelector('#bell-cover');
  await page.waitForSelector('#bell-cover', { hidden: true }); // click() does not check whether something covers it
  await page.locator('#bell').click();
  await page.waitForSelector('#wait-until-seen-outcome ::-p-text(Done:)', { visible: true });
});
