/** The exam (README.md): candidates that must fail, those that must pass, and what the site tells during an exam. */
import { hash } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { PUBLISHED_SEED } from '@playground/kit/contract/task';
import { run } from '@playground/kit/fixtures/run';
import { root } from '@playground/kit/project/folders';
import { fifthOf, fifthToRun } from '@playground/kit/test/fifth';
import { isAudit } from '@playground/kit/test/long';
import { open } from '@playground/kit/tools/selenium';
import type { Page } from '@playwright/test';
import { By, until } from 'selenium-webdriver';
import { WebSocket } from 'ws';
import { type Attempt, type Candidate, expect, test } from './fixture';
import { forge } from './forge';
import { forgers } from './forgers';

const countToFive = async (page: Page) => {
  for (let i = 0; i < 5; i++) await page.getByRole('button', { name: 'Increment' }).click();
  await expect(page.getByRole('status', { name: 'Count' })).toHaveText('5');
};

test('the reward is for input', async ({ attempt }) => {
  const grade = await attempt('counter/five', async ({ page, url }) => {
    await page.goto(url);
    await countToFive(page);
  });
  expect(grade).toMatchObject({ reward: 1, reachedBy: 'input', falseSuccess: false });
});

/** A text, fields, hidden elements, and a station. */
for (const name of [
  'counter/five',
  'checkbox/one-of-each',
  'dropdowns/lists',
  'svg-elements/brand',
  'dialogs/confirm',
]) {
  test(`what is written beside the page does not count: ${name}`, async ({ attempt }) => {
    const written: Attempt = async ({ page, url, task }) => {
      await page.goto(url);
      await page.evaluate(forge, task.outcome(PUBLISHED_SEED));
    };
    const grade = await attempt(name, written, PUBLISHED_SEED);
    expect(grade).toMatchObject({ reward: 0, reachedBy: 'written', falseSuccess: true });
  });
}

/** A run takes a fifth of them, and the audit all. */
for (const [what, { attempt: forger, on }] of Object.entries(forgers)) {
  if (on && (isAudit || fifthOf(what) === fifthToRun()))
    test(`a forger that ${what} gets nothing`, { tag: '@long' }, async ({ attempt }) => {
      const { reward, reachedBy, falseSuccess, why } = await attempt(on, forger, PUBLISHED_SEED);
      expect({ reward, falseSuccess }, why).toEqual({ reward: 0, falseSuccess: true });
      expect(reachedBy, why).not.toBe('input');
    });
}

/** By `PLAYGROUND_DRAW`, which tasks the forgers try. */
const draw = process.env.PLAYGROUND_DRAW ?? String(Date.now());
const drawn = (task: string) => hash('sha256', draw + task);

for (const [what, { attempt: forger, blind }] of Object.entries(forgers)) {
  test(`a forger that ${what} gets nothing, on drawn tasks`, { tag: '@audit' }, async ({ attempt, exam: { runs } }) => {
    const names = runs.options.tasks.map(({ task }) => task).sort((one, other) => (drawn(one) < drawn(other) ? -1 : 1));
    const tasks = names.slice(0, Number(process.env.PLAYGROUND_DRAWN ?? 60));
    test.setTimeout(tasks.length * 20_000);
    const won: object[] = [];
    const counts: Record<string, number> = {};
    for (const task of tasks) {
      const { reward, reachedBy, why } = await attempt(task, forger, blind ? undefined : PUBLISHED_SEED);
      counts[String(reachedBy)] = (counts[String(reachedBy)] ?? 0) + 1;
      if (reward || reachedBy === 'input') won.push({ task, why });
    }
    console.log(`${what}: ${tasks.length} tasks drawn by ${draw}, ${JSON.stringify(counts)}`);
    expect(won).toEqual([]);
  });
}

test('what an agent adds for itself does no harm', { tag: '@long' }, async ({ attempt }) => {
  const grade = await attempt('modal-popup/closed', async ({ page, url }) => {
    await page.goto(url);
    const mark = async () => {
      await page.evaluate(() => {
        for (const [i, one] of [...document.querySelectorAll('*')].entries())
          one.setAttribute('data-number', String(i));
        document.querySelector('#overlay')?.remove();
        document.body.insertAdjacentHTML(
          'beforeend',
          '<div id="overlay" role="dialog" style="pointer-events: none">1</div>',
        );
      });
      await page.screenshot({ animations: 'disabled' });
    };
    for (const name of ['Open first modal', 'Open second modal']) {
      await page.getByRole('button', { name }).click();
      await mark();
    }
    await expect(page.getByRole('dialog', { name: 'Modal 2' })).toBeVisible();
    await page.getByRole('dialog', { name: 'Modal 2' }).getByRole('button', { name: 'Close' }).click();
    await mark();
  });
  expect(grade).toMatchObject({ reward: 1, reachedBy: 'input' });
});

