/** Edits while `npm run dev` runs: the open page keeps its state, and errors of a build appear over it. */
import type { Page } from '@playwright/test';
import { expect } from '../../shared/test/browser';
import { test, UNDER_LOAD } from '../fixtures/developedGroup';

// One worker, so that only one server starts.
test.describe.configure({ mode: 'default', timeout: 120_000 });
// A page that reloads while it loads does not use its preloads.
test.use({ allowComplaints: [/preload/] });

const COMPONENT = 'TeamCounter.tsx';

/** Opens the counter and presses the button three times. */
async function pressThrice(page: Page, shell: string): Promise<void> {
  await page.goto(`${shell}/teamCounter`);
  const button = page.getByRole('button', { name: 'Press' });
  // The server may still build the edit that ended the previous test.
  await expect(button).toBeVisible(UNDER_LOAD);
  for (let press = 0; press < 3; press++) await button.click();
  await expect(presses(page)).toHaveText('3');
}

const presses = (page: Page) => page.getByRole('status', { name: 'Presses' });
const overlay = (page: Page) => page.getByRole('alertdialog', { name: 'Something is wrong' });
const labelled = (label: string) => (text: string) => text.replace(/^( +)Press$/m, `$1${label}`);

test('five edits of a component appear, and its state stays', async ({ page, development, edit }) => {
  await pressThrice(page, development.shell);
  const took: number[] = [];
  for (let time = 1; time <= 5; time++) {
    edit(COMPONENT, labelled(`Push ${time}`));
    const edited = performance.now();
    await expect(page.getByRole('button', { name: `Push ${time}` })).toBeVisible(UNDER_LOAD);
    took.push(Math.round(performance.now() - edited));
    await expect(presses(page)).toHaveText('3');
  }
  test.info().annotations.push({ type: 'edit to page', description: `${took.join(', ')} ms` });
  // If the machine does nothing else, an edit takes less than one second.
  expect(Math.min(...took)).toBeLessThan(4000);
  await page.getByRole('button', { name: 'Push 5' }).click();
  await expect(presses(page)).toHaveText('4');
});

test('an edit appears each time, also after it was undone', async ({ page, development, edit }) => {
  await pressThrice(page, development.shell);
  for (const label of ['Push', 'Press', 'Tap', 'Press']) {
    edit(COMPONENT, labelled(label));
    await expect(page.getByRole('button', { name: label })).toBeVisible(UNDER_LOAD);
    await expect(presses(page)).toHaveText('3');
  }
});

test('if an edit cannot keep the state, the page reloads and says why', async ({ page, development, edit }) => {
  await pressThrice(page, development.shell);
  edit('demo.ts', (text) => text.replace("title: 'Team Counter'", "title: 'Crew Counter'"));
  // This comes first, because the page shows it only for six seconds.
  await expect(page.getByText('Reloaded, because the list of pages of previous changed.')).toBeVisible(UNDER_LOAD);
  await expect(page.getByRole('heading', { name: 'Crew Counter', level: 1 })).toBeVisible(UNDER_LOAD);
  await expect(presses(page)).toHaveText('0');
});

test.describe('the overlay', () => {
  test('shows the place of a syntax error; the page below still works, and the next edit appears', async ({
    page,
    development,
    edit,
  }) => {
    await pressThrice(page, development.shell);
    const before = development.said().length;
    edit(COMPONENT, (text) => text.replace('</div>', '</dvi>'));
    await expect(overlay(page)).toContainText('team-counter/TeamCounter.tsx:11:7', UNDER_LOAD);
    await expect(overlay(page)).toContainText('Expected corresponding JSX closing tag for <div>');
    await expect(overlay(page)).toContainText('> 11 |     </dvi>');
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toBeHidden();
    await expect(presses(page)).toHaveText('3');
    // The terminal shows the error once, without the stack of swc.
    const said = () => development.said().slice(before);
    await expect.poll(() => said().match(/Expected corresponding JSX closing tag/g)).toHaveLength(1);
    expect(said()).not.toMatch(/backtrace|<unknown>|swc/);

    edit(COMPONENT, labelled('Push'));
    await expect(page.getByRole('button', { name: 'Push' })).toBeVisible(UNDER_LOAD);
    await expect(presses(page)).toHaveText('3');
  });

  test('shows an import of a missing file, and disappears when the error is gone', async ({
    page,
    development,
    edit,
  }) => {
    await pressThrice(page, development.shell);
    const broken = (text: string) => `import { label } from './nowhere';\n${text.replace(/^( +)Press$/m, '$1{label}')}`;
    edit(COMPONENT, broken);
    await expect(overlay(page)).toContainText('team-counter/TeamCounter.tsx:1:1', UNDER_LOAD);
    await expect(overlay(page)).toContainText("Can't resolve './nowhere'");
    await expect(overlay(page)).toContainText("> 1 | import { label } from './nowhere';");
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toBeHidden();
    edit(COMPONENT, (text) => broken(text).replaceAll('nowhere', 'elsewhere'));
    await expect(overlay(page)).toContainText("Can't resolve './elsewhere'", UNDER_LOAD);
    edit(COMPONENT, (text) => text);
    await expect(overlay(page)).toBeHidden(UNDER_LOAD);
    await expect(presses(page)).toHaveText('3');
  });

  test('shows a syntax error in a demo.ts, and a missing field', async ({ page, development, edit }) => {
    await pressThrice(page, development.shell);
    edit('demo.ts', (text) => text.replace(/^( +title: .*),$/m, '$1'));
    await expect(overlay(page)).toContainText('team-counter/demo.ts:5:3', UNDER_LOAD);
    await expect(overlay(page)).toContainText('Expected "}" but found "path"');
    await expect(overlay(page)).toContainText("> 5 |   path: '/teamCounter',");
    edit('demo.ts', (text) => text.replace(/^ +title: .*\n/m, ''));
    await expect(overlay(page)).toContainText('team-counter/demo.ts:3', UNDER_LOAD);
    await expect(overlay(page)).toContainText('title');
    await expect(overlay(page)).toContainText('> 3 | export default {');
    edit('demo.ts', (text) => text);
    await expect(overlay(page)).toBeHidden(UNDER_LOAD);
    // The file is as before, so the page did not reload.
    await expect(presses(page)).toHaveText('3');
  });
});

test.describe('a page that throws', () => {
  test.use({ allowComplaints: [/preload|counted too far/] });

  test('renders again with the next edit', async ({ page, development, edit }) => {
    await pressThrice(page, development.shell);
    edit(COMPONENT, (text) =>
      labelled('Push')(text.replace(/^ +return \(/m, "  if (presses === 4) throw new Error('counted too far');\n$&")),
    );
    const complaint = page.waitForEvent('console', (message) => message.text().includes('counted too far'));
    await page.getByRole('button', { name: 'Push' }).click(UNDER_LOAD);
    await complaint;
    edit(COMPONENT, labelled('Tap'));
    await expect(page.getByRole('button', { name: 'Tap' })).toBeVisible(UNDER_LOAD);
  });
});

test('the terminal shows a wrong type in one line', async ({ development, edit }) => {
  edit(COMPONENT, (text) => text.replace('useState(0)', "useState<number>('none')"));
  const line = /^\S*team-counter\/TeamCounter\.tsx:4:\d+ Argument of type 'string' is not assignable/m;
  await expect.poll(development.said, { timeout: 60_000 }).toMatch(line);
});
