import { test } from '@playground/kit/tools/puppeteer';
import { answer } from '@playground/kit/tools/verdict';

test('title', async ({ page, context, baseUrl }) => {
  await page.goto(`${baseUrl}/pdfPreview`);
  await page.locator('::-p-aria(Preview PDF)').click();
  const tab = await context.waitForTarget((target) => target.type() === 'page' && target.url().endsWith('.pdf'));
  // The PDF viewer is not a web page, so read the file itself. Its title is UTF-16 in hexadecimal.
  const response = await fetch(tab.url());
  const pdf = Buffer.from(await response.arrayBuffer()).toString('latin1');
  const title = new TextDecoder('utf-16be').decode(Buffer.from(/\/Title<FEFF(\w+)>/.exec(pdf)?.[1] ?? '', 'hex'));
  answer(title);
});
