import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('basics', async ({ browser, $, $$ }) => {
  await browser.url('/frameworks');
  const added = await $('#basics-added').getText();
  const finished = await $('#basics-finished').getText();
  const removed = await $('#basics-removed').getText();
  for (const framework of ['react-19', 'react-18', 'vue', 'svelte', 'lit']) {
    // >>> also looks in open shadow roots.
    await $(`>>> #basics-${framework}-field`).setValue(added);
    await $(`>>> #basics-${framework}-add`).click();
    for (const label of [`Finish ${finished}`, `Remove ${removed}`]) {
      for (const button of await $$(`>>> [id^="basics-${framework}-"]`)) {
        if ((await button.getText()) !== label) continue;
        await button.click();
        break;
      }
    }
  }
  await expect($('#basics-outcome')).toHaveText(/^Done:/);
});
