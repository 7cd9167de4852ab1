import { test } from '@playground/kit/tools/playwright';
import { expect, type Page } from '@playwright/test';

const done = (page: Page, name: string) =>
  expect(page.getByRole('status', { name, exact: true })).toContainText('Done:');
const asked = (page: Page, what: string) => page.locator(`#asked-${what}`).innerText();

test('takes-the-click', async ({ page }) => {
  await page.goto('/viewTransitions');
  await page.getByRole('button', { name: 'Sort the fruits' }).click();
  await page.getByRole('button', { name: await asked(page, 'fruits') }).click(); // waits until nothing covers it
  await done(page, 'The picture takes the click');
});

test('lets-it-pass', async ({ page }) => {
  await page.goto('/viewTransitions');
  const sort = page.getByRole('button', { name: 'Sort the towns' });
  await sort.click();
  // The rows do not move: only the picture does.
  await expect(page.locator('html[data-clicks-pass]')).toHaveCount(0);
  await page.getByRole('button', { name: await asked(page, 'towns') }).click();
  await done(page, 'The picture lets the click pass');
});

test('reduced-motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/viewTransitions');
  await page.getByRole('button', { name: 'Sort the birds' }).click();
  await page.getByRole('button', { name: await asked(page, 'birds') }).click();
  await done(page, 'Without the picture');
});

test('next-document', async ({ page }) => {
  await page.goto('/viewTransitions');
  const journey = page.frameLocator('#journey');
  await journey.getByRole('link', { name: 'Depart' }).click();
  await journey.getByRole('button', { name: 'Arrive' }).click(); // waits until nothing covers it
  await done(page, 'From document to document');
});