/** What tools do for a person, on tasks that need it. */
const ways: Record<string, [task: string, (page: Page, candidate: Candidate) => Promise<unknown>]> = {
  dragTo: ['native-drag/swap', (page) => page.locator('#card-a').dragTo(page.locator('#card-b'))],
  selectOption: [
    'dropdowns/lists',
    async (page) => {
      await page.getByLabel('Simple select').selectOption('Two');
      await page.getByLabel('Single-list select').selectOption('One');
      await page.getByLabel('Multiple-list select').selectOption(['One', 'Three']);
    },
  ],
  wheel: [
    'events/wheel',
    async (page) => {
      await page.getByRole('region', { name: 'Turn the wheel here' }).hover();
      await page.mouse.wheel(0, 100);
    },
  ],
  paste: [
    'rich-text/cleaned-paste',
    async (page) => {
      await page.locator('#source').click({ clickCount: 3 });
      await page.keyboard.press('ControlOrMeta+c');
      await page.getByRole('textbox', { name: 'Clean copy' }).press('ControlOrMeta+v');
      await page.getByRole('button', { name: 'Check copy' }).click();
    },
  ],
  'a file chooser': [
    'drop-zone/hidden-input',
    async (page) => {
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Choose file' }).click();
      await (await choosing).setFiles(path.join(root, 'README.md'));
      await page.getByRole('button', { name: 'Upload chosen file' }).click();
      await expect(page.getByRole('status', { name: 'Hidden input' })).toContainText('Done:');
    },
  ],
  ActionChains: [
    'events/double-click',
    async (page, { debuggerAddress }) => {
      const { given, close } = await open('', undefined, debuggerAddress);
      await given.driver.get(page.url());
      await given.driver
        .actions()
        .doubleClick(given.driver.findElement(By.id('double-click-target')))
        .perform();
      await given.driver.wait(
        until.elementLocated(By.xpath('//section[@id="double-click"]//*[@role="status"][starts-with(., "Done:")]')),
        5000,
      );
      await close();
    },
  ],
  tap: [
    'environment/portrait-touch',
    async (first) => {
      const context = await first
        .context()
        .browser()
        ?.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
      const page = (await context?.newPage()) as Page;
      await page.goto(first.url());
      await page.getByRole('button', { name: 'Check the screen' }).tap();
    },
  ],
};

for (const [way, [name, use]] of Object.entries(ways)) {
  test(`${way} is input`, { tag: '@long' }, async ({ attempt }) => {
    const grade = await attempt(name, async (candidate) => {
      await candidate.page.goto(candidate.url);
      await use(candidate.page, candidate);
    });
    expect(grade, grade.evidence.join('\n')).toMatchObject({ reward: 1, reachedBy: 'input' });
  });
}

test('with another seed it is another task', { tag: '@long' }, async ({ attempt }) => {
  const grade = await attempt('counter/five', async ({ page, url }) => {
    await page.goto(url.replace(/seed=.*/, 'seed=1'));
    await countToFive(page);
  });
  expect(grade).toMatchObject({ reward: 0, reachedBy: null, why: expect.stringContaining('another seed') });
});

test('what a rule of a style sheet hides is not closed', { tag: '@long' }, async ({ attempt }) => {
  const grade = await attempt('modal-popup/closed', async ({ page, url }) => {
    await page.goto(url);
    await page.getByRole('button', { name: 'Open first modal' }).click();
    await page.getByRole('button', { name: 'Open second modal' }).click();
    await expect(page.getByRole('dialog', { name: 'Modal 2' })).toBeVisible();
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('[role=dialog] { display: none !important }');
      document.adoptedStyleSheets = [sheet];
    });
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  expect(grade).toMatchObject({ reward: 0, reachedBy: 'written', falseSuccess: true });
});

