import { expect, outcome, test } from '@playground/kit/test/browser';
import type { Page } from '@playwright/test';

// The browser reports errors, cut bodies, refused answers and the end of the ring.
test.use({ allowComplaints: [/status of \d{3}|net::ERR_|CORS/] });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');

/** Types into a field and presses Enter there. */
async function send(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  await page.keyboard.press('Enter');
}

test('by keyboard: the naive attempt of each station is a miss with its reason', { tag: '@long' }, async ({ page }) => {
  test.slow();
  await page.goto('/httpLab?seed=7');

  await send(page, 'Status', '204');
  await expect(outcome(page, 'status')).toHaveText(/^Missed: the server answered 204, not \d{3}\.$/);

  await press(page, 'Follow the redirects');
  await expect(page.getByText('The last answer has the status 200.')).toBeVisible();
  await send(page, 'Number of redirects', '1');
  await expect(outcome(page, 'redirects')).toHaveText('Missed: there are not 1 redirects.');
  await press(page, 'Enter the ring');
  await expect(page.getByText('The browser gave up, and there is no answer.')).toBeVisible();
  await send(page, 'Addresses in the ring', '20');
  await expect(outcome(page, 'ring')).toHaveText('Missed: there are not 20 different addresses in the ring.');

  await press(page, 'Ask for a slow body');
  const first = page.locator('#slow-body-parts li').first();
  const [, early = ''] = /is (\S+)\./.exec(await first.innerText()) ?? [];
  await send(page, 'Last word of the slow body', early);
  await expect(outcome(page, 'slow-body')).toHaveText(`Missed: ${early} is word 1 of 6.`);
  await press(page, 'Ask for a slow head');
  await send(page, 'Word of the slow head', early);
  await expect(outcome(page, 'slow-head')).toHaveText('Missed: the answer has not come yet.');

  await press(page, 'Ask for the report');
  const report = page.locator('#report-answer');
  await expect(report).toContainText('200. The body was cut after');
  const [, half = ''] = /The word (\S+) is/.exec(await report.innerText()) ?? [];
  await send(page, 'Last word of the report', half);
  await expect(outcome(page, 'cut')).toHaveText(`Missed: ${half} is the word of the first half.`);

  await press(page, 'Get the document');
  const etag = await page.locator('#etag').innerText();
  await send(page, 'If-None-Match', etag.replaceAll('"', ''));
  await expect(outcome(page, 'not-modified')).toHaveText(
    'Missed: the server sent the document again and answered 200.',
  );
  await send(page, 'If-None-Match', '😀');
  await expect(outcome(page, 'not-modified')).toHaveText(/^Missed: the browser did not send this header/);

  const [from, to] = [await page.locator('#first-byte').innerText(), await page.locator('#last-byte').innerText()];
  await send(page, 'Range', `bytes=${from}-${Number(to) + 1}`);
  await expect(outcome(page, 'range')).toHaveText(
    `Missed: the server sent the bytes ${from}-${Number(to) + 1}, not ${from}-${to}.`,
  );
  await send(page, 'Range', 'bytes=99999-');
  await expect(outcome(page, 'range')).toHaveText(/^Missed: the server answered 416/);

  await press(page, 'Ask without permission');
  await expect(page.getByText('The page may not read the answer.')).toBeVisible();
  await send(page, 'Word behind CORS', early);
  await expect(outcome(page, 'cors')).toHaveText(`Missed: ‘${early}’ is not the word.`);

  const password = await page.locator('#basic-password').innerText();
  await send(page, 'Word behind Basic', password);
  await expect(outcome(page, 'basic')).toHaveText(`Missed: ${password} is the password.`);

  await press(page, 'Get a token');
  await send(page, 'Authorization', await page.locator('#token').innerText());
  await expect(outcome(page, 'bearer')).toHaveText(
    'Missed: the server answered 401: the header does not begin with ‘Bearer ’.',
  );

  await press(page, 'Ask the server');
  const seen = page.locator('#seen');
  await expect(seen).toContainText('GET /lab/no-cors');
  await expect(seen).toContainText(`range: bytes=${from}-${Number(to) + 1}`);
});
