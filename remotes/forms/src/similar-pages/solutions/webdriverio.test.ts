import { test } from '@playground/tools/webdriverio';
import { expect } from 'expect-webdriverio';

const pages = { first: '/similarPages', second: '/similarPages/secondVersion' };

for (const [task, path] of Object.entries(pages)) {
  test(task, async ({ browser, $ }) => {
    await browser.url(path);
    await $('main form input').setValue('Clarice Lispector');
    await $('main form button').click();
    await expect($('main [role=status]')).toHaveText('A book by Clarice Lispector was found!');
  });
}
