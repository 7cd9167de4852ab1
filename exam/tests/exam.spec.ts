/** The exam (README.md): candidates that must fail, those that must pass, and what the site tells during an exam. */
import { hash } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { PUBLISHED_SEED } from '@playground/kit/contract/task';
import { run } from '@playground/kit/fixtures/run';
import { root } from '@playground/kit/project/folders';
import { fifthOf, fifthToRun } from '@playground/kit/test/fifthOfTests';
import { isAudit } from '@playground/kit/test/long';
import { open } from '@playground/kit/tools/selenium';
import type { Locator, Page } from '@playwright/test';
import { By, until } from 'selenium-webdriver';
import { WebSocket } from 'ws';
import { type Attempt, type Candidate, expect, test } from './fixture';
import { forge } from './forge';
import { forgers } from './forgers';
import { tricks } from './tricks';

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

/** Which tasks the forgers try. */
const draw = process.env.PLAYGROUND_DRAW;
const drawn = (task: string) => hash('sha256', draw + task);

for (const [what, { attempt: forger, blind }] of Object.entries(forgers)) {
  test(`a forger that ${what} gets nothing, on drawn tasks`, { tag: '@audit' }, async ({ attempt, exam: { runs } }) => {
    const names = runs.options.tasks.map(({ task }) => task).sort((one, other) => (drawn(one) < drawn(other) ? -1 : 1));
    const tasks = names.slice(0, Number(process.env.PLAYGROUND_DRAWN ?? 60));
    // A forger that opens six tabs takes four seconds for a task alone, and six times as long beside three others on a busy machine.
    test.setTimeout(tasks.length * 40_000);
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

/** What tools do for a person, on tasks that need it. */
const ways: Record<string, [task: string, (page: Page, candidate: Candidate) => Promise<unknown>]> = {
  dragTo: ['native-drag/swap', (page) => page.locator('#card-a').dragTo(page.locator('#card-b'))],
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

const press = (page: Page, ...names: string[]) =>
  names.reduce((before, name) => before.then(() => page.getByRole('button', { name }).click()), Promise.resolve());
const inWorldOfTool = async (page: Page, expression: string, ends = true) => {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const worldName = '__playwright_utility_world_page@x';
  const world = await session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id, worldName });
  const contextId = world.executionContextId;
  const done = session.send('Runtime.evaluate', { expression, contextId, awaitPromise: !ends });
  if (ends) await done;
  else done.catch(() => {});
  return session;
};
/** While a key changes a field, sets what the field holds just before the browser does. */
const setBefore = (
  page: Page,
  type: 'keydown' | 'beforeinput',
  value: string,
  how: 'property' | 'attribute' = 'property',
) =>
  page.evaluate(
    ([type, value, how]) =>
      window.addEventListener(type as string, (event) => {
        const field = event.target as HTMLInputElement;
        if (how === 'attribute') field.setAttribute('value', value as string);
        else if (field.value) field.value = value as string;
      }),
    [type, value, how],
  );
const middleOf = async (one: Locator) => {
  const { x, y, width, height } = (await one.boundingBox()) as DOMRect;
  return [x + width / 2, y + height / 2] as const;
};
/** The text of the editor in a frame, and its word. */
const LETTER = ['#letter-wanted', '#letter-bold-wanted'];
const makeBold = async (letter: Locator, text: string, word: string) => {
  await letter.press('ControlOrMeta+Home');
  for (let i = 0; i < text.indexOf(word); i++) await letter.press('ArrowRight');
  for (let i = 0; i < word.length; i++) await letter.press('Shift+ArrowRight');
  const station = letter.page().getByRole('region', { name: 'In a frame' });
  for (const name of ['Bold', 'Check letter']) await station.getByRole('button', { name }).click();
  await expect(station.getByRole('status', { name: 'In a frame' })).toContainText('Done:');
};
/** Candidates that do less than their task asks for, by input. */
const less: [what: string, task: string, attempt: (candidate: Candidate) => Promise<unknown>][] = [
  [
    'sets a radio button while the page reads it',
    'form/submitted',
    async ({ page }) => {
      await page.getByLabel('Email address').fill('ana@example.com');
      await page.getByLabel('Password').fill('secret');
      await page.getByLabel('Description').fill('All fine');
      await page.getByRole('textbox', { name: 'Phone' }).fill('+1 (201) 555-0123');
      await page.getByLabel('Country').selectOption('Germany');
      await page.getByLabel('Drop the phone').check();
      await page.evaluate(() => {
        const find = (value: string) => document.querySelector(`[type=radio][value=${value}]`) as HTMLInputElement;
        const [first, second] = ['ONE', 'TWO'].map(find) as [HTMLInputElement, HTMLInputElement];
        const set = (one: HTMLInputElement) => () => {
          one.checked = true;
        };
        window.addEventListener('submit', set(second), true);
        window.addEventListener('submit', set(first));
      });
      await press(page, 'Submit');
    },
  ],
  [
    'moves the focus like a tool, and prints',
    'mouse-hover/focus',
    async ({ page }) => {
      const session = await inWorldOfTool(page, `document.querySelector('main button').focus()`);
      await session.send('Page.printToPDF');
    },
  ],
  [
    'moves the focus like a tool, and presses another key',
    'mouse-hover/focus',
    async ({ page }) => {
      await page.keyboard.press('Tab');
      await inWorldOfTool(page, `document.querySelector('main button').focus()`);
      await page.keyboard.press('Shift');
    },
  ],
  ['hovers instead of keys', 'mouse-hover/focus', ({ page }) => page.getByRole('button', { name: 'Hover' }).hover()],
  [
    'drags instead of keys, and presses a key at the end',
    'drag-item/last-to-the-top',
    async ({ page }) => {
      const tasks = page.getByRole('list', { name: 'Tasks' });
      await tasks.getByText('Task 7').dragTo(tasks.getByText('Task 5'));
      await page.getByRole('button', { name: 'Task 7' }).press('Tab');
    },
  ],
  [
    'does half in one tab and half in another',
    'checkbox/one-of-each',
    async ({ page, url }) => {
      const other = await page.context().newPage();
      await other.goto(url);
      await page.getByLabel('Second').check();
      await other.getByLabel('1', { exact: true }).check();
    },
  ],
  [
    'reloads instead of closing',
    'modal-popup/closed',
    async ({ page }) => {
      await press(page, 'Open first modal', 'Open second modal');
      await page.getByRole('dialog', { name: 'Modal 2' }).waitFor();
      await page.reload();
      await page.getByRole('button', { name: 'Open first modal' }).waitFor();
    },
  ],
  [
    'goes away instead of cancelling',
    'browser-prompt/cancelled',
    async ({ page }) => {
      page.once('dialog', (dialog) => dialog.accept('Ana'));
      await press(page, 'Open prompt');
      await page.getByText('Welcome, Ana').waitFor();
      await press(page, 'Go Back');
      await page.getByText('Welcome, Ana').waitFor({ state: 'detached' });
    },
  ],
  [
    'goes away and comes back instead of pressing the other arrow',
    'svg-elements/restore',
    async ({ page }) => {
      await press(page, 'Close', 'Right arrow');
      await page.getByRole('button', { name: 'Left arrow' }).waitFor();
      await press(page, 'Go Back');
      await page.waitForURL((url) => url.pathname === '/');
      await page.goBack();
      await press(page, 'Close');
      await page.getByRole('button', { name: 'Right arrow' }).waitFor();
    },
  ],
  [
    'drops what nobody dragged',
    'native-drag/text-selection',
    async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await page.locator('#marmalade').dblclick();
      const { x, y, width, height } = (await page.getByLabel('Word').boundingBox()) as DOMRect;
      const data = { items: [{ mimeType: 'text/plain', data: 'marmalade' }], dragOperationsMask: 19 };
      for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
        await session.send('Input.dispatchDragEvent', { type, x: x + width / 2, y: y + height / 2, data });
    },
  ],
  [
    'types a letter and empties the field by a script',
    'delete-elements/blank',
    async ({ page }) => {
      await page.getByLabel('New element').pressSequentially('x');
      await page.evaluate(() => {
        for (const field of document.querySelectorAll('main input')) (field as HTMLInputElement).value = '';
      });
      await page.keyboard.press(' ');
      await page.keyboard.press('Enter');
    },
  ],
  [
    'pays without the first choice',
    'radio-buttons/change',
    async ({ page }) => {
      await page.getByLabel('Bank transfer').check();
      await press(page, 'Next');
    },
  ],
  [
    'sets a text before the browser removes a letter',
    'textarea-multiline/two-lines',
    async ({ page }) => {
      await page.getByLabel('Your text').press('x');
      await setBefore(page, 'beforeinput', 'one\ntwo!');
      await page.keyboard.press('Backspace');
    },
  ],
  [
    'sets a text before the browser removes a letter, while a tool of that name runs',
    'textarea-multiline/two-lines',
    async ({ page }) => {
      await page.getByLabel('Your text').press('x');
      const never = `addEventListener('beforeinput', ({ target }) => (target.value = 'one\\ntwo!')); new Promise(() => {})`;
      await inWorldOfTool(page, never, false);
      await page.keyboard.press('Backspace');
    },
  ],
  ...(['property', 'attribute'] as const).map((how): (typeof less)[number] => [
    `sets a slider by its ${how} before a key moves it`,
    'sliders/native-range',
    async ({ page }) => {
      await setBefore(page, 'keydown', '36', how);
      await page.getByRole('slider', { name: 'Volume' }).press('ArrowRight');
    },
  ]),
  [
    'moves the focus by the protocol, among keys',
    'mouse-hover/focus',
    async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await page.keyboard.press('Shift');
      const { root } = await session.send('DOM.getDocument');
      const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'main button' });
      for (const nodeId of nodeIds) {
        await session.send('DOM.focus', { nodeId }).catch(() => {});
        if (await page.getByText('This text is now visible').isVisible()) break;
      }
      await page.keyboard.press('Shift');
    },
  ],
  ...[true, false].map((isTold): (typeof less)[number] => [
    `drags among keys, with presses that count as ${isTold ? 'one' : 'none'}`,
    'drag-item/last-to-the-top',
    async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      const act = async (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', [x, y]: readonly [number, number]) => {
        const buttons = type === 'mouseReleased' ? 0 : 1;
        await session.send('Input.dispatchMouseEvent', {
          type,
          x,
          y,
          button: 'left',
          buttons,
          clickCount: isTold ? 1 : 0,
        });
        await page.keyboard.press('Shift');
      };
      const button = (name: string) => page.getByRole('button', { name });
      const [from, to] = [await middleOf(button('Task 7')), await middleOf(button('Task 5'))];
      await act('mousePressed', from);
      for (let i = 1; i <= 8; i++) await act('mouseMoved', [to[0], from[1] + ((to[1] - 5 - from[1]) * i) / 8]);
      await act('mouseReleased', [to[0], to[1] - 5]);
      await expect(page.getByRole('list', { name: 'Tasks' }).getByRole('button').first()).toHaveText('Task 7');
    },
  ]),
  ...[true, false].map((isRange): (typeof less)[number] => [
    `${isRange ? 'moves a selection' : 'selects'} by a script, and drags it`,
    'native-drag/text-selection',
    async ({ page }) => {
      const word = page.locator('#marmalade');
      if (isRange) await page.locator('h1').dblclick();
      await word.evaluate((one, isRange) => {
        if (isRange) getSelection()?.getRangeAt(0).selectNodeContents(one);
        else getSelection()?.selectAllChildren(one);
      }, isRange);
      await word.dragTo(page.getByLabel('Word'));
    },
  ]),
  [
    'puts elements of its own among those of the page',
    'geometry/grows',
    async ({ page }) => {
      const card = await page.locator('#asked-card').innerText();
      await page.locator('#cards').evaluate((cards, name) => {
        cards.insertAdjacentHTML('afterbegin', `<li><h3>${name}</h3></li>`);
      }, card);
      await page.locator('#cards h3').first().click();
    },
  ],
  [
    'writes into a frame of the page from outside before the page reads it',
    'rich-text/in-a-frame',
    async ({ page }) => {
      const [text = '', word = ''] = await Promise.all(LETTER.map((id) => page.innerText(id)));
      const letter = page.frameLocator('#letter-frame').getByRole('textbox');
      await letter.press('.');
      await page.evaluate(
        (rest) => {
          const inner = (document.querySelector('#letter-frame') as HTMLIFrameElement).contentWindow as Window;
          const write = () => ((inner.document.querySelector('p') as Element).firstChild as Text).insertData(0, rest);
          inner.addEventListener('input', write, { once: true });
        },
        text.slice(0, -1),
      );
      for (const key of ['x', 'Backspace']) await letter.press(key);
      await makeBold(letter, text, word);
    },
  ],
  [
    'empties a field before the browser adds a letter',
    'textarea-multiline/two-lines',
    async ({ page }) => {
      const field = page.getByLabel('Your text');
      await field.pressSequentially('nonsense');
      await page.evaluate(() => {
        const empty = ({ target }: Event) => ((target as HTMLTextAreaElement).value = '');
        window.addEventListener('beforeinput', empty, { once: true });
      });
      await field.pressSequentially('one\ntwo');
    },
  ],
  [
    'pastes what a script put onto the clipboard',
    'rich-text/cleaned-paste',
    async ({ page }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.bringToFront();
      await page.locator('#source').evaluate(({ innerHTML, textContent }) => {
        const as = (type: string, text: string) => ({ [type]: new Blob([text], { type }) });
        const item = { ...as('text/html', innerHTML), ...as('text/plain', textContent ?? '') };
        return navigator.clipboard.write([new ClipboardItem(item)]);
      });
      await page.getByRole('textbox', { name: 'Clean copy' }).press('ControlOrMeta+v');
      await press(page, 'Check copy');
      await expect(page.getByRole('status', { name: 'Cleaned paste' })).toContainText('Done:');
    },
  ],
  [
    'lets the page read what a script put onto the clipboard',
    'permissions/clipboard-read',
    async ({ page }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.bringToFront();
      const word = await page.getByLabel('Word to copy').inputValue();
      await page.evaluate((text) => navigator.clipboard.writeText(text), word);
      await press(page, 'Read the clipboard');
      await expect(page.getByRole('status', { name: 'Clipboard read' })).toContainText('Done:');
    },
  ],
  ...[true, false].map((isHidden): (typeof less)[number] => [
    `installs a service worker by a script${isHidden ? ', with the function of a frame without scripts' : ''}`,
    'storage/offline',
    async ({ page }) => {
      const frame = page.frameLocator('#offline-frame');
      await expect(frame.getByText('The network served this page.')).toBeVisible();
      const html = frame.locator('html');
      await html.evaluate(async (_, isHidden) => {
        const own = document.createElement('iframe');
        own.setAttribute('sandbox', 'allow-same-origin');
        if (isHidden) document.body.append(own);
        const { ServiceWorkerContainer } = (own.contentWindow ?? window) as typeof globalThis & Window;
        const { register } = ServiceWorkerContainer.prototype;
        await register.call(navigator.serviceWorker, 'worker.js?version=1', { scope: location.href });
      }, isHidden);
      const state = () =>
        html.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state ?? 'none');
      await expect.poll(state).toBe('activated');
      await page.context().setOffline(true);
      await press(page, 'Load page again');
      await expect(page.getByRole('status', { name: 'Offline' })).toContainText('Done:');
    },
  ]),
  [
    'puts elements of the same page among those of the page',
    'geometry/grows',
    async ({ page, url }) => {
      const card = await page.locator('#asked-card').innerText();
      await page.evaluate((address) => {
        const frame = Object.assign(document.createElement('iframe'), { id: 'own', src: address });
        document.body.append(frame);
      }, url);
      const other = page.frameLocator('#own').locator('#cards');
      await other.locator('li').first().waitFor();
      await other.evaluate((_, name) => {
        // While the page takes its elements away, nobody notices.
        const [one] = document.querySelectorAll('#cards li');
        const cards = parent.document.querySelector('#cards') as Element;
        const root = document.querySelector('#root') as Element;
        new MutationObserver(() => {
          if (one?.isConnected || cards.contains(one as Node)) return;
          (one?.querySelector('h3') as Element).textContent = name;
          cards.prepend(one as Node);
        }).observe(root, { childList: true, subtree: true });
      }, card);
      await page
        .frameLocator('#own')
        .getByRole('link', { name: 'Go Back' })
        .or(page.frameLocator('#own').getByRole('button', { name: 'Go Back' }))
        .click();
      await page.locator('#cards h3').first().click();
    },
  ],
  ['types nothing', 'delete-elements/blank', ({ page }) => page.getByLabel('New element').press('Enter')],
  [
    'goes to the end of the sound',
    'audio-validation/play',
    async ({ page }) => {
      const sample = page.getByRole('region', { name: 'Sample A' });
      await sample.getByRole('button', { name: 'Play' }).click();
      await sample.getByRole('button', { name: 'Pause' }).waitFor();
      await sample.getByRole('slider').press('End');
      await sample.getByRole('button', { name: 'Play' }).waitFor();
    },
  ],
];

