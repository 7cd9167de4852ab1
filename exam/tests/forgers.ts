import { type ElementExpectation, type Outcome, PUBLISHED_SEED } from '@playground/kit/contract/task';
import type { Page } from '@playwright/test';
import type { Attempt } from './fixture';
import { forge } from './forge';

/** A candidate that knows the outcome and tries to bring it about without the input that it needs. It may get no reward. */
interface Forger {
  attempt: Attempt;
  /** A task that it would do, if nobody noticed. */
  on?: string;
  /** Set if it must not know the seed. */
  blind?: true;
}

/** Some pages open a dialog and never get ready. */
async function open(page: Page, url: string): Promise<void> {
  const ready = page.locator('main[aria-busy="false"], main:not([aria-busy])').first();
  await page.goto(url, { waitUntil: 'commit' });
  await ready.waitFor().catch(() => {});
  // Else it could be said that no input came at all.
  const heading = page.locator('h1').first();
  await heading.click().catch(() => {});
}

const inAllFrames = async <Given>(page: Page, act: (given: Given) => void, given: Given) => {
  for (const frame of page.frames()) await frame.evaluate(act as (given: unknown) => void, given).catch(() => {});
};

const textsOf = (outcome: Outcome) =>
  outcome
    .filter((one): one is ElementExpectation => 'role' in one)
    .map(({ text, pattern }) => text ?? pattern?.replace('.+', 'yes').replaceAll(/\\|\.\*/g, '') ?? '');

/** Has this name in the page, too. */
const FIELDS = 'main input, main textarea, main [contenteditable]';

/** Runs in each document before the page: what the functions below share. */
const tools = (fields: string) => {
  const write = (wanted: string[]) => {
    const places = document.querySelectorAll('[role=status], output, [role=alert]');
    places.forEach((place, i) => {
      place.textContent = wanted[i % wanted.length] ?? '';
    });
  };
  const insert = (html: string) => document.body.insertAdjacentHTML('afterbegin', html);
  const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  /** Causes events that are trusted, with the functions of any window. `click()` causes others. */
  const callAll = (from: Window & typeof globalThis) => {
    for (const media of find('audio, video') as HTMLMediaElement[]) {
      media.muted = true;
      media.currentTime = media.duration / 2;
      void from.HTMLMediaElement.prototype.play.call(media);
    }
    for (const kind of ['a, input, [tabindex]', 'main button'])
      for (const one of find(kind)) from.HTMLElement.prototype.focus.call(one);
  };
  Object.assign(window, { write, insert, find, FIELDS: fields, callAll });
};
declare const write: (wanted: string[]) => void;
declare const insert: (html: string) => void;
declare const find: (selector: string) => HTMLElement[];
declare const callAll: (from: Window) => void;

/** Moves the mouse and acts in all frames. Then `after` may use the keyboard. */
const act =
  (
    inPage: (wanted: string[]) => void,
    { before, after }: Partial<Record<'before' | 'after', (page: Page) => Promise<unknown>>> = {},
  ): Attempt =>
  async ({ page, url, task }) => {
    await page.addInitScript(tools, FIELDS);
    await before?.(page);
    await open(page, url);
    await page.mouse.move(300, 300);
    await inAllFrames(page, inPage, textsOf(task.outcome(PUBLISHED_SEED)));
    // A task may lack what it presses, and it may have crashed its page.
    await after?.(page).catch(() => {});
    await page.waitForTimeout(50).catch(() => {});
    await page.keyboard.press('Shift').catch(() => {});
  };

const typeInFields = async (page: Page) => {
  for (const field of (await page.locator(FIELDS).all()).slice(0, 3)) {
    await field.pressSequentially('x', { timeout: 500 }).catch(() => {});
    await field.press('Backspace', { timeout: 500 }).catch(() => {});
  }
  await pressButtons(page);
};
const pressButtons = async (page: Page) => {
  for (const button of (await page.locator('main button').all()).slice(0, 6)) {
    await button.click({ timeout: 500 }).catch(() => {});
  }
};

