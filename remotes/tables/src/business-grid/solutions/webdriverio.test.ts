import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('cell', async ({ browser, $ }) => {
  await browser.url('/businessGrid');
  const product = await $('#cell-product').getText();
  const week = Number((await $('#cell-week').getText()).replace('Week ', ''));
  await $('#products-grid [row-id="P-0001"]').waitForExist();
  await browser.execute(
    (left, top) => document.querySelector('#products-grid .ag-grid-viewport')?.scrollTo(left, top),
    95 * week,
    36 * (Number(product.replace('P-', '')) - 2), // Each row is 36 pixels high.
  );
  const cell = $(`#products-grid [row-id="${product}"] [col-id="week-${week}"]`);
  // The text that WebKit's driver reads of a cell is empty.
  await expect(cell).toHaveElementProperty('textContent', expect.stringMatching(/\d/));
  await $('#pieces-sold').setValue(String(await cell.getProperty('textContent')));
  await $('button=Check pieces').click();
  await expect($('#cell-outcome')).toHaveText(expect.stringContaining('Done:'));
});
