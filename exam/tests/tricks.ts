import type { CDPSession, Page } from '@playwright/test';
import type { Candidate } from './fixture';

/** Candidates that do less than their task asks for, by something that the exam once did not see. */
type Trick = [what: string, task: string, attempt: (candidate: Candidate) => Promise<unknown>];

const comesAbout = (page: Page) =>
  page
    .getByText('Done:')
    .first()
    .waitFor({ timeout: 3000 })
    .catch(() => {});
const byName = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
/** A reward needs some input that reaches the page. */
const reachPage = (page: Page) => page.getByText('Go Back').first().press('Shift');
const cellsOf = async (page: Page, name: string) => {
  const row = page.getByRole('table', { name: 'Test accounts' }).getByRole('row', { name: new RegExp(`^${name} `) });
  await row.waitFor();
  return row.getByRole('cell').allTextContents();
};
const fillForm = async (page: Page) => {
  await page.getByLabel('Email address').fill('ana@example.com');
  await page.getByLabel('Password').fill('secret');
  await page.getByLabel('Description').fill('All fine');
  await page.getByRole('textbox', { name: 'Phone' }).fill('+1 (201) 555-0123');
  await page.getByLabel('Drop the phone').check();
  await page.getByLabel('TWO').check();
};

/** The function of the browser that the exam has put another one before. */
async function nativeOf(session: CDPSession, expression: string): Promise<string> {
  const propertiesOf = (objectId = '') => session.send('Runtime.getProperties', { objectId, ownProperties: true });
  const { result } = await session.send('Runtime.evaluate', { expression });
  const { internalProperties = [] } = await propertiesOf(result.objectId);
  const scopes = internalProperties.find(({ name }) => name === '[[Scopes]]')?.value;
  if (!scopes) throw new Error('The scopes of the function are hidden.');
  for (const scope of (await propertiesOf(scopes.objectId)).result) {
    if (!scope.value?.objectId) continue;
    const found = (await propertiesOf(scope.value.objectId)).result.find(
      ({ value }) => value?.type === 'function' && value.description?.includes('[native code]'),
    );
    if (found?.value?.objectId) return found.value.objectId;
  }
  throw new Error('No scope has it.');
}

/** Runs in a frame of the page: sends a message by the function of a window of another origin. */
const postByAnother = async (frame: Pick<Page, 'evaluate'>, to: 'parent' | 'opener', message: object) =>
  frame.evaluate(
    async ([to, message]) => {
      const far = document.createElement('iframe');
      far.setAttribute('sandbox', '');
      far.srcdoc = 'x';
      const loaded = new Promise((resolve) => far.addEventListener('load', resolve));
      document.body.append(far);
      await loaded;
      (far.contentWindow as Window).postMessage.call(window[to as 'parent'], message, '*' as never);
    },
    [to, message] as const,
  );

