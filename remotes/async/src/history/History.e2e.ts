import { expect, outcome, test } from '@playground/kit/test/browser';
import type { Page } from '@playwright/test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const shown = (page: Page, id: string) => page.locator(`#${id}`).innerText();

/** Goes back so many entries. Playwright's `goBack` would wait for a frame that does not move. */
const back = (page: Page, entries = 1) => page.evaluate((by) => history.go(-by), entries);

/** Follows a link of a station, and goes back. */
async function leaveAndReturn(page: Page, name: string) {
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByText('You are away.')).toBeVisible();
  await page.goBack();
  await expect(button(page, 'Send note')).toBeVisible();
}

test('the frame is as dark as the page, also when that changes', async ({ page }) => {
  await page.goto('/history');
  const root = page.frameLocator('#leaflet').locator('html');
  await expect(root).toHaveCSS('color-scheme', 'light');
  await page.getByRole('switch', { name: 'Dark mode' }).click();
  await expect(root).toHaveCSS('color-scheme', 'dark');
});

test('the steps of one document: back is not another step, and not too far', { tag: '@long' }, async ({ page }) => {
  test.slow();
  await page.goto('/history?seed=1');

  for (const step of [1, 2, 3]) {
    await button(page, 'Next step').press('Enter');
    await expect(page).toHaveURL(new RegExp(`step=${step}$`));
  }
  for (const step of [2, 1]) {
    await button(page, 'Previous step').click();
    await expect(page.locator('#pushed-now')).toHaveText(`Step ${step}`);
  }
  await button(page, 'Confirm step').click();
  await expect(outcome(page, 'pushed')).toHaveText(
    'Missed: ‘Previous step’ added an entry. Go back with the browser instead.',
  );
  await back(page, 2);
  await expect(page.locator('#pushed-now')).toHaveText('Step 3');
  await back(page, 2);
  await expect(page.locator('#pushed-now')).toHaveText('Step 1');
  await button(page, 'Confirm step').click();
  await expect(outcome(page, 'pushed')).toHaveText('Done: ‘Step 1’ is shown again.');

  for (const place of ['Cart', 'Address', 'Payment']) {
    await button(page, 'Continue').click();
    await expect(page.locator('#replaced-now')).toHaveText(place);
  }
  await back(page, 2);
  await expect(page.locator('#replaced-now')).toHaveText('Start');
  await button(page, 'Confirm place').click();
  await expect(outcome(page, 'replaced')).toHaveText('Missed: ‘Start’ is shown, not ‘Cart’.');
  await page.goForward();
  await expect(page.locator('#replaced-now')).toHaveText('Cart');
  await button(page, 'Confirm place').click();
  await expect(outcome(page, 'replaced')).toHaveText('Done: ‘Cart’ is shown again.');

  const address = page.url();
  await button(page, 'Add a lamp').dblclick();
  await expect(page.locator('#same-now')).toHaveText('Two lamps');
  await button(page, 'Confirm lamps').click();
  await expect(outcome(page, 'same')).toHaveText('Missed: ‘Two lamps’ is shown, not ‘One lamp’.');
  await back(page);
  await expect(page.locator('#same-now')).toHaveText('One lamp');
  expect(page.url()).toBe(address);
  await button(page, 'Confirm lamps').click();
  await expect(outcome(page, 'same')).toHaveText('Done: ‘One lamp’ is shown again.');

  const [first, second] = [await shown(page, 'hash-first'), await shown(page, 'hash-second')];
  for (const part of [first, second, first]) {
    await page.getByRole('link', { name: part }).click();
    await expect(page.locator('#hash-now')).toHaveText(`#${part.toLowerCase()}`);
  }
  await button(page, 'Confirm part').click();
  await expect(outcome(page, 'hash')).toHaveText(
    `Missed: you followed the link to #${first.toLowerCase()} again. Go back instead.`,
  );
  await back(page, 2);
  await expect(page.locator('#hash-now')).toHaveText(`#${first.toLowerCase()}`);
  await page.getByRole('link', { name: second }).press('Enter');
  await expect(page.locator('#hash-now')).toHaveText(`#${second.toLowerCase()}`);
  await back(page);
  await expect(page.locator('#hash-now')).toHaveText(`#${first.toLowerCase()}`);
  await button(page, 'Confirm part').click();
  await expect(outcome(page, 'hash')).toHaveText(`Done: the address ends in #${first.toLowerCase()} again.`);

  const leaflet = page.frameLocator('#leaflet');
  const here = page.url();
  for (const name of ['Page 2', 'Page 3', 'Page 2']) {
    await leaflet.getByRole('link', { name }).click();
    await expect(leaflet.locator('#shown')).toHaveText(name);
  }
  await button(page, 'Confirm page').click();
  await expect(outcome(page, 'frame')).toHaveText('Missed: you did not go back from page 3.');
  await leaflet.getByRole('link', { name: 'Page 3' }).click();
  await expect(leaflet.locator('#shown')).toHaveText('Page 3');
  await back(page);
  await expect(leaflet.locator('#shown')).toHaveText('Page 2');
  expect(page.url()).toBe(here);
  await button(page, 'Confirm page').click();
  await expect(outcome(page, 'frame')).toHaveText('Done: Back moved the frame, and the page stayed.');

  await button(page, 'Open report').click();
  await expect(outcome(page, 'stopped')).toHaveText('Missed: the report arrived before you went back.', {
    timeout: 20_000,
  });
  await back(page);
  await button(page, 'Open report').click();
  await back(page);
  await expect(outcome(page, 'stopped')).toHaveText('Done: you went back before the report arrived.');
});

