import { expect, test } from '@playground/kit/test/browser';
import { leavesNothingBehind } from '@playground/kit/test/leftovers';
import type { Dialog, Page } from '@playwright/test';

const station = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const outcome = (page: Page, name: string) => page.getByRole('status', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** A click by a script, which the page can tell from a real one. */
const pressByScript = (page: Page, id: string) => page.locator(id).evaluate((button: HTMLElement) => button.click());

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
const type = (text: string) => (dialog: Dialog) => dialog.accept(text);

test.beforeEach(({ page }) => page.goto('/dialogs'));

test('an alert opens by mouse or key, and closing it counts', { tag: '@long' }, async ({ page }) => {
  const seen = answer(page, accept, accept);
  await press(page, 'Show alert');
  await expect(outcome(page, 'Alert')).toHaveText('Done: the alert was closed.');
  await page.reload();
  await page.getByRole('button', { name: 'Show alert' }).press('Enter');
  await expect(outcome(page, 'Alert')).toHaveText('Done: the alert was closed.');
  expect(seen).toEqual(['alert: The kettle is boiling.', 'alert: The kettle is boiling.']);
});

test('a script that replaces the dialogs of the browser is a miss', { tag: '@long' }, async ({ page }) => {
  await page.evaluate(() => {
    Object.assign(window, { alert() {}, confirm: () => true, prompt: () => '3' });
    // On a busy machine, even an empty function may take a while.
    let now = 0;
    performance.now = () => (now += 1_000);
  });
  const buttons = {
    'Show alert': 'Alert',
    'Delete report': 'Confirm',
    'Book seat': 'One after the other',
    'Choose number': 'Prompt with a default',
  };
  for (const [button, name] of Object.entries(buttons)) {
    await press(page, button);
    await expect(outcome(page, name)).toHaveText(
      'Missed: the browser opened no dialog. Your tool must answer the browser’s own dialog. A script that replaces it, as in TestCafe, does not count.',
    );
  }
});

test('the report is kept once, then deleted', { tag: '@long' }, async ({ page }) => {
  const seen = answer(page, refuse, accept);
  await press(page, 'Delete report');
  await expect(station(page, 'Confirm').getByText('Kept so far: 1')).toBeVisible();
  await press(page, 'Delete report');
  await expect(outcome(page, 'Confirm')).toHaveText('Done: the report was kept once, then deleted.');
  expect(seen).toEqual(['confirm: Delete the report?', 'confirm: Delete the report?']);
});

test('accepting at once or refusing twice is a miss, and you can try again', { tag: '@long' }, async ({ page }) => {
  answer(page, accept, refuse, refuse, accept, refuse, accept);
  await press(page, 'Delete report');
  await expect(outcome(page, 'Confirm')).toHaveText(
    'Missed: the report was deleted at once. It is back, so try again.',
  );
  for (let i = 0; i < 3; i++) await press(page, 'Delete report');
  await expect(outcome(page, 'Confirm')).toHaveText(
    'Missed: the report was kept 2 times, then deleted. It is back, so try again.',
  );
  for (let i = 0; i < 2; i++) await press(page, 'Delete report');
  await expect(outcome(page, 'Confirm')).toHaveText('Done: the report was kept once, then deleted.');
});

test('an alert opens by itself a second after the confirm', { tag: '@long' }, async ({ page }) => {
  const seen = answer(page, accept, accept);
  await press(page, 'Book seat');
  expect(seen).toEqual(['confirm: Book seat 12?']);
  await expect(page.getByRole('button', { name: 'Book seat' })).toBeDisabled();
  await expect(outcome(page, 'One after the other')).toHaveText(
    'Done: you accepted the question and closed the alert.',
  );
  expect(seen).toEqual(['confirm: Book seat 12?', 'alert: Seat 12 is booked.']);
});

test('a refused confirm brings no alert', { tag: '@long' }, async ({ page }) => {
  answer(page, refuse);
  await press(page, 'Book seat');
  await expect(outcome(page, 'One after the other')).toHaveText(
    'Missed: you refused the question, so no alert follows.',
  );
  await expect(page.getByRole('button', { name: 'Book seat' })).toBeEnabled();
});

test('the prompt offers 2, and 3 is the right answer', { tag: '@long' }, async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept(String(Number(dialog.defaultValue()) + 1)));
  await press(page, 'Choose number');
  await expect(outcome(page, 'Prompt with a default')).toHaveText('Done: 3 tickets were chosen.');
});

