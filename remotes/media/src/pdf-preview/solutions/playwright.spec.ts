import { test } from '@playground/kit/tools/playwright';
import { answer } from '@playground/kit/tools/verdict';

test('title', async ({ page, context, request }) => {
  await page.goto('/pdfPreview');
  const opening = context.waitForEvent('page'); // not a popup event, because the new tab has no opener
  await page.getByRole('button', { name: 'Preview PDF' }).click();
  const tab = await opening;
  await tab.waitForURL('**/*.pdf');
  // The PDF viewer is not a web page, so read the file itself. Its title is UTF-16 in hexadecimal.
  const pdf = (await (await request.get(tab.url())).body()).toString('latin1');
  const title = new TextDecoder('utf-16be').decode(Buffer.from(/\/Title<FEFF(\w+)>/.exec(pdf)?.[1] ?? '', 'hex'));
  answer(title);
});
