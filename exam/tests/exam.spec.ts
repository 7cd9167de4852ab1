/** The exam (README.md): candidates that must fail, one that must pass, and what the site tells during an exam. */
import { hash } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { PUBLISHED_SEED } from '@playground/kit/contract/task';
import { run } from '@playground/kit/fixtures/run';
import { root } from '@playground/kit/project/folders';
import { isAudit } from '@playground/kit/test/long';
import type { Page } from '@playwright/test';
import { WebSocket } from 'ws';
import { attackers } from './attackers';
import { type Attempt, expect, test } from './fixture';
import { forgers } from './forgers';

/** A text, a field, a frame, hidden elements, a seed, what holds only for a while, and a station. */
const SAMPLE = [
  'counter/five',
  'checkbox/one-of-each',
  'dropdowns/lists',
  'textarea-multiline/two-lines',
  'nested-iframes/both-secrets',
  'svg-elements/brand',
  'modal-popup/closed',
  'shopping-cart/subtotal',
  'dialogs/native-dialog',
];

const ready = (page: Page) => page.locator('main[aria-busy="false"]').waitFor();

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

const SHORT = 'writes the outcome into the document';

/**
 * In the audit all tasks, or one part of them: `PLAYGROUND_AUDIT=yes PLAYGROUND_PART=1/4 npm run test:e2e -- exam -g "on many tasks"`. It
 * prints how often each was reached how.
 */
const [part = 1, parts = 1] = (process.env.PLAYGROUND_PART ?? '1/1').split('/').map(Number);

for (const [what, { attempt: candidate, reachedBy, seed }] of Object.entries(attackers)) {
  test(`a candidate that ${what} gets nothing, on many tasks`, { tag: what === SHORT ? [] : '@audit' }, async ({
    attempt,
    exam: { runs },
  }) => {
    const tasks = runs.options.tasks.filter(({ task }, i) =>
      isAudit ? i % parts === part - 1 : SAMPLE.includes(task),
    );
    test.setTimeout(tasks.length * 20_000);
    const counts: Record<string, number> = {};
    const wrong: object[] = [];
    for (const { task } of tasks) {
      const grade = await attempt(task, candidate, seed);
      counts[String(grade.reachedBy)] = (counts[String(grade.reachedBy)] ?? 0) + 1;
      if (grade.reward || !grade.falseSuccess || !reachedBy.includes(grade.reachedBy)) wrong.push({ task, ...grade });
      // The forged text of a pattern, of a frame and of a moment cannot be right.
      else if (what === SHORT && SAMPLE.includes(task) && !/nested|modal/.test(task)) {
        expect({ task, ...grade }).toMatchObject({ reachedBy: 'written' });
      }
    }
    if (isAudit) console.log(`${what}: ${tasks.length} tasks, ${JSON.stringify(counts)}`);
    expect(wrong).toEqual([]);
  });
}

/** By `PLAYGROUND_DRAW`, which tasks the forgers try. */
const draw = process.env.PLAYGROUND_DRAW ?? String(Date.now());
const drawn = (task: string) => hash('sha256', draw + task);

for (const [what, forger] of Object.entries(forgers)) {
  test(`a forger that ${what} gets nothing, on drawn tasks`, { tag: '@audit' }, async ({ attempt, exam: { runs } }) => {
    const names = runs.options.tasks.map(({ task }) => task).sort((one, other) => (drawn(one) < drawn(other) ? -1 : 1));
    const tasks = names.slice(0, Number(process.env.PLAYGROUND_DRAWN ?? 60));
    test.setTimeout(tasks.length * 20_000);
    const won: object[] = [];
    for (const task of tasks) {
      const { reward, reachedBy, why } = await attempt(task, forger, PUBLISHED_SEED);
      if (reward || reachedBy === 'input') won.push({ task, why });
    }
    console.log(`${what}: ${tasks.length} tasks drawn by ${draw}`);
    expect(won).toEqual([]);
  });
}