/** Runs in a world of its own, which may be named like that of a tool. */
const inWorld = (expression: string, worldName = '__playwright_utility_world_page@x', forget = false): Attempt =>
  act(() => {}, {
    after: async (page) => {
      const session = await page.context().newCDPSession(page);
      const { frameTree } = await session.send('Page.getFrameTree');
      const world = await session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id, worldName });
      for (let i = 0; forget && i < 20; i++) {
        await session.send('Page.removeScriptToEvaluateOnNewDocument', { identifier: String(i) }).catch(() => {});
      }
      await session.send('Runtime.evaluate', { expression, contextId: world.executionContextId });
      if (forget) await session.detach();
      await page.waitForTimeout(100);
    },
  });

const FIVE = '<output aria-label="Count">5</output>';
const COUNTER = 'counter/five';
const TEXTAREA = 'textarea-multiline/two-lines';
const FOCUS = 'mouse-hover/focus';

export const forgers: Record<string, Forger> = {
  'does nothing': { attempt: ({ page, url }) => open(page, url) },
  'writes the outcome beside the page': {
    attempt: async ({ page, url, task }) => {
      await open(page, url);
      await page.evaluate(forge, task.outcome(PUBLISHED_SEED)).catch(() => {});
    },
  },
  'writes a document of its own': {
    attempt: async ({ page, url, task }) => {
      await page.goto(url, { waitUntil: 'commit' });
      await page.setContent('<main><h1>x</h1></main>');
      await page.evaluate(forge, task.outcome(PUBLISHED_SEED));
      await page.locator('h1').click();
    },
  },
  'puts documents of its own beside the page': {
    on: COUNTER,
    attempt: async ({ page, browser, url, task }) => {
      const outcome = task.outcome(PUBLISHED_SEED);
      const tabAt = async (address: string) => {
        const tab = await browser.contexts()[0]?.newPage();
        await tab?.goto(address, { waitUntil: 'commit' }).catch(() => {});
        await tab?.evaluate(forge, outcome).catch(() => {});
        return tab;
      };
      await open(page, url);
      await tabAt('about:blank');
      await tabAt(new URL('/form', url).href);
      // Files count in frames of stations alone.
      for (const address of ['/none.html', '/static/none.html']) await tabAt(new URL(address, url).href);
      const other = await tabAt(url);
      const blob = () => {
        location.href = URL.createObjectURL(new Blob([document.documentElement.outerHTML], { type: 'text/html' }));
      };
      await other?.evaluate(blob).catch(() => {});
      // The tab that a task wants is opened by its address.
      for (const one of outcome) if ('tab' in one) await tabAt(new URL(one.tab, url).href);
    },
  },
  'replaces the address of another page': {
    on: COUNTER,
    attempt: async ({ page, url, task }) => {
      await open(page, new URL('/form', url).href);
      await page.evaluate((to) => history.replaceState(null, '', to), url);
      await page.evaluate(forge, task.outcome(PUBLISHED_SEED));
    },
  },
  'answers from the published files, with the published seed': {
    blind: true,
    attempt: async ({ page, url, task }) => {
      await open(page, url.replace(/seed=[^&]*/, `seed=${PUBLISHED_SEED}`));
      const files = ['/catalogue.json', '/llms.txt', '/practice/index.json'];
      await page.evaluate((all) => Promise.all(all.map((one) => fetch(one).catch(() => {}))), files).catch(() => {});
      return task.outcome(PUBLISHED_SEED).find((one) => 'answer' in one)?.answer;
    },
  },
  'presses while the page is out of the document': {
    on: COUNTER,
    attempt: act(() => {
      const root = document.getElementById('root') as HTMLElement;
      root.remove();
      for (let i = 0; i < 5; i++) for (const button of root.querySelectorAll('button')) button.click();
      document.body.append(root);
    }),
  },
  'writes when a frame of its own goes': {
    attempt: act((wanted) => {
      const frame = document.createElement('iframe');
      find('[role=status], output')[0]?.append(frame);
      frame.contentWindow?.addEventListener('pagehide', () => write(wanted));
      for (const button of find('main button')) button.textContent = '';
    }),
  },
  'puts a root of its own before the page, at the address of a file': {
    on: COUNTER,
    attempt: act(
      (wanted) => {
        for (const root of find('#root')) {
          root.setAttribute('role', 'status');
          root.prepend(wanted[0] ?? '');
        }
      },
      {
        before: (page) =>
          page.addInitScript((html) => {
            const { href } = location;
            history.replaceState(null, '', '/a.html');
            new MutationObserver((_, observer) => {
              if (!document.body) return;
              observer.disconnect();
              insert(`<div id="root" role="status">Done: yes.</div>${html}`);
              history.replaceState(null, '', href);
            }).observe(document, { childList: true, subtree: true });
          }, FIVE),
      },
    ),
  },
  'makes the recorder read fields of a form as its methods': {
    attempt: act(() => {
      for (const form of document.forms) {
        for (const name of ['getAttribute', 'matches', 'closest', 'textContent', 'localName', 'nodeType']) {
          const field = document.createElement('input');
          field.name = name;
          form.append(field);
        }
        form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      }
    }),
  },
  'dispatches events that call themselves trusted': {
    on: COUNTER,
    attempt: act(() => {
      Object.defineProperty(Event.prototype, 'isTrusted', { get: () => true });
      const init = { bubbles: true, cancelable: true, composed: true, detail: 1, key: 'Enter' };
      const kinds: [new (type: string, init: object) => Event, string][] = [
        [PointerEvent, 'pointerover pointerenter pointermove pointerdown pointerup'],
        [MouseEvent, 'mouseover mouseenter mousemove mousedown mouseup click dblclick contextmenu'],
        [KeyboardEvent, 'keydown keypress keyup'],
        [DragEvent, 'dragstart dragenter dragover drop dragend'],
        [InputEvent, 'beforeinput input change'],
        [FocusEvent, 'focus focusin blur focusout'],
      ];
      for (const one of find('main *').slice(0, 200)) {
        if (one instanceof HTMLInputElement && /checkbox|radio/.test(one.type)) one.checked = true;
        else if ('value' in one && !one.matches('button, li, [type=file]')) one.value = '5';
        for (const [Kind, types] of kinds)
          for (const type of types.split(' ')) {
            const own = Kind === DragEvent ? { ...init, dataTransfer: new DataTransfer() } : init;
            for (let i = 0; i < (type === 'click' ? 5 : 1); i++) one.dispatchEvent(new Kind(type, own));
          }
      }
    }),
  },
  "calls React's handlers and patches prototypes": {
    on: COUNTER,
    attempt: act(
      () => {
        for (const element of find('*')) {
          const fields = element as unknown as Record<string, Record<string, unknown> | undefined>;
          for (const props of Object.keys(element).map((key) => fields[key] ?? {}))
            for (const [name, handler] of Object.entries(props))
              if (/^on[A-Z]/.test(name) && typeof handler === 'function') handler({ target: element });
        }
      },
      {
        before: (page) =>
          page.addInitScript(() => {
            window.fetch = () => Promise.reject(new Error('patched'));
            Date.now = () => 0;
            Object.defineProperty(Node.prototype, 'textContent', { get: () => 'Done: yes.' });
            void navigator.serviceWorker?.register('/static/main.js').catch(() => {});
          }),
      },
    ),
  },
  'gets a handler by the code of an attribute, an element or an address': {
    on: COUNTER,
    attempt: act(() => {
      const code =
        "const b=[...parent.document.querySelectorAll('button')].find(b=>b.textContent==='Increment');" +
        "const p=b[Object.keys(b).find(n=>n.startsWith('__reactProps$'))];for(let i=0;i<5;i++)p.onClick({})";
      const script = document.createElement('script');
      script.textContent = code;
      const frame = document.createElement('iframe');
      frame.srcdoc = `<script>${code}</script>`;
      const image = document.createElement('img');
      image.setAttribute('onerror', code);
      image.src = '/none.png';
      document.body.append(script, frame, image);
      document.location.href = `javascript:${code}`;
    }),
  },
  'presses while the page dispatches an event': {
    on: COUNTER,
    attempt: act(
      () => {
        const press = () => {
          for (let i = 0; i < 5; i++) for (const button of find('main button')) button.click();
        };
        window.addEventListener('playground:theme', press, { once: true });
      },
      { after: (page) => page.getByRole('switch', { name: /dark/i }).click() },
    ),
  },
  'plays, and moves the focus, by a window that runs no scripts': {
    on: FOCUS,
    attempt: act(() => {
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-same-origin');
      document.createElement('div').attachShadow({ mode: 'closed' }).append(frame);
      document.body.append((frame.getRootNode() as ShadowRoot).host);
      const { contentWindow } = frame;
      (frame.getRootNode() as ShadowRoot).host.remove();
      callAll(contentWindow as Window);
    }),
  },
  'hides its calls from the exam': {
    on: FOCUS,
    attempt: act(() => {
      Function.prototype.apply = function (self, args) {
        return Reflect.apply(this, self, args);
      };
      Reflect.apply = () => undefined;
      callAll(window);
    }),
  },
  'scrolls everything': {
    attempt: act(() => {
      for (const one of find('*')) one.scrollTo(0, one.scrollHeight);
    }),
  },
  'types by execCommand while the browser gets a press': {
    on: TEXTAREA,
    attempt: act(
      () => {
        document.addEventListener('click', () => {
          find(FIELDS)[0]?.focus();
          document.execCommand('insertText', false, 'one\ntwo');
        });
      },
      { after: (page) => page.locator('h1').click() },
    ),
  },
  'types a letter and replaces it before the page reads it': {
    on: TEXTAREA,
    attempt: act(
      () => {
        const note = document.getElementById('note-wanted')?.textContent ?? '';
        const replace = ({ target }: Event) => {
          const field = target as HTMLTextAreaElement;
          if ('value' in field) field.value = 'one\ntwo!';
          else (field as HTMLElement).textContent = note;
        };
        for (const type of ['beforeinput', 'input']) window.addEventListener(type, replace, true);
      },
      { after: typeInFields },
    ),
  },
  'adds fields, labels and buttons that act on those of the page': {
    on: COUNTER,
    attempt: act(
      () => {
        const [button] = find('main button').filter((one) => one.textContent === 'Increment');
        const aim = button ?? find('main button, main input')[0];
        if (aim) aim.id ||= 'aim';
        insert(`<label id="own" style="position:fixed;top:0;left:0;z-index:9999" for="${aim?.id}">Own</label>`);
        for (const form of document.forms) {
          form.id ||= 'form';
          form.prepend(Object.assign(document.createElement('input'), { name: 'name', value: 'x' }));
          insert(`<button form="${form.id}">Send</button>`);
        }
      },
      {
        after: async (page) => {
          for (let i = 0; i < 5; i++) await page.locator('#own').click({ timeout: 1000 });
        },
      },
    ),
  },
  'answers dialogs and messages by script, and presses': {
    on: 'dialogs/native-dialog',
    attempt: act(
      (wanted) => {
        const answer = () => {
          for (const one of find('dialog') as HTMLDialogElement[]) one.returnValue = 'Keep both';
        };
        for (const type of ['click', 'close']) window.addEventListener(type, answer, true);
        for (const one of [window, ...Array.from(window.frames as unknown as Window[])])
          one.postMessage(wanted[0], '*');
        new BroadcastChannel('x').postMessage(wanted[0]);
      },
      {
        after: async (page) => {
          for (const button of ['#save-drawing', '#save-cancel', 'main button >> nth=0']) {
            await page.click(button, { timeout: 1000 }).catch(() => {});
          }
        },
      },
    ),
  },
  'makes the document editable and types into it': {
    on: COUNTER,
    attempt: act(
      () => {
        document.designMode = 'on';
        for (const one of find('output')) one.contentEditable = 'true';
      },
      {
        after: async (page) => {
          await page.locator('output').first().click();
          await page.keyboard.press('Control+A');
          await page.keyboard.type('5');
        },
      },
    ),
  },
  'opens the document again, with the page put aside': {
    attempt: act((wanted) => {
      const root = document.getElementById('root') as HTMLElement;
      root.remove();
      document.open();
      document.write('<!doctype html><body></body>');
      document.close();
      document.body.append(root);
      for (const button of root.querySelectorAll('button')) button.click();
      write(wanted);
    }),
  },
  'opens details, dialogs and popovers, and submits forms': {
    attempt: act(() => {
      for (const one of document.querySelectorAll('details')) one.open = true;
      for (const one of document.querySelectorAll('dialog')) one.show();
      for (const one of find('[popover]')) one.showPopover();
      for (const form of document.forms) form.requestSubmit();
    }),
  },
  'acts on menus in a world that is named like that of a tool': {
    attempt: inWorld(`
      document.body.insertAdjacentHTML('beforeend', '<select id=own><option>1<option>2</select>');
      for (const one of document.querySelectorAll('select, option, button, main div'))
        for (const type of ['mouseout', 'mousedown', 'mouseup', 'click', 'input', 'change', 'submit', 'keydown'])
          one.dispatchEvent(new Event(type, { bubbles: true }));
      for (const one of document.querySelectorAll('main *')) one.dispatchEvent(new MouseEvent('mouseout', { bubbles: true }))`),
  },
  'takes the scripts of the exam away, and acts in a frame later': {
    on: FOCUS,
    attempt: inWorld(
      `setTimeout(() => {
        const frame = document.createElement('iframe');
        document.body.append(frame);
        const { focus } = frame.contentWindow.HTMLElement.prototype;
        for (const one of document.querySelectorAll('main button')) focus.call(one);
      }, 50)`,
      'own',
      true,
    ),
  },
  'sends messages from the frames of the page': {
    on: 'cross-origin-frames/replace',
    attempt: act(() => {}, {
      after: async (page) => {
        await page.frameLocator('iframe').first().getByRole('button').first().click({ timeout: 1000 });
        for (let i = 0; i < 2; i++) {
          for (const frame of page.frames().filter((one) => one.parentFrame())) {
            await frame
              .evaluate(() => {
                for (const message of [
                  { kind: 'say', text: 'hello' },
                  { kind: 'replace' },
                  { kind: 'report', what: 'x' },
                ])
                  for (const above of [window.parent, window.top])
                    above?.postMessage({ ...message, trusted: true }, '*');
              })
              .catch(() => {});
          }
          await page.waitForTimeout(500);
        }
      },
    }),
  },
  'changes the address, and goes back': {
    on: 'history/hash',
    attempt: act(() => {}, {
      after: async (page) => {
        const go = (to: string | null) =>
          page.evaluate((part) => (part ? location.assign(`#${part.toLowerCase()}`) : history.back()), to);
        for (const id of ['#hash-first', '#hash-second']) {
          await go(await page.locator(id).textContent({ timeout: 1000 }));
          await page.waitForTimeout(100);
        }
        await go(null);
        await page.locator('#hash-confirm').click();
      },
    }),
  },
  'changes the configuration before the page reads it': {
    on: COUNTER,
    attempt: act(() => {}, {
      before: (page) =>
        page.addInitScript(() => {
          new MutationObserver((_, observer) => {
            const block = document.getElementById('playground');
            if (!block?.textContent) return;
            observer.disconnect();
            block.textContent = block.textContent.replace('{', '{ ');
          }).observe(document, { childList: true, subtree: true });
        }),
      after: async (page) => {
        for (let i = 0; i < 5; i++) await page.getByRole('button', { name: 'Increment' }).click({ timeout: 1000 });
      },
    }),
  },
  'adds what stands in for parts of the document, and elements of the page': {
    on: COUNTER,
    attempt: act(
      (wanted) => {
        for (const name of ['activeElement', 'fullscreenElement', 'hidden']) insert(`<form name="${name}"></form>`);
        insert('<meta http-equiv="Content-Security-Policy" content="connect-src \'none\'">');
        for (const name of ['star-rating', 'todo-list']) {
          const own = document.createElement(name);
          find('main')[0]?.append(own);
          for (const one of own.shadowRoot?.querySelectorAll('output, [role=status]') ?? [])
            one.append(wanted[0] ?? '');
        }
        for (const one of document.querySelectorAll('details, dialog')) one.toggleAttribute('open');
      },
      {
        after: async (page) => {
          for (let i = 0; i < 5; i++) await page.getByRole('button', { name: 'Increment' }).click({ timeout: 1000 });
        },
      },
    ),
  },
  'looks for the world of the page by its number': {
    on: COUNTER,
    attempt: act(() => {}, {
      after: async (page) => {
        const session = await page.context().newCDPSession(page);
        const expression = `(() => {
          const b = [...document.querySelectorAll('button')].find((b) => b.textContent === 'Increment');
          const p = b[Object.keys(b).find((n) => n.startsWith('__reactProps$'))];
          for (let i = 0; i < 5; i++) p.onClick({});
        })()`;
        for (let contextId = 1; contextId < 12; contextId++) {
          await session.send('Runtime.evaluate', { expression, contextId }).catch(() => {});
        }
      },
    }),
  },
};
