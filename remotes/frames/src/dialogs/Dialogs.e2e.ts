import { expect, outcome, test } from '@playground/kit/test/browser';
import type { Dialog, Page } from '@playwright/test';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Answers the page's dialogs one after the other. Returns a list that collects their types and texts. */
function answer(page: Page, ...answers: ((dialog: Dialog) => Promise<void>)[]): string[] {
  const seen: string[] = [];
  page.on('dialog', async (dialog) => {
    seen.push(`${dialog.type()}: ${dialog.message()}`);
    await answers.shift()?.(dialog);
  });
  return seen;
}
const accept = (dialog: Dialog) => dialog.accept();
const refuse = (dialog: Dialog) => dialog.dismiss();

test.beforeEach(({ page }) => page.goto('/dialogs'));

const greet = (page: Page, title: string) =>
  page.frameLocator(`iframe[title="${title}"]`).getByRole('button', { name: 'Greet' }).click();

test('the alert from the frame on another origin is a miss', { tag: '@long' }, async ({ page, site }) => {
  const seen = answer(page, accept, accept);
  const other = page.frameLocator('iframe[title="Another origin"]');
  await expect(other.getByText(`From ${site.frames}`)).toBeVisible();
  await greet(page, 'Another origin');
  await expect(outcome(page, 'From a frame')).toHaveText(
    'Missed: you pressed Greet in the frame Another origin, but the task asks for Own origin. A page cannot find out whether the browser showed that alert.',
  );
  expect(seen).toEqual(['alert: Greetings from a frame.']);
  await greet(page, 'Own origin');
  await expect(outcome(page, 'From a frame')).toContainText('Done:');
});

test('in the native dialog, Escape or Enter alone is a miss, and Tab with Enter counts', { tag: '@long' }, async ({
  page,
}) => {
  const save = page.getByRole('button', { name: 'Save drawing' });
  await save.press('Enter');
  await page.keyboard.press('Escape');
  await expect(outcome(page, 'Native dialog')).toHaveText('Missed: the dialog was closed by Escape.');
  await save.press('Enter');
  await page.keyboard.press('Enter');
  await expect(outcome(page, 'Native dialog')).toHaveText('Missed: the dialog answered “Replace”.');
  await save.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(outcome(page, 'Native dialog')).toHaveText('Done: the dialog answered “Keep both”.');
});

const STAYED = 'Done: you were asked inside the site, and stayed.';
const QUESTION = 'confirm: Leave this page?';
const insideBox = (page: Page) => page.getByRole('checkbox', { name: 'Ask inside the site' });

/** The ways to another page of the site that the page can hold up. */
const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'Go Back': (page) => press(page, 'Go Back'),
  'the logo': (page) => page.getByRole('link', { name: 'Playground, home' }).click(),
  'a link of the page': (page) => page.getByRole('link', { name: 'All pages' }).click(),
  'a link by keyboard': (page) => page.getByRole('link', { name: 'All pages' }).press('Enter'),
  'a link of the footer': (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Guide' }).click(),
  'Back, which a script may ask for,': (page) => page.evaluate(() => window.history.back()),
};

for (const [way, leave] of Object.entries(ways)) {
  const tag = way === 'Go Back' || way === 'a link of the page' ? [] : '@audit';
  test(`inside the site, ${way} asks, and the page stays or goes as you answer`, { tag }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: /^Dialogs/ }).click();
    const seen = answer(page, refuse, refuse, accept);
    await insideBox(page).check();
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    for (let i = 1; i <= 2; i++) {
      await leave(page);
      await expect.poll(() => seen.length).toBe(i);
      await expect(outcome(page, 'Inside the site')).toHaveText(STAYED);
      await expect(page).toHaveURL(/\/dialogs$/);
      await expect(insideBox(page)).toBeChecked();
      expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    }
    await leave(page);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Dialogs');
    await expect(page).not.toHaveURL(/dialogs/);
    expect(seen).toEqual([QUESTION, QUESTION, QUESTION]);
  });
}

test('the page asks on the origin of its group as well', { tag: '@audit' }, async ({ page, site }) => {
  await page.goto(`${site.frames}/dialogs`);
  const seen = answer(page, refuse, refuse, accept);
  await insideBox(page).check();
  for (const name of ['All pages', 'All pages of frames']) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(outcome(page, 'Inside the site')).toHaveText(STAYED);
    await expect(page).toHaveURL(/\/dialogs$/);
  }
  await page.getByRole('link', { name: 'All pages', exact: true }).click();
  await expect(page).toHaveURL(`${site.frames}/`);
  expect(seen).toEqual([QUESTION, QUESTION, QUESTION]);
});