for (const where of ['in the shell', 'at its own origin'] as const) {
  const tag = where === 'in the shell' ? [] : ['@long'];
  test(`a return keeps what was there, ${where}`, { tag }, async ({ page, site }) => {
    test.slow();
    const origin = where === 'in the shell' ? '' : site.async;
    await page.goto(`${origin}/history`);
    const word = await shown(page, 'word-to-note');
    await page.getByLabel('Note', { exact: true }).pressSequentially(word);
    await button(page, 'Send note').click();
    await expect(outcome(page, 'form')).toHaveText('Missed: you did not come back from the terms yet.');
    await leaveAndReturn(page, 'Read the terms');
    // The visit has no seed in its address, and still the word is the same.
    await expect(page.locator('#word-to-note')).toHaveText(word);
    await expect(page.getByLabel('Note', { exact: true })).toHaveValue(word);
    await button(page, 'Send note').click();
    await expect(outcome(page, 'form')).toHaveText(
      new RegExp(`^Done: ${word} was still there. The browser (kept the whole page|loaded the document)`),
    );

    const before = await shown(page, 'fresh-number');
    await leaveAndReturn(page, 'Leave for a moment');
    await page.getByLabel('Number now').fill(before);
    await page.keyboard.press('Enter');
    await expect(outcome(page, 'fresh')).toHaveText(`Missed: ${before} was the number before you left.`);
    await page.getByLabel('Number now').fill(await shown(page, 'fresh-number'));
    await page.keyboard.press('Enter');
    await expect(outcome(page, 'fresh')).toHaveText(/^Done: \d{3} is the new number\. The browser/);

    await leaveAndReturn(page, 'Open row 1');
    await button(page, 'Check position').click();
    const row = await shown(page, 'row-to-open');
    await expect(outcome(page, 'scroll')).toHaveText(`Missed: you came back from row 1, not from row ${row}.`);
    await leaveAndReturn(page, `Open row ${row}`);
    // A browser that draws the page late may leave it at its top. The list is what the station is about.
    await page.locator('#rows').scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', { name: `Open row ${row}`, exact: true })).toBeInViewport();
    await button(page, 'Check position').click();
    await expect(outcome(page, 'scroll')).toHaveText(
      where === 'in the shell' ? /^Done: .+ The router drew the page again/ : /^Done: .+ The browser/,
    );

    await page.getByRole('link', { name: 'Old address' }).click();
    const news = await shown(page, 'arrived-word');
    await page.goBack();
    await page.getByLabel('Word of the new address').fill(`not ${news}`);
    await button(page, 'Check word').click();
    await expect(outcome(page, 'redirect')).toHaveText(`Missed: ‘not ${news}’ is not the word of the new address.`);
    await page.getByLabel('Word of the new address').fill(news);
    await button(page, 'Check word').dblclick();
    await expect(outcome(page, 'redirect')).toHaveText(/^Done: one step led back\. The browser/);

    // A reload begins a new visit.
    await page.reload();
    await expect(page.locator('#last-return')).toHaveText('None yet.');
    await expect(page.getByLabel('Note', { exact: true })).toHaveValue('');
  });
}
