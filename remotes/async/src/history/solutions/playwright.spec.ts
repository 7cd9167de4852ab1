import { test } from '@playground/kit/tools/playwright';
import { expect, type Page } from '@playwright/test';

const done = (page: Page, name: string) =>
  expect(page.getByRole('status', { name, exact: true })).toContainText('Done:');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('pushed', async ({ page }) => {
  await page.goto('/history');
  for (const step of [1, 2, 3]) {
    await button(page, 'Next step').click();
    await expect(page.locator('#pushed-now')).toHaveText(`Step ${step}`);
  }
  await page.goBack();
  await page.goBack();
  await expect(page.locator('#pushed-now')).toHaveText('Step 1');
  await button(page, 'Confirm step').click();
  await done(page, 'Pushed');
});

test('replaced', async ({ page }) => {
  await page.goto('/history');
  for (const place of ['Cart', 'Address', 'Payment']) {
    await button(page, 'Continue').click();
    await expect(page.locator('#replaced-now')).toHaveText(place);
  }
  await page.goBack();
  await expect(page.locator('#replaced-now')).toHaveText('Cart');
  await button(page, 'Confirm place').click();
  await done(page, 'Replaced');
});

test('hash', async ({ page }) => {
  await page.goto('/history');
  const first = await page.locator('#hash-first').innerText();
  await page.getByRole('link', { name: first }).click();
  await page.getByRole('link', { name: await page.locator('#hash-second').innerText() }).click();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`#${first.toLowerCase()}$`));
  await button(page, 'Confirm part').click();
  await done(page, 'Hash');
});

test('form', async ({ page }) => {
  await page.goto('/history');
  const word = await page.locator('#word-to-note').innerText();
  await page.getByLabel('Note', { exact: true }).fill(word);
  await page.getByRole('link', { name: 'Read the terms' }).click();
  await expect(page.getByText('You are away.')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue(word);
  await button(page, 'Send note').click();
  await done(page, 'Back to a form');
});

test('fresh', async ({ page }) => {
  await page.goto('/history');
  await page.getByRole('link', { name: 'Leave for a moment' }).click();
  await expect(page.getByText('You are away.')).toBeVisible();
  await page.goBack();
  await page.getByLabel('Number now').fill(await page.locator('#fresh-number').innerText());
  await button(page, 'Check number').click();
  await done(page, 'Never cached');
});

test('scroll', async ({ page }) => {
  await page.goto('/history');
  const row = await page.locator('#row-to-open').innerText();
  await page.getByRole('link', { name: `Open row ${row}`, exact: true }).click(); // scrolls to it first
  await expect(page.getByText('You are away.')).toBeVisible();
  await page.goBack();
  await button(page, 'Check position').click();
  await done(page, 'Scroll restored');
});

test('same', async ({ page }) => {
  await page.goto('/history');
  for (const lamps of ['One lamp', 'Two lamps']) {
    await button(page, 'Add a lamp').click();
    await expect(page.locator('#same-now')).toHaveText(lamps);
  }
  await page.goBack();
  await expect(page.locator('#same-now')).toHaveText('One lamp');
  await button(page, 'Confirm lamps').click();
  await done(page, 'Same address twice');
});

test('redirect', async ({ page }) => {
  await page.goto('/history');
  await page.getByRole('link', { name: 'Old address' }).click();
  const word = await page.locator('#arrived-word').innerText();
  await page.goBack();
  await page.getByLabel('Word of the new address').fill(word);
  await button(page, 'Check word').click();
  await done(page, 'Redirect in between');
});

test('frame', async ({ page }) => {
  await page.goto('/history');
  const leaflet = page.frameLocator('#leaflet');
  for (const name of ['Page 2', 'Page 3']) {
    await leaflet.getByRole('link', { name }).click();
    await expect(leaflet.locator('#shown')).toHaveText(name);
  }
  await page.evaluate(() => history.back()); // goBack() would wait for the page, but only the frame moves.
  await expect(leaflet.locator('#shown')).toHaveText('Page 2');
  await button(page, 'Confirm page').click();
  await done(page, 'Frame first');
});

test('stopped', async ({ page }) => {
  await page.goto('/history');
  await button(page, 'Open report').click();
  await page.goBack();
  await done(page, 'Stopped on the way');
});
