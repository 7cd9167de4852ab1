/** Tasks and solutions beside each page, and the same tasks as programs run them. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Frame, Locator, Page } from '@playwright/test';
import { countOf, runSolutions } from '../../scripts/testing/solutions';
import { expect, siteUnderTest, test } from '../../shared/test/browser';
import { BROWSERS_AT_ONCE } from '../../shared/test/long';
import { expectNoAxeViolations } from '../fixtures/axe';
import { needs } from '../fixtures/needs';
import { openPanel, panelButton, panelOf } from '../fixtures/panel';
import { someGroupsOnly } from '../fixtures/publishedGroups';
import type { ReachedAnswer, ReachedWish } from '../fixtures/reached';
import { root } from '../fixtures/runScript';
import { openPanelAtOnce } from '../tools/verdict';

needs('forms');

const log = (panel: Frame) =>
  panel
    .locator('[data-event]')
    .evaluateAll((rows) =>
      rows.map((row) => [row.getAttribute('data-event'), row.getAttribute('data-trusted') === 'true']),
    );

/** What a press of a mouse button leaves, whoever drives it. */
const PRESS = ['pointerdown', 'mousedown', 'focusin', 'pointerup', 'mouseup', 'click'].map((type) => [type, true]);
/** A tool moves the pointer to an element before it presses. */
const MOVE_AND_PRESS = [['pointermove', true], ...PRESS];
const increment = { name: 'Increment' };

test('before it is opened there is one button of it in the document, and nothing on the network', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/counter');
  await expect(panelButton(page)).toHaveAccessibleName('Tasks and solutions (2)');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /practi[cs]e/.test(url))).toEqual([]);
  await expect(page.locator('.practice')).toHaveCount(1);
  expect(page.frames()).toHaveLength(1);
  const panel = await openPanel(page);
  await expect(panel.locator('[data-task=five]')).toBeVisible();
  expect(
    requests
      .filter((url) => /practi[cs]e/.test(url))
      .map((url) => path.extname(new URL(url).pathname))
      .sort(),
  ).toEqual(['.css', '.css', '.js', '.json']);
});

test.describe('it stays open', () => {
  needs('tables');

  test('beside the page, from page to page, with the tasks of each', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Counter', exact: true }).click();
    const widthOfMain = () => page.getByRole('main').evaluate((main) => main.clientWidth);
    const wide = await widthOfMain();
    const panel = await openPanel(page);
    await expect(panel.locator('[data-task=five]')).toBeVisible();
    expect(await widthOfMain()).toBeLessThan(wide);
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
    await expect(panel.locator('[data-task]')).toHaveCount(0);
    await page.getByRole('link', { name: 'Data Grid', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(panel.locator('[data-task]').first()).toBeVisible();
    await expect(panel.locator('[data-task=five]')).toHaveCount(0);
    expect(page.frame('tasks-and-solutions')).toBe(panel);
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panelButton(page)).toBeFocused();
  });
});

