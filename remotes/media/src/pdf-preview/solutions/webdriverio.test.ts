import { answer } from '@playground/kit/tools/verdict';
import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('title', async ({ browser, $ }) => {
  await browser.url('/pdfPreview');
  await $('button=Preview PDF').click();
  await browser.waitUntil(() => browser.switchWindow('.pdf').catch(() => false));
  await expect(browser).toHaveUrl(/\.pdf$/);
  // The PDF viewer is not a web page, so read the file itself. Its title is UTF-16 in hexadecimal.
  const response = await fetch(await browser.getUrl());
  const pdf = Buffer.from(await response.arrayBuffer()).toString('latin1');
  const title = new TextDecoder('utf-16be').decode(Buffer.from(/\/Title<FEFF(\w+)>/.exec(pdf)?.[1] ?? '', 'hex'));
  answer(title);
});
