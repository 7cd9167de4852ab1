/** Practise below each page, and the same tasks as programs run them. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect, test } from '../../shared/test/browser';
import { isLong } from '../../shared/test/long';
import { needs } from '../fixtures/needs';
import { someGroupsOnly } from '../fixtures/publishedGroups';
import { root } from '../fixtures/runScript';

needs('forms');

const log = (page: Page) =>
  page
    .locator('[data-event]')
    .evaluateAll((rows) =>
      rows.map((row) => [row.getAttribute('data-event'), row.getAttribute('data-trusted') === 'true']),
    );

/** What a press of a mouse button leaves, whoever drives it. */
const PRESS = ['pointerdown', 'mousedown', 'focusin', 'pointerup', 'mouseup', 'click'].map((type) => [type, true]);
const increment = { name: 'Increment' };

test('before it is opened there is one line of it in the document, and nothing on the network', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/counter');
  await expect(page.getByText('Practise', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /practi[cs]e/.test(url))).toEqual([]);
  expect(await page.locator('.practise').innerHTML()).toBe('<details><summary>Practise</summary></details>');
  await page.getByText('Practise', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Tasks' })).toBeVisible();
  expect(
    requests
      .filter((url) => /practi[cs]e/.test(url))
      .map((url) => path.extname(url))
      .sort(),
  ).toEqual(['.css', '.js', '.json']);
});

test('a task is ticked as soon as its outcome holds, and tells input from a script', async ({ page }) => {
  await page.goto('/counter');
  await page.getByText('Practise', { exact: true }).click();
  const five = page.locator('[data-task=five]');
  await expect(five).toContainText('Open');
  for (let count = 0; count < 5; count += 1) await page.getByRole('button', increment).click();
  await expect(five).toHaveAttribute('data-reached', 'input');
  const belowZero = page.locator('[data-task=below-zero]');
  await page.getByRole('button', { name: 'Decrement' }).evaluate((button: HTMLElement) => {
    for (let count = 0; count < 7; count += 1) button.click();
  });
  await expect(belowZero).toHaveAttribute('data-reached', 'script');
  // What was reached once stays so.
  await expect(five).toHaveAttribute('data-reached', 'input');
});

test('the keyboard goes from the summary through tabs, code and log in their order on the page', async ({ page }) => {
  await page.goto('/counter');
  await page.getByRole('button', increment).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Solutions' })).toBeVisible();
  const focused = () =>
    page.evaluate(() => {
      const { tagName, textContent } = document.activeElement as HTMLElement;
      return tagName === 'PRE' || tagName === 'INPUT' ? tagName : textContent;
    });
  expect(await focused()).toBe('Practise');
  const seen: (string | null)[] = [];
  for (let stop = 0; stop < 7; stop += 1) {
    await page.keyboard.press('Tab');
    seen.push(await focused());
  }
  expect(seen).toEqual([
    'Playwright',
    'Copy the Playwright solution',
    'PRE',
    'guide',
    'INPUT',
    'Clear',
    'Copy the log as JSON',
  ]);
});

test('a file that cannot be loaded is reported, and Retry loads it', async ({ page, allowComplaints }) => {
  allowComplaints.push(/503/);
  await page.goto('/counter');
  await page.route('**/practice/counter.*', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.getByText('Practise', { exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The tasks of this page could not be loaded.');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('[data-task=five]')).toBeVisible();
});

test.describe('the input log', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/counter?log');
    await expect(page.getByRole('heading', { name: 'Input log' })).toBeVisible();
  });

  test('of a click by Playwright', async ({ page }) => {
    await page.getByRole('button', increment).click();
    await expect.poll(() => log(page)).toEqual(PRESS);
  });

  test('of a click by the DevTools protocol', async ({ page, context }) => {
    const box = await page.getByRole('button', increment).boundingBox();
    if (!box) throw new Error('The button has no place.');
    const session = await context.newCDPSession(page);
    for (const type of ['mousePressed', 'mouseReleased'] as const) {
      const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await session.send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 });
    }
    await expect.poll(() => log(page)).toEqual(PRESS);
  });

  test('of a click by script', async ({ page }) => {
    await page.getByRole('button', increment).evaluate((button: HTMLElement) => button.click());
    await expect.poll(() => log(page)).toEqual([['click', false]]);
    await expect(page.locator('[data-event]')).toContainText('button ‘Increment’');
  });

  test('of a press of a key', async ({ page }) => {
    await page.getByRole('button', increment).press('Enter');
    await expect
      .poll(() => log(page))
      .toEqual([
        ['focusin', true],
        ['keydown', true],
        ['click', true],
        ['keyup', true],
      ]);
  });
});

for (const tool of isLong ? ['selenium', 'webdriverio', 'puppeteer'] : []) {
  test(`the input log of a click by ${tool}`, async ({ site }) => {
    const script = ['--import', 'tsx', 'e2e/tools/pressOnce.ts', tool, site.shell];
    const { stdout } = await promisify(execFile)(process.execPath, script, { cwd: root });
    const printed = stdout.split('\n').find((line) => line.startsWith('[['));
    expect(JSON.parse(printed ?? 'null')).toEqual(PRESS);
  });
}

test.describe('the evaluation', () => {
  // The catalogue is the shell's server's, and has every group.
  test.skip(Boolean(process.env.PLAYGROUND_PLAIN) || someGroupsOnly);
  needs('media', 'frames', 'tables', 'async');

  const evaluate = async (agent: string, { shell, inbox }: { shell: string; inbox: string }, ...paths: string[]) => {
    const script = ['--import', 'tsx', 'examples/evaluate.ts', `e2e/fixtures/agents/${agent}.ts`, shell, ...paths];
    const env = { ...process.env, PLAYGROUND_INBOX: inbox };
    return (await promisify(execFile)(process.execPath, script, { cwd: root, env })).stdout;
  };

  // All pages take two minutes, and Playwright runs the same solutions anyway. These have each kind of outcome and need.
  const paths = isLong ? ['/counter', '/emailValidation', '/fileDownload', '/openNewTab'] : ['/counter'];

  // The sweep of all pages (catalogue.spec.ts) has each task that is not done.
  test('gives nothing to an agent that does nothing', { tag: '@long' }, async ({ site }) => {
    test.slow();
    const said = await evaluate('idle', site, ...paths);
    expect(said.split('\n').filter((line) => line.startsWith('+'))).toEqual([]);
    expect(said).toMatch(/\n0 of \d+ tasks, 0 %\n$/);
  });

  test('gives everything to an agent that knows the solutions', async ({ site }) => {
    test.slow();
    const said = await evaluate('knowing', site, ...paths);
    expect(said.split('\n').filter((line) => line.startsWith('-'))).toEqual([]);
    expect(said).toMatch(/tasks, 100 %\n$/);
  });
});