for (const [what, on, candidate] of [...less, ...tricks]) {
  test(`a candidate that ${what} gets nothing`, { tag: '@long' }, async ({ attempt }) => {
    const { reward, why, evidence } = await attempt(on, async (one) => {
      await one.page.goto(one.url);
      await one.page.locator('main[aria-busy="false"]').waitFor();
      await candidate(one);
    });
    expect(reward, `${why}\n${evidence.join('\n')}`).toBe(0);
  });
}

test('a dialog that the page opens by itself may take the focus', { tag: '@long' }, async ({ attempt }) => {
  const grade = await attempt('overlays/entry-ad', async ({ page, url }) => {
    await page.goto(url);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
    await page.bringToFront();
    await page.getByRole('switch', { name: 'Entry ad on' }).check();
    await press(page, 'Close the ad');
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('Number of lamps').fill('3');
    await press(page, 'Order');
    await expect(page.getByRole('status', { name: 'Entry ad' })).toContainText('Done:');
  });
  expect(grade, grade.evidence.join('\n')).toMatchObject({ reward: 1 });
});

test('a tool may empty a field before it types', { tag: '@long' }, async ({ attempt }) => {
  const grade = await attempt('textarea-multiline/two-lines', async ({ page, url }) => {
    await page.goto(url);
    const field = page.getByLabel('Your text');
    await field.pressSequentially('nonsense');
    await inWorldOfTool(page, `document.querySelector('#your-text').value = ''`);
    await field.pressSequentially('one\ntwo');
  });
  expect(grade, grade.evidence.join('\n')).toMatchObject({ reward: 1 });
});

