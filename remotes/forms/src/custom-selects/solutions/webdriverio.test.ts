import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('menu-at-the-end-of-the-body', async ({ browser, $ }) => {
  await browser.url('/customSelects');
  const city = await $('#city-wanted').getText();
  await $('#city-control').click();
  await $('#city-menu').$(`div=${city}`).click();
  await expect($('#menu-at-the-end-of-the-body-outcome')).toHaveText(expect.stringContaining('Done:'));
});
