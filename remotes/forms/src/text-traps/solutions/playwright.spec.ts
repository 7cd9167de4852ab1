import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('non-breaking-spaces', async ({ page }) => {
  await page.goto('/textTraps');
  const words = await page.locator('#non-breaking-spaces-wanted').innerText();
  // Playwright takes a non-breaking space for a space.
  await page.getByRole('button', { name: words, exact: true }).click();
  await expect(page.getByRole('status', { name: 'Non-breaking spaces' })).toContainText('Done:');
});

test('zero-width-spaces', async ({ page }) => {
  await page.goto('/textTraps');
  const code = await page.locator('#zero-width-spaces-ticket').innerText();
  await page.getByLabel('Code on the ticket').fill(code.replaceAll('\u200b', ''));
  await page.getByRole('button', { name: 'Check code' }).click();
  await expect(page.getByRole('status', { name: 'Zero-width spaces' })).toContainText('Done:');
});

test('soft-hyphens', async ({ page }) => {
  await page.goto('/textTraps');
  const word = await page.locator('#soft-hyphens-wanted').innerText();
  const buttons = page.getByRole('region', { name: 'Soft hyphens' }).getByRole('button');
  const texts = await buttons.allInnerTexts();
  await buttons.nth(texts.findIndex((text) => text.replaceAll('\u00ad', '') === word)).click();
  await expect(page.getByRole('status', { name: 'Soft hyphens' })).toContainText('Done:');
});

test('bidi-marks', async ({ page }) => {
  await page.goto('/textTraps');
  const text = await page.locator('#bidi-marks-parcel').innerText();
  const digits = text.replace(/\D/g, ''); // without the marks
  await page.getByLabel('Number on the parcel').fill([...digits].reverse().join(''));
  await page.getByRole('button', { name: 'Check number' }).click();
  await expect(page.getByRole('status', { name: 'Bidi marks' })).toContainText('Done:');
});

test('case-by-style', async ({ page }) => {
  await page.goto('/textTraps');
  const word = await page.locator('#case-by-style-wanted').innerText();
  const buttons = page.getByRole('region', { name: 'Case by style' }).getByRole('button');
  const texts = await buttons.allInnerTexts(); // innerText has the case that the style makes
  await buttons.nth(texts.indexOf(word)).click();
  await expect(page.getByRole('status', { name: 'Case by style' })).toContainText('Done:');
});

test('text-by-before', async ({ page }) => {
  await page.goto('/textTraps');
  const words = await page.locator('#text-by-before-wanted').innerText();
  await page.getByRole('button', { name: words, exact: true }).click(); // the accessible name has the text of ::before
  await expect(page.getByRole('status', { name: 'Text by ::before' })).toContainText('Done:');
});

test('ellipsis', async ({ page }) => {
  await page.goto('/textTraps');
  await page.getByTitle(await page.locator('#ellipsis-wanted').innerText(), { exact: true }).click();
  await expect(page.getByRole('status', { name: 'Ellipsis' })).toContainText('Done:');
});

test('text-in-pieces', async ({ page }) => {
  await page.goto('/textTraps');
  const words = await page.locator('#text-in-pieces-wanted').innerText();
  await page.getByRole('button', { name: words, exact: true }).click();
  await expect(page.getByRole('status', { name: 'Text in pieces' })).toContainText('Done:');
});

test('look-alike-letters', async ({ page }) => {
  await page.goto('/textTraps');
  const text = await page.locator('#look-alike-letters-sign').innerText();
  const word = text.replace(/[асеор]/g, (letter) => 'aceop'['асеор'.indexOf(letter)] ?? '');
  await page.getByLabel('Word on the sign').fill(word);
  await page.getByRole('button', { name: 'Check word' }).click();
  await expect(page.getByRole('status', { name: 'Look-alike letters' })).toContainText('Done:');
});

test('ids-that-change', async ({ page }) => {
  await page.goto('/textTraps');
  const word = await page.locator('#ids-that-change-wanted').innerText();
  await page.getByRole('button', { name: word, exact: true }).click();
  await page.getByRole('button', { name: word, exact: true }).click();
  await expect(page.getByRole('status', { name: 'Ids that change' })).toContainText('Done:');
});

test('ids-with-dots', async ({ page }) => {
  await page.goto('/textTraps');
  const fruit = await page.locator('#ids-with-dots-wanted').innerText();
  await page.locator(`[id="remove.${fruit}"]`).click();
  await expect(page.getByRole('status', { name: 'Ids with dots' })).toContainText('Done:');
});

test('ids-with-digits-first', async ({ page }) => {
  await page.goto('/textTraps');
  const words = await page.locator('#ids-with-digits-first-wanted').innerText();
  await page.getByRole('button', { name: words, exact: true }).click();
  await expect(page.getByRole('status', { name: 'Ids with digits first' })).toContainText('Done:');
});

test('classes-in-any-order', async ({ page }) => {
  await page.goto('/textTraps');
  const words = await page.locator('#classes-in-any-order-wanted').innerText();
  await page.locator(`.box.${words.replace(' ', '.')}`).click();
  await expect(page.getByRole('status', { name: 'Classes in any order' })).toContainText('Done:');
});

test('labels-that-occur-twice', async ({ page }) => {
  await page.goto('/textTraps');
  const town = await page.locator('#town-wanted').innerText();
  const address = await page.locator('#town-address').innerText();
  await page
    .getByRole('group', { name: `${address} address` })
    .getByLabel('Town')
    .fill(town);
  await page.getByRole('button', { name: 'Save addresses' }).click();
  await expect(page.getByRole('status', { name: 'Labels that occur twice' })).toContainText('Done:');
});

test('label-not-the-name', async ({ page }) => {
  await page.goto('/textTraps');
  const word = await page.locator('#label-not-the-name-wanted').innerText();
  await page.locator('#label-not-the-name button', { hasText: word }).click();
  await expect(page.getByRole('status', { name: 'A label that is not the accessible name' })).toContainText('Done:');
});