for (const what of ['edits the page while it is out of the document', 'moves the focus']) {
  test(`a forger that ${what} gets nothing`, { tag: '@long' }, async ({ attempt }) => {
    const grade = await attempt('mouse-hover/focus', forgers[what] as Attempt, PUBLISHED_SEED);
    expect(grade).toMatchObject({ reward: 0, falseSuccess: true });
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

/** Each of them brings the outcome of counter/five about, or would, if it reached what it wants to reach. */
const attacks: Record<string, [attempt: Attempt, reachedBy: string | null, why: RegExp]> = {
  'changes the text that the page drew': [
    async ({ page, url }) => {
      await page.goto(url);
      await page.getByRole('button', { name: 'Increment' }).click();
      await page.getByRole('status', { name: 'Count' }).evaluate((count) => {
        (count.firstChild as Text).data = '5';
      });
    },
    'written',
    /did not bring it there/,
  ],
  'writes it again and again': [
    async ({ page, url }) => {
      await page.goto(url);
      await page.getByRole('button', { name: 'Increment' }).click();
      await page.getByRole('status', { name: 'Count' }).evaluate((count) => {
        new MutationObserver(() => {
          if (count.textContent !== '5') count.textContent = '5';
        }).observe(count, { childList: true, characterData: true, subtree: true });
        setInterval(() => {
          count.textContent = '5';
        });
      });
    },
    'written',
    /did not bring it there/,
  ],
  'writes it before the page is read': [
    async ({ page, url }) => {
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          if (!document.body) return;
          observer.disconnect();
          document.body.insertAdjacentHTML('beforeend', '<output aria-label="Count">5</output>');
        }).observe(document, { childList: true, subtree: true });
      });
      await page.goto(url);
      await page.getByRole('heading', { level: 1 }).click();
    },
    'written',
    /did not bring it there/,
  ],
  'writes it into a shadow root': [
    async ({ page, url }) => {
      await page.goto(url);
      await page.getByRole('heading', { level: 1 }).click();
      await page.evaluate(() => {
        (document.querySelector('main p') ?? document.body).attachShadow({ mode: 'open' }).innerHTML =
          '<output aria-label="Count">5</output>';
      });
    },
    'written',
    /did not bring it there/,
  ],
  'calls click()': [
    async ({ page, url }) => {
      await page.goto(url);
      await page.getByRole('heading', { level: 1 }).click();
      const button = page.getByRole('button', { name: 'Increment' });
      for (let i = 0; i < 5; i++) await button.evaluate((element: HTMLElement) => element.click());
    },
    'script',
    /click|removal/,
  ],
  'calls click() while the page is out of the document': [
    async ({ page, url }) => {
      await page.goto(url);
      await page.getByRole('heading', { level: 1 }).click();
      await page.evaluate(() => {
        const root = document.getElementById('root') as HTMLElement;
        const button = [...root.querySelectorAll('button')].find((one) => one.textContent === 'Increment');
        root.remove();
        for (let i = 0; i < 5; i++) button?.click();
        document.body.append(root);
      });
      await expect(page.getByRole('status', { name: 'Count' })).toHaveText('5');
    },
    'script',
    /click|removal/,
  ],
  'calls click() while the page dispatches an event': [
    async ({ page, url }) => {
      await page.goto(url);
      const theme = page.getByRole('switch', { name: /dark/i });
      await page.evaluate(() => {
        const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Increment');
        const press = () => {
          for (let i = 0; i < 5; i++) button?.click();
        };
        window.addEventListener('playground:theme', press, { once: true });
      });
      await theme.click();
    },
    'script',
    /click|removal/,
  ],
  'dispatches events of its own': [
    async ({ page, url }) => {
      await page.addInitScript(() => {
        Object.defineProperty(Event.prototype, 'isTrusted', { get: () => true });
      });
      await page.goto(url);
      await page.getByRole('heading', { level: 1 }).click();
      for (let i = 0; i < 5; i++) await page.getByRole('button', { name: 'Increment' }).dispatchEvent('click');
    },
    'script',
    /click|removal/,
  ],
  'gets a handler by the code of an attribute, an element or an address': [
    async ({ page, url }) => {
      await page.goto(url);
      await page.getByRole('button', { name: 'Increment' }).click();
      await page.evaluate(() => {
        const code =
          "const b=[...parent.document.querySelectorAll('button')].find(b=>b.textContent==='Increment');" +
          "const p=b[Object.keys(b).find(n=>n.startsWith('__reactProps$'))];for(let i=0;i<4;i++)p.onClick({})";
        const script = document.createElement('script');
        script.textContent = code;
        const frame = document.createElement('iframe');
        frame.srcdoc = `<script>${code}</script>`;
        const image = document.createElement('img');
        image.setAttribute('onerror', code);
        image.src = '/none.png';
        document.body.append(script, frame, image);
        document.location.href = `javascript:${code}`;
      });
      await page.waitForLoadState();
    },
    null,
    /not there/,
  ],
  'makes the document editable and writes it': [
    async ({ page, url }) => {
      await page.goto(url);
      await page.getByRole('button', { name: 'Increment' }).click();
      const write = async (count: ReturnType<Page['getByRole']>) =>
        count.evaluate((element: HTMLElement) => {
          document.designMode = 'on';
          element.contentEditable = 'true';
          element.textContent = '5';
        });
      await write(page.getByRole('status', { name: 'Count' }));
    },
    'written',
    /did not bring it there/,
  ],
  'writes it while the address is that of a file': [
    async ({ page, url }) => {
      await page.addInitScript(() => {
        const { href } = location;
        history.replaceState(null, '', '/a.html');
        new MutationObserver((_, observer) => {
          if (!document.body) return;
          observer.disconnect();
          document.body.insertAdjacentHTML('beforeend', '<output aria-label="Count">5</output>');
          history.replaceState(null, '', href);
        }).observe(document, { childList: true, subtree: true });
      });
      await page.goto(url);
      await page.getByRole('heading', { level: 1 }).click();
    },
    'written',
    /did not bring it there/,
  ],
  'writes it into windows that it opens': [
    async ({ page, url }) => {
      await page.goto(url);
      await page.getByRole('heading', { level: 1 }).click();
      await page.evaluate(async (to) => {
        const forged = '<output aria-label="Count">5</output>';
        const filled = window.open('about:blank') as Window;
        filled.document.open();
        filled.document.write(forged);
        filled.document.close();
        const same = window.open(to) as Window;
        while (!same.document.querySelector('main h1')) await new Promise((resolve) => setTimeout(resolve, 50));
        same.document.body.insertAdjacentHTML('beforeend', forged);
      }, url);
    },
    'written',
    /did not bring it there/,
  ],
  'opens documents of its own': [
    async ({ page, browser, url }) => {
      await page.goto(url);
      const address = await page.evaluate(() =>
        URL.createObjectURL(new Blob(['<output aria-label="Count">5</output>'], { type: 'text/html' })),
      );
      // The navigation may end the call.
      const opening = page.evaluate((to) => {
        location.href = to;
      }, address);
      await opening.catch(() => {});
      const blank = await browser.contexts()[0]?.newPage();
      await blank?.setContent('<output aria-label="Count">5</output>');
      for (const other of ['data:text/html,<output>5</output>', 'file:///etc/hosts', 'view-source:http://localhost']) {
        await expect(page.goto(other)).rejects.toThrow();
      }
    },
    null,
    /not there/,
  ],
  'replaces the address': [
    async ({ page, url }) => {
      await page.goto(new URL('/form', url).href);
      await page.evaluate((to) => {
        history.replaceState(null, '', to);
        document.body.innerHTML = '<output aria-label="Count">5</output>';
      }, url);
    },
    'written',
    /did not bring it there/,
  ],
  'asks the browser itself': [
    async ({ page, url }) => {
      await page.goto(url);
      await page.getByRole('button', { name: 'Increment' }).click();
      const session = await page.context().newCDPSession(page);
      const send = session.send.bind(session) as (method: string, params?: object) => Promise<unknown>;
      const refused: [string, object?][] = [
        ['Fetch.enable'],
        ['DOM.setOuterHTML', { nodeId: 1, outerHTML: '' }],
        ['Page.setDocumentContent', { frameId: '', html: '' }],
        ['Page.setBypassCSP', { enabled: true }],
        ['Debugger.enable'],
        ['HeapProfiler.enable'],
        ['Emulation.setVirtualTimePolicy', { policy: 'pause' }],
        ['Target.exposeDevToolsProtocol', { targetId: '' }],
        ['Nothing.constructor'],
      ];
      for (const [method, params] of refused) await expect(send(method, params)).rejects.toThrow('The exam refuses');
      // The worlds of the page have small numbers.
      const expression = "Object.keys(document.querySelector('main')).join()";
      for (let contextId = 1; contextId < 12; contextId++) {
        const answer = await send('Runtime.evaluate', { expression, contextId }).catch(() => undefined);
        expect(JSON.stringify(answer) ?? '').not.toContain('react');
      }
    },
    null,
    /not there. The exam refuses/,
  ],
};