test('any other answer to the prompt is a miss that shows it as text', { tag: '@long' }, async ({ page }) => {
  const long = 'é👍'.repeat(50_000);
  const answers: [(dialog: Dialog) => Promise<void>, string][] = [
    [accept, 'the answer was empty.'],
    [type('2'), 'the answer is still 2.'],
    [refuse, 'the prompt was cancelled.'],
    [type(''), 'the answer was empty.'],
    [type('  '), 'the answer was empty.'],
    [type('23'), 'the answer was ‘23’.'],
    [type('<b>3</b>'), 'the answer was ‘<b>3</b>’.'],
    [type('٣'), 'the answer was ‘٣’.'],
    [type(long), `the answer was ‘${'é👍'.repeat(20)}…’.`],
  ];
  answer(page, ...answers.map(([one]) => one), type(' 3 '));
  for (const [, text] of answers) {
    await press(page, 'Choose number');
    await expect(outcome(page, 'Prompt with a default')).toHaveText(`Missed: ${text}`);
  }
  await press(page, 'Choose number');
  await expect(outcome(page, 'Prompt with a default')).toHaveText('Done: 3 tickets were chosen.');
});

const greet = (page: Page, title: string) =>
  page.frameLocator(`iframe[title="${title}"]`).getByRole('button', { name: 'Greet' }).click();

test('closing the alert from the frame on the same origin counts', { tag: '@long' }, async ({ page }) => {
  const seen = answer(page, accept);
  await greet(page, 'Own origin');
  await expect(outcome(page, 'From a frame')).toHaveText('Done: you closed the alert from the frame Own origin.');
  expect(seen).toEqual(['alert: Greetings from a frame.']);
});

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

test('you can stay when the browser asks before a reload', { tag: '@long' }, async ({ page }) => {
  const seen = answer(page, refuse);
  await box(page).check();
  await page.evaluate(() => window.location.reload());
  await expect(outcome(page, 'Before leaving')).toHaveText('Done: you were asked and stayed.');
  await expect(box(page)).toBeChecked();
  expect(seen).toEqual(['beforeunload: ']);
});