test('an agent may empty a field by a script, and tell the page again what it holds', { tag: '@long' }, async ({
  attempt,
}) => {
  const grade = await attempt('textarea-multiline/two-lines', async ({ page, url }) => {
    await page.goto(url);
    const field = page.getByLabel('Your text');
    const say = (isEmptied: boolean) =>
      field.evaluate((one, isEmptied) => {
        if (isEmptied) (one as HTMLTextAreaElement).value = '';
        for (const type of ['input', 'change']) one.dispatchEvent(new Event(type, { bubbles: true }));
      }, isEmptied);
    await field.click();
    await say(true);
    await page.keyboard.type('one\ntwo');
    await say(false);
  });
  expect(grade, grade.evidence.join('\n')).toMatchObject({ reward: 1 });
});

test('an editor may write into a document that is in a frame', { tag: '@long' }, async ({ attempt }) => {
  const grade = await attempt('rich-text/in-a-frame', async ({ page, url }) => {
    await page.goto(url);
    const [text = '', word = ''] = await Promise.all(LETTER.map((id) => page.innerText(id)));
    const letter = page.frameLocator('#letter-frame').getByRole('textbox');
    await letter.pressSequentially(text);
    await makeBold(letter, text, word);
  });
  expect(grade, grade.evidence.join('\n')).toMatchObject({ reward: 1 });
});

test('the evidence names each input with its element', { tag: '@long' }, async ({ attempt }) => {
  const { evidence } = await attempt('dynamic-login-text/login', async ({ page, url }) => {
    await page.goto(url);
    for (const name of ['Email', 'Password']) await page.getByRole('textbox', { name }).fill('x');
  });
  for (const field of ['email', 'password'])
    expect(evidence.join('\n')).toMatch(new RegExp(`input: input on input#${field}`, 'i'));
});

test('with another seed it is another task', { tag: '@long' }, async ({ attempt }) => {
  const grade = await attempt('counter/five', async ({ page, url }) => {
    await page.goto(url.replace(/seed=.*/, 'seed=1'));
    await countToFive(page);
  });
  expect(grade).toMatchObject({ reward: 0, reachedBy: null, why: expect.stringContaining('another seed') });
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
