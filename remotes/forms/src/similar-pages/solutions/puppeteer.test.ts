import { test } from '@playground/tools/puppeteer';

const pages = { first: '/similarPages', second: '/similarPages/secondVersion' };

for (const [task, path] of Object.entries(pages)) {
  test(task, async ({ page, baseUrl }) => {
    await page.goto(`${baseUrl}${path}`);
    await page.locator('main form input').fill('Clarice Lispector');
    await page.locator('main form button').click();
    await page.locator('[role=status] ::-p-text(A book by Clarice Lispector was found!)').wait();
  });
}
