import { test } from '@playground/kit/tools/puppeteer';

test('cell', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/businessGrid`);
  const shown = async (id: string) =>
    (await (await page.waitForSelector(`#${id}`))?.evaluate(({ textContent }) => textContent)) ?? '';
  const product = await shown('cell-product');
  const week = Number((await shown('cell-week')).replace('Week ', ''));
  await page.waitForSelector('#products-grid [row-id="P-0001"]');
  await page.$eval(
    '#products-grid .ag-grid-viewport',
    (viewport, left, top) => viewport.scrollTo(left, top),
    95 * week,
    36 * (Number(product.replace('P-', '')) - 2), // Each row is 36 pixels high.
  );
  // The cell is there when it is in view, and its number when the server has sent the row.
  const cell = await page.waitForSelector(`#products-grid [row-id="${product}"] [col-id="week-${week}"]`);
  await page.locator('#pieces-sold').fill((await cell?.evaluate(({ textContent }) => textContent)) ?? '');
  await page.locator('#pieces-sold-submit').click();
  await page.waitForSelector('#cell-outcome::-p-text(Done:)', { visible: true });
});