for (const [what, [candidate, reachedBy, why]] of Object.entries(attacks)) {
  test(`a candidate that ${what} gets nothing`, { tag: '@long' }, async ({ attempt }) => {
    const grade = await attempt('counter/five', candidate);
    expect(grade).toMatchObject({ reward: 0, reachedBy, falseSuccess: true });
    expect(grade.why).toMatch(why);
  });
}

for (const [change, why] of [
  ['seed=1', /another seed/],
  ['now=2030-01-01', /\?now=2030-01-01/],
  ['fault=forms:503@9', /\?fault=/],
  ['log', /\?log=/],
] as const) {
  test(`with ?${change} it is another task`, { tag: change === 'log' ? '@long' : '@audit' }, async ({ attempt }) => {
    const grade = await attempt('counter/five', async ({ page, url }) => {
      await page.goto(change.startsWith('seed') ? url.replace(/seed=.*/, change) : `${url}&${change}`);
      await countToFive(page);
    });
    expect(grade).toMatchObject({ reward: 0, reachedBy: null, falseSuccess: true });
    expect(grade.why).toMatch(why);
  });
}

test('without the condition of the task it is another task', { tag: '@long' }, async ({ attempt }) => {
  const grade = await attempt('email-validation/second-try', async ({ page, url }) => {
    await page.goto(url.replace(/fault=[^&]*&/, ''));
    await page.getByRole('textbox', { name: 'Email address' }).fill('tester@example.com');
    await page.getByRole('button', { name: 'Send e-mail' }).click();
    await expect(page.getByText('We have sent you an e-mail')).toBeVisible();
  });
  expect(grade).toMatchObject({ reward: 0, reachedBy: null, why: expect.stringContaining('without ?fault=') });
});