test.describe('what a page shows over all of itself', () => {
  needs('frames');

  for (const width of [1280, 390]) {
    test(`leaves the panel usable, at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/modalPopup');
      const panel = await openPanel(page);
      const hint = panel.getByText('Hint for task 1');
      const isFree = async (over: Locator) => {
        const [own, other] = [await over.boundingBox(), await page.locator('.practice-panel').boundingBox()];
        if (!own || !other) return false;
        return own.x + own.width <= other.x || own.y + own.height <= other.y;
      };
      await page.getByRole('button', { name: 'Open first modal' }).click();
      await page.getByRole('button', { name: 'Open second modal' }).click();
      for (const part of ['.modal-dialog', '.modal-backdrop'])
        await expect.poll(() => isFree(page.locator(part).last())).toBe(true);
      await hint.click();
      await expect(panel.locator('.practice-hint').first()).toBeVisible();
      await expect(page.getByRole('dialog', { name: 'Modal 2' })).toBeVisible();

      await page.goto('/dialogs');
      await openPanel(page);
      await page.getByRole('button', { name: 'Show message' }).click();
      expect(await isFree(page.locator('#message'))).toBe(true);
      await (await panelOf(page)).getByText('Hint for task 1', { exact: true }).click();
      await page.getByRole('button', { name: 'OK', exact: true }).click();

      const told = () => page.locator('.practice-panel').evaluate((host) => getComputedStyle(host, '::before').content);
      expect(await told()).toBe('none');
      await page.getByRole('button', { name: 'Save drawing' }).click();
      await expect.poll(() => isFree(page.locator('#save-dialog'))).toBe(true);
      expect(await told()).toContain('Close the dialog to go on here.');
      await page.getByRole('button', { name: 'Keep both' }).click();
      expect(await told()).toBe('none');
    });
  }
});

test('a task is ticked as soon as its outcome holds, and tells input from a script', async ({ page }) => {
  await page.goto('/counter');
  const panel = await openPanel(page);
  const five = panel.locator('[data-task=five]');
  await expect(five).toContainText('Not done yet');
  for (let count = 0; count < 5; count += 1) await page.getByRole('button', increment).click();
  await expect(five).toHaveAttribute('data-reached', 'input');
  const belowZero = panel.locator('[data-task=below-zero]');
  await page.getByRole('button', { name: 'Decrement' }).evaluate((button: HTMLElement) => {
    for (let count = 0; count < 7; count += 1) button.click();
  });
  await expect(belowZero).toHaveAttribute('data-reached', 'script');
  // What was reached once stays so.
  await expect(five).toHaveAttribute('data-reached', 'input');
});

const task = (panel: Frame, id: string) => panel.locator(`[data-task=${id}]`);

test.describe('before the panel is opened,', () => {
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
    const panel = await openPanel(page);
    await expect(task(panel, 'five')).toHaveAttribute('data-reached', 'input');
    await expect(task(panel, 'five')).toContainText('Done');
  });

  test('clicks by a script count as a script', async ({ page }) => {
    await page.goto('/counter');
    await byScript(page, 5);
    const panel = await openPanel(page);
    await expect(task(panel, 'five')).toHaveAttribute('data-reached', 'script');
    await expect(task(panel, 'five')).toContainText('Reached by a script');
  });

  test('both together accuse nobody', async ({ page }) => {
    await page.goto('/counter');
    await byScript(page, 2);
    await byHand(page, 3);
    const panel = await openPanel(page);
    await expect(task(panel, 'five')).toHaveAttribute('data-reached', 'unknown');
    await expect(task(panel, 'five')).toContainText('Done');
  });

  test('the input of another page does not count', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Counter', exact: true }).click();
    await byScript(page, 5);
    const panel = await openPanel(page);
    await expect(task(panel, 'five')).toHaveAttribute('data-reached', 'script');
  });
});

test.describe('in frames,', () => {
  needs('frames');
  const sign = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`).getByRole('button');

  test('clicks by hand count before the panel is opened', async ({ page }) => {
    await page.goto('/frameKinds');
    await sign(page, 'Contract in an attribute').click();
    await sign(page, 'Contract written by script').click();
    const panel = await openPanel(page);
    await expect(task(panel, 'srcdoc')).toHaveAttribute('data-reached', 'input');
    await expect(task(panel, 'written')).toHaveAttribute('data-reached', 'input');
  });

  const presses: Record<string, (link: Locator) => Promise<void>> = {
    input: (link) => link.click(),
    script: (link) => link.evaluate((element: HTMLElement) => element.click()),
  };
  for (const [by, press] of Object.entries(presses)) {
    for (const address of ['/nestedIframes?log', '/nestedIframes']) {
      const tag = address.endsWith('?log') === (by === 'script') ? [] : '@audit';
      test(`${by} is known as such, at ${address}`, { tag }, async ({ page }) => {
        await page.goto(address);
        const first = page.frameLocator('iframe[title="First iframe"]');
        await press(first.getByRole('link', { name: 'tapioca' }));
        await press(first.frameLocator('iframe[title="Second iframe"]').getByRole('link', { name: 'samba' }));
        await expect(first.frameLocator('iframe[title="Second iframe"]').getByRole('status')).toBeVisible();
        const panel = await (address.endsWith('log') ? panelOf(page) : openPanel(page));
        await expect(task(panel, 'both-secrets')).toHaveAttribute('data-reached', by);
      });
    }
  }
});

test.describe('a task for the keyboard', () => {
  needs('tables');

  test('is not reached by a pointer', async ({ page }) => {
    await page.goto('/mouseHover?log');
    const panel = await panelOf(page);
    await expect(task(panel, 'focus')).toBeVisible();
    const button = page.getByRole('button', { name: 'Hover over me' });
    await button.hover();
    // The other task shows that the panel has looked.
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(task(panel, 'hover')).toHaveAttribute('data-reached', 'input');
    await expect(task(panel, 'focus')).toContainText('Not done yet');
    while (!(await button.and(page.locator(':focus')).isVisible())) await page.keyboard.press('Tab');
    await expect(task(panel, 'focus')).toHaveAttribute('data-reached', 'input');
  });
});

test.describe('the verdict on all tasks', { tag: '@audit' }, () => {
  test.skip(someGroupsOnly || Boolean(process.env.PLAYGROUND_PLAIN));

  /** Does each task as its Playwright solution does, and returns what the panel says of those that were reached. */
  const reachedBy = async (wish: Omit<ReachedWish, 'folder'>, workers = BROWSERS_AT_ONCE): Promise<ReachedAnswer[]> => {
    const folder = mkdtempSync(path.join(tmpdir(), 'playground-reached-'));
    try {
      const env = { PLAYGROUND_REACHED: JSON.stringify({ ...wish, folder } satisfies ReachedWish) };
      await runSolutions(siteUnderTest(), { tools: ['playwright'], retries: 0, env, workers });
      const answers = readdirSync(folder).map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
      return answers.filter(({ reached }: ReachedAnswer) => reached);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
  for (const open of ['before', 'middle', 'after'] as const) {
    test(`is never that a script did it, if a hand did it and the panel was opened ${open}`, async () => {
      test.setTimeout(20 * 60_000);
      const answers = await reachedBy({ by: 'hand', open });
      expect(answers.length).toBeGreaterThan(140);
      const scripted = answers.filter(({ reached }) => reached === 'script').map(nameOf);
      expect(scripted.filter((name) => !DISPATCHED_BY_PLAYWRIGHT.includes(name))).toEqual([]);
    });
  }

  // With the panel opened after, it told of 57.
  for (const [open, fewest] of [
    ['before', 60],
    ['after', 55],
  ] as const) {
    test(`is always that a script did it, if one did it and the panel was opened ${open}`, async () => {
      // Most stations refuse a script. Their solutions wait for their ten seconds, so many can run at once.
      test.setTimeout(20 * 60_000);
      const answers = await reachedBy({ by: 'script', open }, 10);
      const others = answers.filter(({ reached }) => reached !== 'script').map(nameOf);
      expect(others.filter((name) => !WRITTEN_ANEW.includes(name))).toEqual([]);
      expect(answers.length).toBeGreaterThan(fewest);
    });
  }
});

test('the keyboard reaches all of the panel in its order, and Escape closes it', async ({ page }) => {
  await page.goto('/counter');
  await panelButton(page).focus();
  await page.keyboard.press('Enter');
  const panel = await panelOf(page);
  await expect(panel.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(panel.locator('[data-task=five]')).toBeVisible();
  const tab = async () => {
    await page.keyboard.press('Tab');
    return panel.evaluate(() => {
      const { tagName, textContent, id } = document.activeElement as HTMLElement;
      return /PRE|INPUT/.test(tagName) ? tagName + (/practise/.test(id) ? ` ${id}` : '') : textContent;
    });
  };
  const seen: (string | null)[] = [];
  for (let at = await tab(); at !== 'Copy this run'; at = await tab()) {
    seen.push(at);
    if (at === 'Solution of task 1') {
      await page.keyboard.press('Enter');
      await expect(panel.getByRole('tab').first()).toBeVisible();
    }
  }
  expect(seen.filter((at) => !at?.startsWith('Hint'))).toEqual([
    '',
    'Next task',
    'begin the page anew',
    'Mark as done task 1',
    'Solution of task 1',
    'Playwright',
    'JavaScript / TypeScriptPythonJava',
    'Copy the Playwright solution',
    'Show the whole file',
    'PRE',
    'Locators in the documentation of Playwright',
    'Mark as done task 2',
    'Solution of task 2',
    'INPUT practise-keep',
    'Clear the progress of all pages',
    'Test your test',
    'INPUT',
    'Clear the log',
    'Copy the log as JSON',
  ]);
  // On a desk and light; catalogue.spec looks at it on a phone and dark.
  await expectNoAxeViolations(panel, '/counter');
  await page.keyboard.press('Escape');
  await expect(panelButton(page)).toBeFocused();
  await expect(panelButton(page)).toHaveAttribute('aria-expanded', 'false');
});

test('backwards too, the bars of the panel never cover what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/customSelects');
  const panel = await openPanel(page);
  await expect(panel.locator('[data-task]').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Copy this run' }).focus();
  const back = async () => {
    await page.keyboard.press('Shift+Tab');
    return panel.evaluate(() => {
      const active = document.activeElement as HTMLElement;
      const { x, y, width, height } = active.getBoundingClientRect();
      const isCovered = !active.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      return { text: active.textContent ?? '', isCovered };
    });
  };
  const covered: string[] = [];
  for (let at = await back(); at.text !== 'Next task'; at = await back()) if (at.isCovered) covered.push(at.text);
  expect(covered).toEqual([]);
});

test.describe('the solutions of all tools', { tag: '@audit' }, () => {
  test.skip(someGroupsOnly || Boolean(process.env.PLAYGROUND_PLAIN));

  test('pass beside the open panel and its log', async () => {
    test.setTimeout(60 * 60_000);
    const verdicts = await runSolutions(siteUnderTest(), { env: { PLAYGROUND_PANEL: 'open' } });
    expect(verdicts.length).toBeGreaterThan(500);
    expect(countOf(verdicts).failed).toBe(0);
  });
});

test('progress is stored only if you want that, and can be cleared', async ({ page }) => {
  await page.goto('/counter');
  const panel = await openPanel(page);
  const stored = () => page.evaluate(() => ({ ...localStorage }));
  for (let count = 0; count < 5; count += 1) await page.getByRole('button', increment).click();
  await expect(panel.getByText('1 of 2 done')).toBeVisible();
  expect(await stored()).toEqual({});
  await panel.getByLabel('Keep my progress in this browser').check();
  expect(await stored()).toEqual({ progress: '["/counter five"]' });
  await page.reload();
  const again = await openPanel(page);
  await expect(task(again, 'five')).toContainText('Done');
  await again.getByRole('button', { name: 'Clear the progress of all pages' }).click();
  await expect(task(again, 'five')).toContainText('Not done yet');
  await again.getByLabel('Keep my progress in this browser').uncheck();
  expect(await stored()).toEqual({});
});

test.describe('no locator of the page finds the open panel,', () => {
  needs('tables', 'frames');

  // As with PLAYGROUND_PANEL=open.
  test('not its fields on /dataGrid, where a script opened it', async ({ page }) => {
    await page.addInitScript(openPanelAtOnce);
    await page.goto('/dataGrid');
    const panel = await panelOf(page);
    await expect(task(panel, 'customer')).toBeVisible();
    await expect(page.locator('body')).toBeFocused();
    await expect(panel.getByLabel('Filter')).toBeVisible();
    await expect(page.getByLabel('Filter')).toHaveCount(1);
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(await page.evaluate(() => window.length)).toBe(0);
  });

  test('not its frame on /nestedIframes, and what you do in it is not input of the page', async ({ page }) => {
    await page.goto('/nestedIframes?log');
    const panel = await panelOf(page);
    await expect(task(panel, 'both-secrets')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(1);
    expect(await page.evaluate(() => window.length)).toBe(1);
    await page.frameLocator('iframe').getByRole('link', { name: 'tapioca' }).click();
    const clicks = panel.locator('[data-event=click]');
    await expect(clicks).toHaveCount(1);
    await panel.getByLabel('Filter').pressSequentially('click');
    await panel.getByText('Solution of task 1', { exact: true }).click();
    await expect(panel.getByRole('tab').first()).toBeVisible();
    await panel.getByLabel('Filter').clear();
    await expect(clicks).toHaveCount(1);
    await expect(panel.locator('[data-event=keydown]')).toHaveCount(0);
  });

  test('a link to a station shows it on the page', async ({ page }) => {
    await page.goto('/dialogs');
    const panel = await openPanel(page);
    await task(panel, 'prompt-with-a-default')
      .getByRole('link', { name: /^Show the station/ })
      .click();
    await expect(page).toHaveURL('/dialogs#prompt-with-a-default-title');
    await expect(page.locator('#prompt-with-a-default')).toBeInViewport();
    await expect(panelButton(page)).toHaveAttribute('aria-expanded', 'true');
  });
});

test('the panel may copy, and takes the theme of the page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/counter');
  const panel = await openPanel(page);
  await panel.getByText('Solution of task 1', { exact: true }).click();
  await panel.getByRole('button', { name: 'Copy the Playwright solution' }).click();
  await expect(panel.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("test('five'");
  const background = () => panel.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  const light = await background();
  await page.getByRole('switch', { name: 'Dark mode' }).check();
  await expect(panel.locator('html[data-bs-theme=dark]')).toBeVisible();
  expect(await background()).not.toBe(light);
});

test('a file that cannot be loaded is reported, and Retry loads it', async ({ page, allowComplaints }) => {
  allowComplaints.push(/503/);
  await page.goto('/counter');
  await page.route('**/practice/counter.*', (route) => route.fulfill({ status: 503 }), { times: 1 });
  const panel = await openPanel(page);
  await expect(panel.getByRole('alert')).toContainText('The tasks of this page could not be loaded.');
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(task(panel, 'five')).toBeVisible();
});

test.describe('the input log', () => {
  let panel: Frame;
  test.beforeEach(async ({ page }) => {
    await page.goto('/counter?log');
    panel = await panelOf(page);
    await expect(panel.getByRole('heading', { name: 'Input log' })).toBeVisible();
  });

  test('of a click by Playwright', async ({ page }) => {
    await page.getByRole('button', increment).click();
    await expect.poll(() => log(panel)).toEqual(MOVE_AND_PRESS);
  });

  test('of a click by the DevTools protocol', async ({ page, context }) => {
    const box = await page.getByRole('button', increment).boundingBox();
    if (!box) throw new Error('The button has no place.');
    const session = await context.newCDPSession(page);
    for (const type of ['mousePressed', 'mouseReleased'] as const) {
      const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await session.send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 });
    }
    await expect.poll(() => log(panel)).toEqual(PRESS);
  });

  test('of a click by script', async ({ page }) => {
    await page.getByRole('button', increment).evaluate((button: HTMLElement) => button.click());
    await expect.poll(() => log(panel)).toEqual([['click', false]]);
    await expect(panel.locator('[data-event]')).toContainText('button ‘Increment’');
  });

  test('of a press of a key', async ({ page }) => {
    await page.getByRole('button', increment).press('Enter');
    await expect
      .poll(() => log(panel))
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
    const panel = await panelOf(page);
    await expect(panel.getByRole('heading', { name: 'Input log' })).toBeVisible();
    await page.evaluate(() => {
      navigator.clipboard.writeText = async (text) => void Object.assign(window, { copied: text });
    });
    const copy = async (what = 'the log as JSON') => {
      await panel.getByRole('button', { name: `Copy ${what}` }).click();
      return page.evaluate(() => (window as Window & { copied?: string }).copied ?? '');
    };
    return { panel, copy };
  };

  test('leaves out what is typed into a password field, and says so', async ({ page }) => {
    const { panel, copy } = await openLog(page, '/dynamicLoginText?log');
    const field = page.getByLabel('Password');
    await field.pressSequentially('Zq7');
    // A page may show the password.
    await field.evaluate((input: HTMLInputElement) => Object.assign(input, { type: 'text' }));
    await field.pressSequentially('X9');
    const log = panel.locator('.practice-log');
    await expect(log).toContainText('For password fields, the log leaves out the keys and the number of characters.');
    const rows = panel.locator('[data-event=keydown]');
    await expect(rows).toHaveCount(5);
    await expect(rows.first()).toContainText('password field ‘Password’left out');
    for (const row of await panel.locator('[data-event]').all())
      expect(await row.textContent()).not.toMatch(/[ZqX79]$/);
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
    const { panel } = await openLog(page, '/dynamicLoginText?log');
    const field = page.getByLabel('Email');
    await field.click({ button: 'right' });
    await field.fill('abc');
    await field.press('Control+A');
    const row = (type: string) => panel.locator(`[data-event=${type}]`);
    await expect(row('contextmenu')).toContainText('right button');
    await expect(row('input')).toContainText('3 characters');
    await expect(row('keydown')).toContainText(['Control', 'Control+A']);
  });

  test('folds the moves of the pointer into one line', async ({ page }) => {
    const { panel } = await openLog(page, '/counter?log');
    const box = await page.getByRole('heading', { level: 1 }).boundingBox();
    if (!box) throw new Error('The heading has no place.');
    await page.mouse.move(box.x, box.y);
    await page.mouse.move(box.x + 50, box.y + 10, { steps: 12 });
    await expect(panel.locator('[data-event]')).toHaveCount(1);
    await expect(panel.locator('[data-event=pointermove]')).toContainText(
      `13 moves to ${Math.round(box.x + 50)}, ${Math.round(box.y + 10)}`,
    );
  });

  test('has the events of frames and shadow roots, all on one clock', async ({ page }) => {
    const { panel, copy } = await openLog(page, '/frameKinds?log');
    await page.getByRole('heading', { level: 1 }).click();
    await page.frameLocator('iframe[title="Contract in an attribute"]').getByRole('button').click();
    const level = page.frameLocator('iframe[title="Level 1"]').frameLocator('iframe[title="Level 2"]');
    await level.getByRole('button', { name: 'Sign' }).first().click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(panel.locator('[data-event=click]')).toContainText([
      'heading',
      'button ‘Sign’ in frame ‘Contract in an attribute’',
      'button ‘Sign’ in frame ‘Level 2’ in frame ‘Level 1’',
      'heading',
    ]);
    const { events } = JSON.parse(await copy());
    const times = events.map(({ at }: { at: number }) => at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    const { panel: next } = await openLog(page, '/shadowRoots?log');
    await page.getByLabel('Word of the second level').press('a');
    await expect(next.locator('[data-event=keydown]')).toContainText(/in shadow root of \S+ in shadow root of/);
  });

  test('copies the address with the seed that was drawn, the browser and the viewport', async ({ page }) => {
    const { copy } = await openLog(page, '/dynamicLoginText?log');
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

for (const tool of ['selenium', 'webdriverio', 'puppeteer']) {
  test(`the input log of a click by ${tool}`, { tag: tool === 'selenium' ? '@long' : '@audit' }, async ({ site }) => {
    const script = ['--import', 'tsx', 'e2e/fixtures/pressOnce.ts', tool, site.shell];
    const { stdout } = await promisify(execFile)(process.execPath, script, { cwd: root });
    const printed = stdout.split('\n').find((line) => line.startsWith('[['));
    expect(JSON.parse(printed ?? 'null')).toEqual(MOVE_AND_PRESS);
  });
}

/** The solutions that use what Playwright does by a script itself: `selectOption`, `setInputFiles`. */
const DISPATCHED_BY_PLAYWRIGHT = ['/dropdowns lists', '/shoppingCart subtotal'];

/** A document that is written anew loses the listeners of the test, so its page gets the real input. */
const WRITTEN_ANEW = ['/frameKinds written'];

const nameOf = ({ path: address, task: id }: ReachedAnswer) => `${address} ${id}`;
