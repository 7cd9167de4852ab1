import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('row-far-down', async ({ browser, $ }) => {
  await browser.url('/virtualList');
  await browser.execute((list) => list.scrollTo(0, list.scrollHeight * 0.71), await $('#lockers-scrolling'));
  const reserve = $('#reserve-locker-7204');
  while (!(await reserve.isExisting())) {
    await browser.execute(
      (list) => {
        list.scrollBy(0, 300);
        return new Promise(requestAnimationFrame);
      },
      await $('#lockers-scrolling'),
    );
  }
  await reserve.click();
  await expect($('#row-far-down-outcome')).toHaveText(expect.stringContaining('Done:'));
});
