/** Practise below each page, and the same tasks as programs run them. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { runSolutions } from '../../scripts/testing/solutions';
import { expect, siteUnderTest, test } from '../../shared/test/browser';
import { isLong } from '../../shared/test/long';
import { needs } from '../fixtures/needs';
import { someGroupsOnly } from '../fixtures/publishedGroups';
import { root } from '../fixtures/runScript';
import type { ReachedAnswer, ReachedWish } from '../tools/reached';

needs('forms');

const log = (page: Page) =>
  page
    .locator('[data-event]')
    .evaluateAll((rows) =>
      rows.map((row) => [row.getAttribute('data-event'), row.getAttribute('data-trusted') === 'true']),
    );

/** What a press of a mouse button leaves, whoever drives it. */
const PRESS = ['pointerdown', 'mousedown', 'focusin', 'pointerup', 'mouseup', 'click'].map((type) => [type, true]);
/** A tool moves the pointer to an element before it presses. */
const MOVE_AND_PRESS = [['pointermove', true], ...PRESS];
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

const openPractise = (page: Page) => page.getByText('Practise', { exact: true }).click();
const task = (page: Page, id: string) => page.locator(`[data-task=${id}]`);

test.describe('before Practise is opened,', () => {
  const times = (count: number, action: () => Promise<unknown>) =>
    Array.from({ length: count }, () => action).reduce<Promise<unknown>>(
      (all, one) => all.then(one),
      Promise.resolve(),
    );
  const byHand = (page: Page, count: number) => times(count, () => page.getByRole('button', increment).click());
  const byScript = (page: Page, count: number) =>
    times(count, () => page.getByRole('button', increment).evaluate((button: HTMLElement) => button.click()));

  test('clicks by hand count as input', async ({ page }) => {
    await page.goto('/counter');
    await byHand(page, 5);
    await openPractise(page);
    await expect(task(page, 'five')).toHaveAttribute('data-reached', 'input');
    await expect(task(page, 'five')).toContainText('Solved');
  });

  test('clicks by a script count as a script', async ({ page }) => {
    await page.goto('/counter');
    await byScript(page, 5);
    await openPractise(page);
    await expect(task(page, 'five')).toHaveAttribute('data-reached', 'script');
    await expect(task(page, 'five')).toContainText('Reached by a script');
  });

  test('both together accuse nobody', async ({ page }) => {
    await page.goto('/counter');
    await byScript(page, 2);
    await byHand(page, 3);
    await openPractise(page);
    await expect(task(page, 'five')).toHaveAttribute('data-reached', 'unknown');
    await expect(task(page, 'five')).toContainText('Done');
  });

  test('the input of another page does not count', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Counter', exact: true }).click();
    await byScript(page, 5);
    await openPractise(page);
    await expect(task(page, 'five')).toHaveAttribute('data-reached', 'script');
  });
});

