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

const OTHER =
  'Missed: you pressed Greet in the frame Another origin, but the task asks for Own origin. A page cannot find out whether the browser showed that alert.';

test('the alert from the frame on another origin is a miss', { tag: '@long' }, async ({ page, site }) => {
  const seen = answer(page, accept, accept);
  const other = page.frameLocator('iframe[title="Another origin"]');
  await expect(other.getByText(`From ${site.frames}`)).toBeVisible();
  await greet(page, 'Another origin');
  await expect(outcome(page, 'From a frame')).toHaveText(OTHER);
  expect(seen).toEqual(['alert: Greetings from a frame.']);
  await greet(page, 'Own origin');
  await expect(outcome(page, 'From a frame')).toContainText('Done:');
});

test('if the browser refuses the alert of another origin, the outcome does not say that it was shown', {
  tag: '@long',
}, async ({ page, playwright }) => {
  const { executablePath } = test.info().project.use.launchOptions ?? {};
  // Chromium 92 had this on. It asks another process, which takes as long as a tool that closes a dialog.
  const refusing = await playwright.chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--enable-features=SuppressDifferentOriginSubframeJSDialogs'],
  });
  try {
    const tab = await refusing.newPage();
    const seen = answer(tab, accept);
    await tab.goto(page.url());
    await greet(tab, 'Another origin');
    await expect(outcome(tab, 'From a frame')).toHaveText(OTHER);
    expect(seen).toEqual([]);
    await greet(tab, 'Own origin');
    await expect(outcome(tab, 'From a frame')).toContainText('Done:');
  } finally {
    await refusing.close();
  }
});

test('only the frames can report their alerts', { tag: '@long' }, async ({ page }) => {
  const heard = page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('message', ({ source }) => source === window && resolve(true));
        window.postMessage({ kind: 'greeting', asked: true }, '*');
      }),
  );
  expect(await heard).toBe(true);
  await expect(outcome(page, 'From a frame')).toHaveText('Not done yet.');
});

const box = (page: Page) => page.getByRole('checkbox', { name: 'Ask before leaving' });

test('leaving after a long pause does not count as staying', { tag: '@audit' }, async ({ page, context }) => {
  const clock = await context.newPage();
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('dialog', async (dialog) => {
    const asked = await clock.evaluate(() => performance.now());
    await clock.waitForFunction((since) => performance.now() - since > 1500, asked, { polling: 100 });
    await dialog.accept();
  });
  await box(page).press('Space');
  await outcome(page, 'Before leaving').evaluate((element) => {
    const log = () => console.log(element.textContent);
    new MutationObserver(log).observe(element, { subtree: true, childList: true, characterData: true });
  });
  await page.reload();
  await expect(box(page)).not.toBeChecked();
  await expect(outcome(page, 'Before leaving')).toHaveText('Not done yet.');
  expect(logged).toEqual([]);
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

async function openAll(page: Page) {
  for (const name of ['Open Note', 'Open Menu', 'Open More']) await press(page, name);
  for (const name of ['Note', 'Menu', 'More']) await expect(page.getByRole('group', { name })).toBeVisible();
}
const pressBeside = (page: Page) => page.getByRole('heading', { name: 'Popovers' }).click();

test('a click beside closes two popovers, and a button closes the third', { tag: '@long' }, async ({ page }) => {
  await openAll(page);
  await page.getByRole('button', { name: 'Close Note' }).hover(); // Nothing covers it.
  await pressBeside(page);
  await expect(page.getByRole('group', { name: 'Menu' })).toBeHidden();
  await expect(page.getByRole('group', { name: 'More' })).toBeHidden();
  await expect(page.getByRole('group', { name: 'Note' })).toBeVisible();
  await expect(outcome(page, 'Popovers')).toHaveText('Not done yet.');
  await press(page, 'Close Note');
  await expect(outcome(page, 'Popovers')).toHaveText(
    'Done: Menu and More were closed by a click beside them, and Note by its button.',
  );
});

test('the drawn alert closes with OK, by mouse or key, and calls no dialog handler', { tag: '@long' }, async ({
  page,
}) => {
  const seen = answer(page);
  await press(page, 'Show message');
  await expect(page.getByRole('button', { name: 'OK', exact: true })).toBeFocused();
  await press(page, 'OK');
  await expect(outcome(page, 'Not a dialog')).toHaveText('Done: the message was closed by OK.');
  await expect(page.getByRole('button', { name: 'Show message' })).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: 'Show message' }).press('Enter');
  await page.keyboard.press('Enter');
  await expect(outcome(page, 'Not a dialog')).toHaveText('Done: the message was closed by OK.');
  await expect(page.getByText('The tea is ready.')).toHaveCount(0);
  expect(seen).toEqual([]);
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

test('Go Back asks on a page that was opened by its address too', { tag: '@audit' }, async ({ page }) => {
  const seen = answer(page, refuse, accept);
  await insideBox(page).press('Space');
  await press(page, 'Go Back');
  await expect(outcome(page, 'Inside the site')).toHaveText(STAYED);
  await press(page, 'Go Back');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  expect(seen).toEqual([QUESTION, QUESTION]);
});

test('after Back of the browser you can stay, or leave for the page before', { tag: '@audit' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^Dialogs/ }).click();
  const seen = answer(page, refuse, accept);
  await insideBox(page).check();
  // It never ends, because the page stays.
  const back = page.goBack().catch(() => {});
  await expect(outcome(page, 'Inside the site')).toHaveText(STAYED);
  await expect(page).toHaveURL(/\/dialogs$/);
  await page.goBack();
  await back;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dialogs');
  await expect(insideBox(page)).not.toBeChecked();
  expect(seen).toEqual([QUESTION, QUESTION]);
});

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