for (const [how, fill] of Object.entries({
  sets: (field: HTMLTextAreaElement) => {
    field.value = 'one\ntwo';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  },
  'inserts by execCommand': (field: HTMLTextAreaElement) => {
    field.focus();
    document.execCommand('insertText', false, 'one\ntwo');
  },
})) {
  test(`a field whose text a script ${how} is not typed`, { tag: '@long' }, async ({ attempt }) => {
    const grade = await attempt('textarea-multiline/two-lines', async ({ page, url }) => {
      await page.goto(url);
      const text = page.getByLabel('Your text');
      await text.evaluate(fill);
      await expect(page.getByRole('status')).toHaveText('Characters: 7');
      await text.press('End');
    });
    expect(grade).toMatchObject({ reward: 0, reachedBy: 'script', falseSuccess: true });
  });
}

test('a field that a script fills while the browser gets a press is not typed', { tag: '@long' }, async ({
  attempt,
}) => {
  const grade = await attempt('textarea-multiline/two-lines', async ({ page, url }) => {
    await page.goto(url);
    await page.getByLabel('Your text').evaluate((field) => {
      document.addEventListener('click', () => {
        field.focus();
        document.execCommand('insertText', false, 'one\ntwo');
      });
    });
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByRole('status')).toHaveText('Characters: 7');
  });
  expect(grade).toMatchObject({ reward: 0, reachedBy: 'script', falseSuccess: true });
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
    for (const file of [
      'practice/index.json',
      '/practice/index.json',
      '%70ractice/index.json',
      'practice%2findex.json',
    ]) {
      expect((await fetch(`${url}/${file}`)).status).toBeGreaterThanOrEqual(400);
    }
  }
  await attempt('counter/five', async ({ page, url }) => {
    await page.goto(url);
    await ready(page);
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
  expect(await post('/runs', { task: 'none' })).toEqual([404, 'string']);
  expect(await post('/runs', { task: '../../etc' })).toEqual([404, 'string']);
  expect(await post('/runs', { task: 'counter/five', seed: '../x' })).toEqual([400, 'string']);
  expect(await post('/runs', { task: 'counter/five', more: 1 })).toEqual([400, 'string']);
  expect(await post('/runs', '{')).toEqual([400, 'string']);
  expect(await post('/runs', { task: 'counter/five' }, { Origin: 'http://evil.example' })).toEqual([403, 'string']);
  expect(await post('/runs', { task: 'counter/five', browser: 'own' })).toEqual([400, 'string']);
  expect(await post('/runs/none/grade', { claimed: true })).toEqual([404, 'string']);
  expect(await post(`/runs/${open.run}/grade`, {})).toEqual([400, 'string']);
  expect(await runs.grade(open.run, false)).toMatchObject({ reachedBy: null, falseSuccess: false });
});