test('leaving after a long pause does not count as staying', { tag: '@long' }, async ({ page, context }) => {
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

test('a script that only pretends to leave is a miss', { tag: '@long' }, async ({ page }) => {
  await box(page).check();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await expect(outcome(page, 'Before leaving')).toHaveText('Missed: a script only pretended to leave.');
});

test('the browser does not ask without the tick, or on the next page', { tag: '@long' }, async ({ page }) => {
  const seen = answer(page);
  await box(page).check();
  await box(page).uncheck();
  await page.reload();
  await box(page).check();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  await page.reload();
  expect(seen).toEqual([]);
});

test('printing counts, with the button and with the browser’s command', { tag: '@long' }, async ({ page }) => {
  await press(page, 'Print this page');
  await expect(outcome(page, 'Print')).toHaveText('Done: the browser started to print.');
  await page.reload();
  await page.pdf();
  await expect(outcome(page, 'Print')).toHaveText('Done: the browser started to print.');
});

test('the print style alone, or a script that pretends to print, is a miss', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await expect(outcome(page, 'Print')).toHaveText(
    'Missed: the page was shown in its print style, but nothing was printed.',
  );
  await page.emulateMedia({ media: null });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(outcome(page, 'Print')).toHaveText('Missed: a script only pretended to print.');
  await page.evaluate(() => Object.assign(window, { print() {} }));
  await press(page, 'Print this page');
  await expect(outcome(page, 'Print')).toHaveText('Missed: this browser did not print when the page asked it to.');
});

test('the native dialog returns the button that was pressed', { tag: '@long' }, async ({ page }) => {
  await press(page, 'Save drawing');
  const dialog = page.getByRole('dialog', { name: 'Save drawing' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Replace' })).toBeFocused();
  await expect(
    page.locator('#show-alert').click({ trial: true, timeout: 500 }),
    'the rest of the page cannot be clicked',
  ).rejects.toThrow('Timeout');
  await dialog.getByRole('button', { name: 'Keep both' }).click();
  await expect(outcome(page, 'Native dialog')).toHaveText('Done: the dialog answered “Keep both”.');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Save drawing' })).toBeFocused();
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

test('a script that answers the native dialog is a miss', { tag: '@long' }, async ({ page }) => {
  await press(page, 'Save drawing');
  await pressByScript(page, '#save-keep-both');
  await expect(outcome(page, 'Native dialog')).toHaveText('Missed: the dialog was closed by a script.');
  await press(page, 'Save drawing');
  await press(page, 'Cancel');
  await expect(outcome(page, 'Native dialog')).toHaveText('Missed: the dialog answered “Cancel”.');
  await press(page, 'Save drawing');
  await page.locator('#save-dialog').evaluate((dialog: HTMLDialogElement) => dialog.close('Keep both'));
  await expect(outcome(page, 'Native dialog')).toHaveText('Missed: the dialog was closed by a script.');
});

test('the page stays usable while the non-modal dialog is open', { tag: '@long' }, async ({ page }) => {
  const tally = page.getByRole('dialog', { name: 'Tally' });
  await press(page, 'Open tally');
  for (let i = 1; i <= 3; i++) {
    await press(page, 'Add one');
    await expect(tally.getByText(`Counted: ${i}`)).toBeVisible();
  }
  await press(page, 'Close tally');
  await expect(outcome(page, 'Non-modal dialog')).toHaveText('Done: the tally was closed at 3.');
});

test('the non-modal dialog works by keyboard, and Escape does not close it', { tag: '@long' }, async ({ page }) => {
  await page.getByRole('button', { name: 'Open tally' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Close tally' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  for (let i = 0; i < 3; i++) await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(outcome(page, 'Non-modal dialog')).toHaveText('Done: the tally was closed at 3.');
});

test('the tally does not count while it is closed, or for a script', { tag: '@long' }, async ({ page }) => {
  const result = outcome(page, 'Non-modal dialog');
  await press(page, 'Add one');
  await expect(result).toHaveText('Missed: the tally was not open, so nothing was counted.');
  await press(page, 'Open tally');
  await pressByScript(page, '#add-one');
  await expect(result).toHaveText('Missed: Add one was pressed by a script.');
  await press(page, 'Add one');
  await press(page, 'Close tally');
  await expect(result).toHaveText('Missed: the tally was closed at 1.');
  await press(page, 'Open tally');
  for (let i = 0; i < 3; i++) await press(page, 'Add one');
  await pressByScript(page, '#close-tally');
  await expect(result).toHaveText('Missed: the tally was closed by a script.');
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

test('opening Note last closes Menu', { tag: '@long' }, async ({ page }) => {
  await press(page, 'Open Menu');
  await press(page, 'Open More');
  await press(page, 'Open Note');
  await expect(page.getByRole('group', { name: 'Note' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Menu' })).toBeHidden();
  await expect(outcome(page, 'Popovers')).toHaveText('Missed: Menu was opened before Note.');
  await press(page, 'Close Note');
  await expect(outcome(page, 'Popovers')).toHaveText('Missed: Note was closed before all three were open.');
});

test('the wrong order by keyboard is a miss, although all three are open', { tag: '@long' }, async ({ page }) => {
  const result = outcome(page, 'Popovers');
  for (const name of ['Open Menu', 'Open Note', 'Open More']) await page.getByRole('button', { name }).press('Enter');
  for (const name of ['Note', 'Menu', 'More']) await expect(page.getByRole('group', { name })).toBeVisible();
  await expect(result).toHaveText('Missed: Menu was opened before Note.');
  await pressBeside(page);
  await press(page, 'Close Note');
  await expect(result).toHaveText(/^Missed: /);
  for (const name of ['Open Note', 'Open Menu', 'Open More']) await page.getByRole('button', { name }).press('Space');
  await pressBeside(page);
  await press(page, 'Close Note');
  await expect(result).toHaveText(/^Done: /);
});

test('closing a popover too early, or opening one by a script, is a miss', { tag: '@long' }, async ({ page }) => {
  const result = outcome(page, 'Popovers');
  await press(page, 'Open Note');
  await press(page, 'Open Menu');
  await pressBeside(page);
  await expect(result).toHaveText('Missed: Menu was closed before all three were open.');
  await press(page, 'Close Note');
  await pressByScript(page, '#open-note');
  await expect(result).toHaveText('Missed: Note was opened by a script.');
  await press(page, 'Open Menu');
  await press(page, 'Open More');
  await pressBeside(page);
  await press(page, 'Close Note');
  await expect(result).toHaveText(/^Missed: /);
});

test('closing popovers by Escape, by script or in the wrong order is a miss', { tag: '@long' }, async ({ page }) => {
  const result = outcome(page, 'Popovers');
  await openAll(page);
  await page.keyboard.press('Escape');
  await expect(result).toHaveText('Missed: More was not closed by a click beside it.');
  await press(page, 'Open More');
  await pressByScript(page, '#close-note');
  await expect(result).toHaveText('Missed: Note was closed before Menu and More.');
  await pressBeside(page);
  await openAll(page);
  await page.locator('#menu').evaluate((menu: HTMLElement) => menu.hidePopover());
  await expect(result).toHaveText('Missed: More was not closed by a click beside it.');
  await press(page, 'Open Menu');
  await press(page, 'Open More');
  await pressBeside(page);
  await page.locator('#note').evaluate((note: HTMLElement) => note.hidePopover());
  await expect(result).toHaveText('Missed: Note was not closed by its button.');
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

test('a click beside the message, or a click by a script, does not close it', { tag: '@long' }, async ({ page }) => {
  await press(page, 'Show message');
  await page.mouse.click(20, 500);
  await expect(outcome(page, 'Not a dialog')).toHaveText('Missed: a click beside the message does not close it.');
  await pressByScript(page, '#message-ok');
  await expect(outcome(page, 'Not a dialog')).toHaveText('Missed: OK was pressed by a script.');
  await expect(page.getByText('The tea is ready.')).toBeVisible();
});

test('leaving the page closes its open dialog', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^Dialogs/ }).click();
  await press(page, 'Save drawing');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: /^Dialogs/ }).click();
  await press(page, 'Show message');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  await expect(page.getByText('The tea is ready.')).toHaveCount(0);
});

test('what a script presses or ticks opens nothing, and is a miss', { tag: '@long' }, async ({ page }) => {
  const seen = answer(page);
  for (const [id, name] of [
    ['#show-alert', 'Alert'],
    ['#delete-report', 'Confirm'],
    ['#book-seat', 'One after the other'],
    ['#choose-number', 'Prompt with a default'],
    ['#ask-before-leaving', 'Before leaving'],
    ['#ask-inside-the-site', 'Inside the site'],
    ['#print-page', 'Print'],
    ['#save-drawing', 'Native dialog'],
    ['#open-tally', 'Non-modal dialog'],
    ['#show-message', 'Not a dialog'],
  ] as const) {
    await pressByScript(page, id);
    await expect(outcome(page, name)).toHaveText(
      /^Missed: a script dispatched (click|change), and no person did it\.$/,
    );
  }
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(seen).toEqual([]);
});

test('a dialog that a script opens does not count, even if a person closes it', { tag: '@long' }, async ({ page }) => {
  await page.locator('#save-dialog').evaluate((dialog: HTMLDialogElement) => dialog.showModal());
  await press(page, 'Keep both');
  await expect(outcome(page, 'Native dialog')).toHaveText('Missed: the dialog was opened by a script.');
  await page.locator('#tally').evaluate((dialog: HTMLDialogElement) => dialog.show());
  for (let i = 0; i < 3; i++) await press(page, 'Add one');
  await press(page, 'Close tally');
  await expect(outcome(page, 'Non-modal dialog')).toHaveText('Missed: the tally was opened by a script.');
});

test('a press of Greet by a script is a miss', { tag: '@long' }, async ({ page }) => {
  const seen = answer(page, accept);
  const frame = page.frameLocator('iframe[title="Own origin"]');
  await frame.getByRole('button', { name: 'Greet' }).evaluate((button: HTMLElement) => button.click());
  await expect(outcome(page, 'From a frame')).toHaveText('Missed: Greet was pressed by a script.');
  expect(seen).toHaveLength(1);
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
  'a link of the footer': (page) => page.getByRole('link', { name: 'Guide', exact: true }).click(),
  'Back, which a script may ask for,': (page) => page.evaluate(() => window.history.back()),
};
for (const [way, leave] of Object.entries(ways)) {
  const tag = way === 'Go Back' || way === 'a link of the page' ? [] : '@long';
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

test('Go Back asks on a page that was opened by its address too', { tag: '@long' }, async ({ page }) => {
  const seen = answer(page, refuse, accept);
  await insideBox(page).press('Space');
  await press(page, 'Go Back');
  await expect(outcome(page, 'Inside the site')).toHaveText(STAYED);
  await press(page, 'Go Back');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  expect(seen).toEqual([QUESTION, QUESTION]);
});

test('after Back of the browser you can stay, or leave for the page before', { tag: '@long' }, async ({ page }) => {
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

test('the page does not ask without the tick, or for a place on the page', { tag: '@long' }, async ({ page }) => {
  const seen = answer(page);
  await insideBox(page).check();
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page).toHaveURL(/#content$/);
  await insideBox(page).uncheck();
  await page.getByRole('link', { name: 'All pages' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  expect(seen).toEqual([]);
});

test('a script that presses Go Back or the link is a miss', { tag: '@long' }, async ({ page }) => {
  answer(page, refuse, refuse);
  await insideBox(page).check();
  for (const there of [page.getByRole('button', { name: 'Go Back' }), page.locator('#all-pages')]) {
    await there.evaluate((control: HTMLElement) => control.click());
    await expect(outcome(page, 'Inside the site')).toHaveText(
      'Missed: you stayed, but a script pressed Go Back or the link.',
    );
  }
});

test('the page asks on the origin of its group as well', { tag: '@long' }, async ({ page, site }) => {
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

leavesNothingBehind('/dialogs', {
  'while it would ask inside the site': async (page) => {
    await insideBox(page).check();
    page.once('dialog', accept);
  },
  'while it would ask': (page) => box(page).check(),
  'between two dialogs': async (page) => {
    page.once('dialog', accept);
    await press(page, 'Book seat');
  },
  'while it waits for the print': async (page) => {
    await page.evaluate(() => Object.assign(window, { print() {} }));
    await press(page, 'Print this page');
  },
  'with the non-modal dialog open': (page) => press(page, 'Open tally'),
  'with its popovers open': openAll,
});
