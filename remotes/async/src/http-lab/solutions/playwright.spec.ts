import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('status', async ({ page }) => {
  await page.goto('/httpLab');
  await page.getByLabel('Status', { exact: true }).fill(await page.locator('#wanted-status').innerText());
  await page.getByRole('button', { name: 'Ask for the status' }).click();
  await expect(page.getByRole('status', { name: 'Any status' })).toContainText('Done:');
});

test('redirects', async ({ page }) => {
  await page.goto('/httpLab');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByRole('button', { name: 'Follow the redirects' }).click();
  await expect(page.getByText('The last answer has the status 200.')).toBeVisible();
  const redirects = requests.filter((address) => address.includes('/lab/hops/')).length - 1;
  await page.getByLabel('Number of redirects').fill(String(redirects));
  await page.getByRole('button', { name: 'Check redirects' }).click();
  await expect(page.getByRole('status', { name: 'Redirects in a row' })).toContainText('Done:');
});

test('ring', async ({ page }) => {
  await page.goto('/httpLab');
  const addresses = new Set<string>();
  page.on('request', (request) => addresses.add(request.url()));
  await page.getByRole('button', { name: 'Enter the ring' }).click();
  await expect(page.getByText('The browser gave up')).toBeVisible();
  const ring = [...addresses].filter((address) => address.includes('/lab/ring/'));
  await page.getByLabel('Addresses in the ring').fill(String(ring.length));
  await page.getByRole('button', { name: 'Check ring' }).click();
  await expect(page.getByRole('status', { name: 'Redirects in a ring' })).toContainText('Done:');
});

test('slow-head', async ({ page }) => {
  await page.goto('/httpLab');
  await page.getByRole('button', { name: 'Ask for a slow head' }).click();
  await expect(page.locator('#slow-head-answer')).toContainText('The word is');
  const [, word = ''] = /word is (\S+)\./.exec(await page.locator('#slow-head-answer').innerText()) ?? [];
  await page.getByLabel('Word of the slow head').fill(word);
  await page.getByRole('button', { name: 'Check slow head' }).click();
  await expect(page.getByRole('status', { name: 'Slow head' })).toContainText('Done:');
});

test('slow-body', async ({ page }) => {
  await page.goto('/httpLab');
  await page.getByRole('button', { name: 'Ask for a slow body' }).click();
  await expect(page.getByText('The body is complete.')).toBeVisible();
  const last = await page.getByRole('list', { name: 'Parts of the body' }).getByRole('listitem').last().innerText();
  await page.getByLabel('Last word of the slow body').fill(last.replace(/^.* is (\S+)\.$/, '$1'));
  await page.getByRole('button', { name: 'Check slow body' }).click();
  await expect(page.getByRole('status', { name: 'Slow body' })).toContainText('Done:');
});

test('cut', async ({ page }) => {
  await page.goto('/httpLab');
  const answer = page.locator('#report-answer');
  await page.getByRole('button', { name: 'Ask for the report' }).click();
  await expect(answer).toContainText('The body was cut');
  await page.getByRole('button', { name: 'Ask for the report' }).click();
  await expect(answer).toContainText('The report is whole.');
  const words = (await answer.innerText()).match(/[a-z]+-[a-z]+/g);
  await page.getByLabel('Last word of the report').fill(words?.at(-1) ?? '');
  await page.getByRole('button', { name: 'Check report' }).click();
  await expect(page.getByRole('status', { name: 'Cut body' })).toContainText('Done:');
});

test('not-modified', async ({ page }) => {
  await page.goto('/httpLab');
  await page.getByRole('button', { name: 'Get the document' }).click();
  await page.getByLabel('If-None-Match').fill(await page.locator('#etag').innerText());
  await page.getByRole('button', { name: 'Ask if it changed' }).click();
  await expect(page.getByRole('status', { name: 'Not modified' })).toContainText('Done:');
});

test('range', async ({ page }) => {
  await page.goto('/httpLab');
  const first = await page.locator('#first-byte').innerText();
  const last = await page.locator('#last-byte').innerText();
  await page.getByRole('textbox', { name: 'Range' }).fill(`bytes=${first}-${last}`);
  await page.getByRole('button', { name: 'Ask for a part' }).click();
  await expect(page.getByRole('status', { name: 'Range' })).toContainText('Done:');
});

test('cors', async ({ page, request }) => {
  await page.goto('/httpLab');
  await page.getByRole('button', { name: 'Ask without permission' }).click();
  const response = await request.get(await page.locator('#cors-address').innerText());
  const { word } = await response.json();
  await page.getByLabel('Word behind CORS').fill(word);
  await page.getByRole('button', { name: 'Check CORS' }).click();
  await expect(page.getByRole('status', { name: 'Refused by CORS' })).toContainText('Done:');
});

test('basic', async ({ page, browser }) => {
  await page.goto('/httpLab');
  const username = await page.locator('#basic-name').innerText();
  const password = await page.locator('#basic-password').innerText();
  const address = await page.getByRole('link', { name: 'Page behind Basic' }).getAttribute('href');
  const context = await browser.newContext({ httpCredentials: { username, password } });
  const tab = await context.newPage();
  await tab.goto(address ?? '');
  const [, word = ''] = /word is (\S+)\./.exec(await tab.locator('body').innerText()) ?? [];
  await context.close();
  await page.getByLabel('Word behind Basic').fill(word);
  await page.getByRole('button', { name: 'Check Basic' }).click();
  await expect(page.getByRole('status', { name: 'Basic', exact: true })).toContainText('Done:');
});

test('digest', async ({ page, browser }) => {
  await page.goto('/httpLab');
  const username = await page.locator('#digest-name').innerText();
  const password = await page.locator('#digest-password').innerText();
  const address = await page.getByRole('link', { name: 'Page behind Digest' }).getAttribute('href');
  const context = await browser.newContext({ httpCredentials: { username, password } });
  const tab = await context.newPage();
  await tab.goto(address ?? '');
  const [, word = ''] = /word is (\S+)\./.exec(await tab.locator('body').innerText()) ?? [];
  await context.close();
  await page.getByLabel('Word behind Digest').fill(word);
  await page.getByRole('button', { name: 'Check Digest' }).click();
  await expect(page.getByRole('status', { name: 'Digest', exact: true })).toContainText('Done:');
});

test('bearer', async ({ page }) => {
  await page.goto('/httpLab');
  await page.getByRole('button', { name: 'Get a token' }).click();
  await page.getByLabel('Authorization').fill(`Bearer ${await page.locator('#token').innerText()}`);
  await page.getByRole('button', { name: 'Ask with the token' }).click();
  await expect(page.getByRole('status', { name: 'Bearer' })).toContainText('Done:');
});

test('leaving', async ({ page }) => {
  await page.goto('/httpLab');
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'A tab to leave' }).click();
  const tab = await opening;
  await tab.getByText('When you close this tab').waitFor(); // Its script runs.
  await tab.close();
  const request = page.getByText(/\/lab\/left\/\d+/);
  await expect(async () => {
    await page.getByRole('button', { name: 'Ask the server' }).click();
    await expect(request).toBeVisible({ timeout: 500 });
  }).toPass();
  const [number = ''] = /\d+/.exec(await request.innerText()) ?? [];
  await page.getByLabel('Number that arrived').fill(number);
  await page.getByRole('button', { name: 'Check number' }).click();
  await expect(page.getByRole('status', { name: 'Sent on leaving' })).toContainText('Done:');
});