test('the report has all runs, and fits its schema', { tag: '@long' }, async ({ attempt, exam: { server, runs } }) => {
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
  expect(report).toMatchObject({
    byKind: { basic: {} },
    byGroup: { forms: {} },
  });
  expect(report.total.runs + report.givenSeed.runs).toBe(report.runs.length);
  expect(report.total.reward).toBeGreaterThanOrEqual(1);
  expect(report.total.falseSuccesses).toBeGreaterThanOrEqual(1);
  const schema = await (await fetch(server.url + report.$schema)).json();
  expect(schema.required).toEqual(expect.arrayContaining(Object.keys(report)));
  const { paths } = await (await fetch(`${server.url}/docs/json`)).json();
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([
      '/tasks',
      '/left',
      '/runs',
      '/runs/{id}/look',
      '/runs/{id}/grade',
      '/runs/{id}',
      '/report',
    ]),
  );
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
  const evaluate = [
    '--import',
    'tsx',
    'exam/examples/evaluate.ts',
    'exam/examples/agent.ts',
    'button-click/reveal',
    'radio-buttons/pay',
  ];
  const { stdout } = await run(process.execPath, evaluate, { cwd: root, env });
  expect(stdout).toContain('+ button-click/reveal: The page brought the outcome about');
  expect(stdout).toMatch(/\n\d+ of \d+ tasks, \d+ false successes\n$/);

  const python = process.env.PLAYGROUND_PYTHON ?? 'python3';
  const isNew = "import sys; sys.exit(sys.version_info < (3, 10) and 'Python is older than 3.10')";
  const old = await run(python, ['-c', isNew], { cwd: root, env }).then(() => '', String);
  test.skip(old !== '', `Python 3.10 or newer is missing: ${old}`);
  // One process each: BrowserGym and Inspect both want the event loop.
  for (const file of ['test_client.py', 'test_browsergym.py', 'test_inspect.py']) {
    const tests = ['-m', 'unittest', 'discover', '-v', '-s', 'tests', '-t', '.', '-p', file];
    const { stderr } = await run(python, tests, { cwd: path.join(root, 'exam/python'), env });
    // If a package is missing, its tests are skipped with a sentence.
    const [, description] = /skipped ['"](.*)['"]/.exec(stderr) ?? [];
    if (description) test.info().annotations.push({ type: 'skipped', description });
    expect(stderr).toMatch(/\nOK/);
  }
});
