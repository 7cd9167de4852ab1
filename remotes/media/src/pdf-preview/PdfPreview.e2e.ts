import { expect, test } from '@playground/kit/test/browser';
import { findBrowser, launchOptions } from '@playground/kit/test/chromium';

// A PDF has no icon, so the browser asks its origin for /favicon.ico, which does not exist.
test.use({ allowComplaints: [/Failed to load resource: .*404/], launchOptions: launchOptions(findBrowser()) });

test('the PDF opens in a new tab without opener and referrer, and this page stays open', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/pdfPreview');
  const [request, tab] = await Promise.all([
    context.waitForEvent('request', (each) => each.url().endsWith('.pdf')),
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Preview PDF' }).click(),
  ]);
  expect(new URL(request.url()).origin).toBe(site.media);
  expect(await request.headerValue('referer')).toBeNull();
  await tab.waitForURL('**/*.pdf');
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  const answer = await page.request.get(request.url());
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page).toHaveURL('/pdfPreview');
});