export const tricks: Trick[] = [
  [
    'writes the first text of fields that the parser made',
    'sign-in-and-pay/redirect',
    async ({ page }) => {
      const [user = '', password = ''] = await cellsOf(page, 'First');
      await byName(page, 'Leave and sign in').click();
      await page.locator('#password').waitFor();
      await page.evaluate(
        (texts) => {
          for (const [id, text] of texts) document.getElementById(id as string)?.setAttribute('value', text as string);
        },
        [
          ['user', user],
          ['password', password],
        ],
      );
      await byName(page, 'Sign in').click();
      await comesAbout(page);
    },
  ],
  [
    'takes away the mark of a box that the parser made',
    'sign-in-and-pay/one-permission',
    async ({ page }) => {
      const [user = '', password = ''] = await cellsOf(page, 'First');
      const opened = page.waitForEvent('popup');
      await byName(page, 'Share my details').click();
      const popup = await opened;
      await popup.getByLabel('User name').fill(user);
      await popup.getByLabel('Password').fill(password);
      await byName(popup, 'Sign in').click();
      await popup.getByLabel('Your e-mail address').evaluate((box) => box.removeAttribute('checked'));
      await byName(popup, 'Allow').click();
      await comesAbout(page);
    },
  ],
  [
    'gives an option another value under the same text',
    'form/submitted',
    async ({ page }) => {
      await fillForm(page);
      await page.evaluate(() => document.querySelector('#country option')?.setAttribute('value', 'Germany'));
      await byName(page, 'Submit').click();
    },
  ],
  [
    'adds a chosen option with the same text',
    'form/submitted',
    async ({ page }) => {
      await fillForm(page);
      await page.evaluate(() =>
        document
          .querySelector('#country')
          ?.insertAdjacentHTML('afterbegin', '<option value="Germany" selected>USA</option>'),
      );
      await byName(page, 'Submit').click();
    },
  ],
  [
    'writes into a document that the parser made',
    'geometry/scaled-frame',
    async ({ page }) => {
      const key = await page.locator('#asked-key').innerText();
      const first = page.frameLocator('#keypad').locator('#key-1');
      await first.evaluate((one, text) => {
        one.textContent = text;
      }, key);
      await first.click();
    },
  ],
  [
    'puts a button of its own into a document that the parser made',
    'geometry/scaled-frame',
    async ({ page }) => {
      const key = await page.locator('#asked-key').innerText();
      await page
        .frameLocator('#keypad')
        .locator('main')
        .evaluate((main, text) => main.insertAdjacentHTML('beforeend', `<button id="own">${text}</button>`), key);
      await page.frameLocator('#keypad').locator('#own').click();
    },
  ],
  [
    'gives an element of the first document the name of one in the second',
    'view-transitions/next-document',
    async ({ page }) => {
      await reachPage(page);
      const frame = page.frameLocator('#journey');
      await frame.locator('main').evaluate((main) => {
        main.id = 'arrive';
      });
      await frame.locator('h1').click();
    },
  ],
  [
    'finds the function of the browser in the scopes of the one of the exam',
    'mouse-hover/hover',
    async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await reachPage(page);
      const act = async (name: string) => {
        const objectId = await nativeOf(session, `HTMLElement.prototype.${name}`);
        const find = `[...document.querySelectorAll('main button')].find((one) => one.textContent === 'Hover over me')`;
        await session.send('Runtime.callFunctionOn', {
          objectId,
          functionDeclaration: `function () { Reflect.apply(this, ${find}, []); }`,
        });
      };
      for (const name of ['blur', 'focus', 'blur']) {
        await act(name).catch(() => {});
        await page.waitForTimeout(100);
      }
    },
  ],
  [
    'writes into an editable block while the page takes a frame away',
    'rich-text/editable-block',
    async ({ page }) => {
      await page.evaluate(() => {
        const note = document.querySelector('#note-wanted')?.textContent ?? '';
        const frame = document.createElement('iframe');
        document.querySelector('#note-model')?.append(frame);
        frame.contentWindow?.addEventListener('pagehide', () => {
          const block = document.querySelector('#note');
          if (block) block.textContent = note;
        });
      });
      const block = page.locator('#note');
      await block.click();
      for (const keys of [['x'], ['y', 'Backspace']]) {
        await page.keyboard.press('ControlOrMeta+End');
        for (const key of keys) await page.keyboard.press(key);
      }
      await byName(page, 'Check note').click();
    },
  ],
  [
    'sends a message by the function of a window of another origin, from a frame',
    'dialogs/from-a-frame',
    async ({ page }) => {
      await reachPage(page);
      const { origin } = new URL(page.url());
      await page.frameLocator('#own-origin').getByRole('button').waitFor();
      const frame = page.frames().find((one) => one.url().startsWith(`${origin}/dialogs/greeting`));
      if (!frame) throw new Error('The frame is not there.');
      await postByAnother(frame, 'parent', { kind: 'greeting', asked: true, trusted: true });
      await page.waitForTimeout(200);
    },
  ],
  [
    'sends a message by the function of a window of another origin, from a popup',
    'windows/late-popup',
    async ({ page }) => {
      const opening = page.waitForEvent('popup');
      await byName(page, 'Send for the visitor').click();
      const popup = await opening;
      await popup.locator('main').waitFor();
      await postByAnother(popup, 'opener', { kind: 'welcome', text: '', trusted: true });
      await page.waitForTimeout(200);
    },
  ],
  [
    'opens the tab by a link that is in no document',
    'open-new-tab/new-tab',
    async ({ page }) => {
      await reachPage(page);
      await page.evaluate(() => {
        const link = Object.assign(document.createElement('a'), { href: '/newTab', target: '_blank' });
        link.dispatchEvent(new MouseEvent('click'));
      });
      await page.waitForTimeout(1000);
    },
  ],
  [
    'shows a card of the page as another one',
    'geometry/grows',
    async ({ page }) => {
      const card = await page.locator('#asked-card').innerText();
      const first = page.locator('#cards li').first();
      await first.evaluate((one, name) => one.insertAdjacentHTML('afterbegin', `<h3>${name}</h3>`), card);
      await first.locator('p').click();
    },
  ],
  [
    'puts rows of its own before those of the page',
    'geometry/rows',
    async ({ page }) => {
      const above = await page.locator('#row-above').innerText();
      const names = await page.locator('#rows-list li').allInnerTexts();
      const asked = names.indexOf(above);
      const pressed = asked === 0 ? 1 : 0;
      await page.locator('#rows-list').evaluate((list, more) => {
        for (let i = 0; i < more; i++) list.prepend(document.createElement('li'));
      }, asked - pressed);
      const row = page.locator('#rows-list li[id]').nth(pressed);
      const { height = 0 } = (await row.boundingBox()) ?? {};
      await row.click({ position: { x: 50, y: height + 8 }, force: true });
    },
  ],
  [
    'shows a question of the page while a key is down',
    'dialogs/asks-before-it-closes',
    async ({ page }) => {
      const word = await page.locator('#letter-word').innerText();
      await byName(page, 'Write letter').click();
      await page.evaluate(() => {
        const show = () => document.querySelector('#letter-question')?.setAttribute('open', '');
        document.addEventListener('keydown', show, { once: true });
      });
      await page.locator('#letter').pressSequentially(word);
      await byName(page, 'Keep writing').click();
      await byName(page, 'Save letter').click();
    },
  ],
  [
    'points at an element of its own that opens a menu of the page',
    'dialogs/hints-in-a-menu',
    async ({ page }) => {
      await page.evaluate(() => {
        const style = 'position: fixed; inset: 0 auto auto 0; z-index: 99; interest-delay: 0s 30s';
        const own = `<button id="own" interestfor="fruits" style="${style}">Own</button>`;
        document.body.insertAdjacentHTML('beforeend', own);
      });
      await page.locator('#own').hover();
      for (const fruit of await page.locator('#fruits button').all()) {
        await fruit.hover();
        if (/: ripe/.test(await page.locator(`#${await fruit.getAttribute('id')}-hint`).innerText()))
          return fruit.click();
      }
    },
  ],
  [
    'adds a policy while the document loads',
    'counter/five',
    async ({ page, url }) => {
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          if (!document.head) return;
          observer.disconnect();
          const policy = '<meta http-equiv="Content-Security-Policy" content="media-src \'none\'">';
          document.head.insertAdjacentHTML('beforeend', policy);
        }).observe(document, { childList: true, subtree: true });
      });
      await page.goto(url);
      for (let i = 0; i < 5; i++) await byName(page, 'Increment').click();
    },
  ],
  [
    'covers what a pointer has to reach',
    'visibility/press-reachable',
    async ({ page }) => {
      const rows = page.locator('#ways-table tbody tr');
      await rows.evaluateAll((all) => {
        for (const row of all) row.querySelector('td')?.insertAdjacentHTML('afterbegin', '<button hidden></button>');
      });
      for (const heading of await rows.locator('th').all()) await heading.scrollIntoViewIfNeeded();
      await page.locator('#press-reachable-check').click();
    },
  ],
  [
    'hovers, and presses a key before the page draws',
    'mouse-hover/focus',
    async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      const { x, y, width, height } = (await byName(page, 'Hover over me').boundingBox()) as DOMRect;
      const shift = { type: 'keyDown', key: 'Shift', code: 'ShiftLeft', windowsVirtualKeyCode: 16 } as const;
      const move = (left: number, top: number) =>
        session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: left, y: top });
      await page.keyboard.press('Shift');
      const busy = session.send('Runtime.evaluate', {
        expression: 'for (const t = performance.now(); performance.now() - t < 800;);',
      });
      await Promise.all([busy, move(x + width / 2, y + height / 2), session.send('Input.dispatchKeyEvent', shift)]);
    },
  ],
  [
    'moves the focus by the part of the address behind #, while a key is down',
    'events/focus',
    async ({ page }) => {
      await page.evaluate(() => {
        document.addEventListener(
          'keydown',
          () => {
            location.hash = 'focus-target';
          },
          { once: true },
        );
      });
      await reachPage(page);
    },
  ],
  [
    'moves the focus by another address of the same page, while a key is down',
    'events/focus',
    async ({ page, url }) => {
      const session = await page.context().newCDPSession(page);
      await page.keyboard.down('Shift');
      await session.send('Page.navigate', { url: `${url}#focus-target` });
      await page.waitForTimeout(100);
      await page.keyboard.up('Shift');
    },
  ],
  ...(['a press on something else', 'another address of the same page', 'the first address'] as const).map(
    (how): Trick => [
      `changes the part of the address behind # by ${how}`,
      'history/hash',
      async ({ page, url }) => {
        const session = await page.context().newCDPSession(page);
        const partOf = async (id: string) => (await page.locator(id).innerText()).toLowerCase();
        const [first = '', second = ''] = await Promise.all(['#hash-first', '#hash-second'].map(partOf));
        const go = async (part: string) => {
          if (how === 'a press on something else') {
            await page.evaluate((to) => {
              const change = () => {
                location.hash = to;
              };
              document.addEventListener('click', change, { once: true });
            }, part);
            await page.locator('h1').click();
          } else await session.send('Page.navigate', { url: `${url}#${part}` });
          await page.waitForTimeout(100);
        };
        if (how === 'the first address') {
          await page.goto('about:blank');
          await page.goto(`${url}#${first}`);
          await page.locator('main[aria-busy="false"]').waitFor();
          await page.locator(`#${second}`).click();
        } else {
          await go(first);
          await go(second);
        }
        await page.evaluate(() => history.back());
        await page.waitForTimeout(200);
        await page.locator('#hash-confirm').click();
      },
    ],
  ),
];