test.describe('in frames,', () => {
  needs('frames');
  const sign = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`).getByRole('button');

  test('clicks by hand count before Practise is opened', async ({ page }) => {
    await page.goto('/frameKinds');
    await sign(page, 'Contract in an attribute').click();
    await sign(page, 'Contract written by script').click();
    await openPractise(page);
    await expect(task(page, 'srcdoc')).toHaveAttribute('data-reached', 'input');
    await expect(task(page, 'written')).toHaveAttribute('data-reached', 'input');
  });

  const presses: Record<string, (link: Locator) => Promise<void>> = {
    input: (link) => link.click(),
    script: (link) => link.evaluate((element: HTMLElement) => element.click()),
  };
  for (const [by, press] of Object.entries(presses)) {
    for (const address of ['/nestedIframes?log', '/nestedIframes']) {
      test(`${by} is known as such, at ${address}`, async ({ page }) => {
        await page.goto(address);
        const first = page.frameLocator('iframe[title="First iframe"]');
        await press(first.getByRole('link', { name: 'tapioca' }));
        await press(first.frameLocator('iframe[title="Second iframe"]').getByRole('link', { name: 'samba' }));
        await expect(first.frameLocator('iframe[title="Second iframe"]').getByRole('status')).toBeVisible();
        if (!address.endsWith('log')) await openPractise(page);
        await expect(task(page, 'both-secrets')).toHaveAttribute('data-reached', by);
      });
    }
  }
});

test.describe('a task for the keyboard', () => {
  needs('tables');

  test('is not reached by a pointer', async ({ page }) => {
    await page.goto('/mouseHover?log');
    await expect(task(page, 'focus')).toBeVisible();
    const button = page.getByRole('button', { name: 'Hover over me' });
    await button.hover();
    // The other task shows that the panel has looked.
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(task(page, 'hover')).toHaveAttribute('data-reached', 'input');
    await expect(task(page, 'focus')).toContainText('Open');
    while (!(await button.and(page.locator(':focus')).isVisible())) await page.keyboard.press('Tab');
    await expect(task(page, 'focus')).toHaveAttribute('data-reached', 'input');
  });
});

test.describe('the verdict on all tasks', { tag: '@audit' }, () => {
  test.skip(someGroupsOnly || Boolean(process.env.PLAYGROUND_PLAIN));

  /** Does each task as its Playwright solution does, and returns what Practise says of those that were reached. */
  const reachedBy = async (wish: Omit<ReachedWish, 'folder'>): Promise<ReachedAnswer[]> => {
    const folder = mkdtempSync(path.join(tmpdir(), 'playground-reached-'));
    try {
      const env = { PLAYGROUND_REACHED: JSON.stringify({ ...wish, folder } satisfies ReachedWish) };
      await runSolutions(siteUnderTest(), { tools: ['playwright'], retries: 0, env });
      const answers = readdirSync(folder).map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
      return answers.filter(({ reached }: ReachedAnswer) => reached);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
  for (const open of ['before', 'middle', 'after'] as const) {
    test(`is never that a script did it, if a hand did it and Practise was opened ${open}`, async () => {
      test.setTimeout(20 * 60_000);
      const answers = await reachedBy({ by: 'hand', open });
      expect(answers.length).toBeGreaterThan(140);
      const scripted = answers.filter(({ reached }) => reached === 'script').map(nameOf);
      expect(scripted.filter((name) => !DISPATCHED_BY_PLAYWRIGHT.includes(name))).toEqual([]);
    });
  }

  for (const open of ['before', 'after'] as const) {
    test(`is always that a script did it, if one did it and Practise was opened ${open}`, async () => {
      test.setTimeout(20 * 60_000);
      const answers = await reachedBy({ by: 'script', open });
      expect(answers.length).toBeGreaterThan(60);
      const others = answers.filter(({ reached }) => reached !== 'script').map(nameOf);
      expect(others.filter((name) => !WRITTEN_ANEW.includes(name))).toEqual([]);
    });
  }
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
    'Copy this run',
    'Playwright',
    'Copy the Playwright solution',
    'PRE',
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
    await expect.poll(() => log(page)).toEqual(MOVE_AND_PRESS);
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

test.describe('the input log', () => {
  needs('frames');

  /** Opens an address and returns what the log copies. */
  const openLog = async (page: Page, address: string) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Input log' })).toBeVisible();
    await page.evaluate(() => {
      navigator.clipboard.writeText = async (text) => void Object.assign(window, { copied: text });
    });
    return async (what = 'the log as JSON') => {
      await page.getByRole('button', { name: `Copy ${what}` }).click();
      return page.evaluate(() => (window as Window & { copied?: string }).copied ?? '');
    };
  };

  test('leaves out what is typed into a password field, and says so', async ({ page }) => {
    const copy = await openLog(page, '/dynamicLoginText?log');
    const field = page.getByLabel('Password');
    await field.pressSequentially('Zq7');
    // A page may show the password.
    await field.evaluate((input: HTMLInputElement) => Object.assign(input, { type: 'text' }));
    await field.pressSequentially('X9');
    const log = page.locator('.practise-log');
    await expect(log).toContainText('For password fields, the log leaves out the keys and the number of characters.');
    const rows = page.locator('[data-event=keydown]');
    await expect(rows).toHaveCount(5);
    await expect(rows.first()).toContainText('password field ‘Password’left out');
    for (const row of await page.locator('[data-event]').all()) expect(await row.textContent()).not.toMatch(/[ZqX79]$/);
    const { events, leftOut } = JSON.parse(await copy());
    expect(leftOut).toContain('leaves out the keys');
    const typed = events.filter(({ type }: { type: string }) => /key|input/.test(type));
    expect(typed).not.toEqual([]);
    for (const event of typed) {
      expect(event).toMatchObject({ password: true });
      expect(Object.keys(event)).not.toEqual(expect.arrayContaining(['key']));
      expect(Object.keys(event)).not.toEqual(expect.arrayContaining(['length']));
      expect(Object.keys(event)).not.toEqual(expect.arrayContaining(['modifiers']));
    }
  });

  test('has keys with modifiers, the button and the number of characters', async ({ page }) => {
    await openLog(page, '/dynamicLoginText?log');
    const field = page.getByLabel('Email');
    await field.click({ button: 'right' });
    await field.fill('abc');
    await field.press('Control+A');
    const row = (type: string) => page.locator(`[data-event=${type}]`);
    await expect(row('contextmenu')).toContainText('right button');
    await expect(row('input')).toContainText('3 characters');
    await expect(row('keydown')).toContainText(['Control', 'Control+A']);
  });

  test('folds the moves of the pointer into one line', async ({ page }) => {
    await openLog(page, '/counter?log');
    const box = await page.getByRole('heading', { level: 1 }).boundingBox();
    if (!box) throw new Error('The heading has no place.');
    await page.mouse.move(box.x, box.y);
    await page.mouse.move(box.x + 50, box.y + 10, { steps: 12 });
    await expect(page.locator('[data-event]')).toHaveCount(1);
    await expect(page.locator('[data-event=pointermove]')).toContainText(
      `13 moves to ${Math.round(box.x + 50)}, ${Math.round(box.y + 10)}`,
    );
  });

  test('has the events of frames and shadow roots, all on one clock', async ({ page }) => {
    const copy = await openLog(page, '/frameKinds?log');
    await page.getByRole('heading', { level: 1 }).click();
    await page.frameLocator('iframe[title="Contract in an attribute"]').getByRole('button').click();
    const level = page.frameLocator('iframe[title="Level 1"]').frameLocator('iframe[title="Level 2"]');
    await level.getByRole('button', { name: 'Sign' }).first().click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.locator('[data-event=click]')).toContainText([
      'heading',
      'button ‘Sign’ in frame ‘Contract in an attribute’',
      'button ‘Sign’ in frame ‘Level 2’ in frame ‘Level 1’',
      'heading',
    ]);
    const { events } = JSON.parse(await copy());
    const times = events.map(({ at }: { at: number }) => at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    await openLog(page, '/shadowRoots?log');
    await page.getByLabel('Word of the second level').press('a');
    await expect(page.locator('[data-event=keydown]')).toContainText(/in shadow root of \S+ in shadow root of/);
  });

  test('copies the address with the seed that was drawn, the browser and the viewport', async ({ page }) => {
    const copy = await openLog(page, '/dynamicLoginText?log');
    await page.getByLabel('Email').click();
    const seed = await page.locator('html').getAttribute('data-seed');
    const address = new URL(`/dynamicLoginText?log=&seed=${seed}`, page.url()).href;
    expect(JSON.parse(await copy())).toMatchObject({
      address,
      browser: await page.evaluate(() => navigator.userAgent),
      viewport: page.viewportSize(),
    });
    expect(await copy('this run')).toBe(address);
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-seed', seed ?? '');
  });
});

for (const tool of isLong ? ['selenium', 'webdriverio', 'puppeteer'] : []) {
  test(`the input log of a click by ${tool}`, async ({ site }) => {
    const script = ['--import', 'tsx', 'e2e/tools/pressOnce.ts', tool, site.shell];
    const { stdout } = await promisify(execFile)(process.execPath, script, { cwd: root });
    const printed = stdout.split('\n').find((line) => line.startsWith('[['));
    expect(JSON.parse(printed ?? 'null')).toEqual(MOVE_AND_PRESS);
  });
}

/** The solutions that use what Playwright does by a script itself: `selectOption`, `setInputFiles`. */
const DISPATCHED_BY_PLAYWRIGHT = ['/dropdowns lists'];

/** A document that is written anew loses the listeners of the test, so its page gets the real input. */
const WRITTEN_ANEW = ['/frameKinds written'];

const nameOf = ({ path: address, task: id }: ReachedAnswer) => `${address} ${id}`;

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