test('a tab that is opened by its address is not opened by the page', { tag: '@long' }, async ({ attempt }) => {
  const arrived = (page: Page) => expect(page.getByRole('status')).toHaveText('This page was opened in a new tab.');
  const byAddress = await attempt('open-new-tab/new-tab', async ({ page, url }) => {
    await page.goto(url);
    await page.getByRole('heading', { level: 1 }).click();
    const other = await page.context().newPage();
    await other.goto(new URL('/newTab', url).href);
    await arrived(other);
  });
  expect(byAddress).toMatchObject({ reward: 0, reachedBy: 'written' });
  const byLink = await attempt('open-new-tab/new-tab', async ({ page, url }) => {
    await page.goto(url);
    const opening = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Open new tab' }).click();
    await arrived(await opening);
  });
  expect(byLink).toMatchObject({ reward: 1, reachedBy: 'input' });
});

test('the site tells no outcome, solution or result, and shows no Practice', async ({ attempt, exam: { about } }) => {
  const { site } = about;
  await expect
    .poll(async () => {
      const { groups } = await (await fetch(`${site}/catalogue.json`)).json();
      return groups.every(({ current }: { current: boolean }) => current);
    })
    .toBe(true);
  const catalogue = await (await fetch(`${site}/catalogue.json`)).text();
  const { groups } = JSON.parse(catalogue);
  expect(groups.flatMap(({ demos }: { demos: object[] }) => demos).length).toBeGreaterThan(40);
  expect(catalogue).not.toMatch(/"outcome"|"goal"|practice\/|"playwright"/);
  expect(await (await fetch(`${site}/llms.txt`)).text()).not.toContain('Task `');
  for (const { url } of groups) {
    const manifest = await (await fetch(`${url}/mf-manifest.json`)).text();
    expect(manifest).not.toMatch(/"practice":"\w/);
    for (const file of ['practice/index.json', '%70ractice/index.json', 'practice%2findex.json']) {
      expect((await fetch(`${url}/${file}`)).status).toBeGreaterThanOrEqual(400);
    }
  }
  await attempt('counter/five', async ({ page, url }) => {
    await page.goto(url);
    await page.locator('main[aria-busy="false"]').waitFor();
    await expect(page.locator('.practice')).toHaveCount(0);
  });
});

test('bad requests are refused with a message, and the other runs go on', async ({ exam: { server, runs } }) => {
  const open = await runs.start('counter/five', {});
  const post = async (address: string, body: unknown, headers = {}) => {
    const answer = await fetch(server.url + address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return [answer.status, typeof (await answer.json()).message];
  };
  const task = 'counter/five';
  for (const [status, address, body, headers] of [
    [404, '/runs', { task: '../../etc' }],
    [400, '/runs', { task, seed: '../x' }],
    [400, '/runs', { task, browser: 'own' }],
    [400, '/runs', '{'],
    [403, '/runs', { task }, { Origin: 'http://evil.example' }],
    [404, '/runs/none/grade', { claimed: true }],
    [400, `/runs/${open.run}/grade`, {}],
  ] as const) {
    expect(await post(address, body, headers)).toEqual([status, 'string']);
  }
  expect(await runs.grade(open.run, false)).toMatchObject({ reachedBy: null, falseSuccess: false });
});

test('the report has all runs', { tag: '@long' }, async ({ attempt, exam: { server, runs } }) => {
  await attempt('counter/five', async ({ page, url }) => {
    await page.goto(url);
    await countToFive(page);
  });
  await attempt('form/submitted', async () => {});
  const withdrawn = await runs.start('counter/five', { tool: 'withdraws' });
  await runs.end(withdrawn.run);
  await attempt('counter/five', async () => {}, 'chosen');
  const report = await (await fetch(`${server.url}/report`)).json();
  expect(report.byTool.withdraws).toEqual({ runs: 1, reward: 0, falseSuccesses: 0 });
  expect(report.givenSeed.runs).toBeGreaterThanOrEqual(1);
  expect(report).toMatchObject({ byKind: { basic: {} }, byGroup: { forms: {} } });
  expect(report.total.runs + report.givenSeed.runs).toBe(report.runs.length);
  expect(report.total.reward).toBeGreaterThanOrEqual(1);
  expect(report.total.falseSuccesses).toBeGreaterThanOrEqual(1);
  const { paths } = await (await fetch(`${server.url}/docs/json`)).json();
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/tasks', '/runs', '/runs/{id}/grade', '/report']));
});

test('a candidate that closes, kills, floods or blocks its browser costs its own run alone', { tag: '@long' }, async ({
  attempt,
  exam: { runs },
}) => {
  const good = attempt('counter/five', async ({ page, url }) => {
    await page.goto(url);
    await countToFive(page);
  });
  const closed = await attempt('counter/five', async ({ browser }) => {
    const session = await browser.newBrowserCDPSession();
    const closed = new Promise((resolve) => browser.once('disconnected', resolve));
    await session.send('Browser.close').catch(() => {});
    await closed;
  });
  expect(closed).toMatchObject({ reward: 0, reachedBy: null, why: expect.stringContaining('was closed') });
  const busy = await attempt('counter/five', async ({ page, url }) => {
    await page.goto(url);
    await page.evaluate(() => {
      setTimeout(() => {
        for (;;);
      });
    });
  });
  expect(busy).toMatchObject({ reward: 0, reachedBy: null });
  const flood = await runs.start('counter/five', {});
  const floods = Array.from({ length: 500 }, () => fetch(flood.cdp.replace('ws:', 'http:')).catch(() => {}));
  await Promise.all(floods);
  await runs.end(flood.run);
  expect(await good).toMatchObject({ reward: 1 });
});

test('no socket for a page of another site, and none without the secret', { tag: '@long' }, async ({
  exam: { runs },
}) => {
  const { cdp, run } = await runs.start('counter/five', {});
  const opens = (address: string, headers = {}) =>
    new Promise((resolve) => {
      const socket = new WebSocket(address, { headers });
      socket.on('open', () => resolve(true));
      socket.on('error', () => resolve(false));
    });
  // A client that goes at once, before the browser has a session for it.
  for (let count = 0; count < 20; count++) {
    const socket = new WebSocket(cdp);
    await once(socket, 'open');
    socket.terminate();
  }
  expect(await opens(cdp)).toBe(true);
  expect(await opens(cdp, { Origin: 'http://localhost:3000' })).toBe(false);
  const page = cdp.replace(/browser.*/, 'page/x');
  for (const Host of ['evil.example', '127.0.0.1', 'x.localhost']) {
    expect(await opens(page, { Host })).toBe(false);
    expect(
      (await fetch(cdp.replace('ws:', 'http:').replace(/devtools.*/, 'json/version'), { headers: { Host } })).status,
    ).toBe(404);
  }
  expect(await opens(cdp.replace(/\w+$/, 'x'))).toBe(false);
  await runs.end(run);
});

test('the clients: the sample agent, and those in Python with the packages that are here', { tag: '@long' }, async ({
  exam: { server, runs },
}) => {
  test.setTimeout(240_000);
  const env = { ...process.env, PLAYGROUND_EXAM: server.url, PLAYGROUND_BROWSER: runs.options.browser };
  const agent = ['exam/examples/agent.ts', 'button-click/reveal', 'radio-buttons/pay'];
  const evaluate = ['--import', 'tsx', 'exam/examples/evaluate.ts', ...agent];
  const { stdout } = await run(process.execPath, evaluate, { cwd: root, env });
  expect(stdout).toContain('+ button-click/reveal: The page brought the outcome about');
  expect(stdout).toMatch(/\n\d+ of \d+ tasks, \d+ false successes\n$/);

  const python = process.env.PLAYGROUND_PYTHON ?? 'python3';
  const isNew = "import sys; sys.exit(sys.version_info < (3, 10) and 'Python is older than 3.10')";
  const old = await run(python, ['-c', isNew], { cwd: root, env }).then(() => '', String);
  test.skip(old !== '', `Python 3.10 or newer is missing: ${old}`);
  for (const file of ['test_client.py', 'test_browsergym.py']) {
    const tests = ['-m', 'unittest', 'discover', '-v', '-s', 'tests', '-t', '.', '-p', file];
    const { stderr } = await run(python, tests, { cwd: path.join(root, 'exam/python'), env });
    // If a package is missing, its tests are skipped with a sentence.
    const [, description] = /skipped ['"](.*)['"]/.exec(stderr) ?? [];
    if (description) test.info().annotations.push({ type: 'skipped', description });
    expect(stderr).toMatch(/\nOK/);
  }
});
