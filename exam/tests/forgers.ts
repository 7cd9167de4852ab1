import { type ElementExpectation, type Outcome, PUBLISHED_SEED } from '@playground/kit/contract/task';
import type { Page } from '@playwright/test';
import { inAllFrames, opened } from './attackers';
import type { Attempt } from './fixture';
import { forge } from './forge';

/** Candidates that know the outcome and try to bring it about without the input that it needs. None of them may get a reward. */
const act =
  (inPage: (wanted: string[]) => void, around: (page: Page) => Promise<unknown> = async () => {}): Attempt =>
  async ({ page, url, task }) => {
    await around(page);
    await opened(page, url);
    await page.mouse.move(300, 300);
    await inAllFrames(page, inPage, textsOf(task.outcome(PUBLISHED_SEED)));
    await page.waitForTimeout(50);
    await page.keyboard.press('Shift').catch(() => {});
  };

const textsOf = (outcome: Outcome) =>
  outcome
    .filter((one): one is ElementExpectation => 'role' in one)
    .map(({ text, pattern }) => text ?? pattern?.replace('.+', 'yes').replaceAll(/\\|\.\*/g, '') ?? '');

/** Runs before the page: what the functions below share. */
const tools = () => {
  const write = (wanted: string[]) => {
    const places = document.querySelectorAll('[role=status], output, [role=alert]');
    places.forEach((place, i) => {
      place.textContent = wanted[i % wanted.length] ?? '';
    });
  };
  Object.assign(window, { write });
};
const withTools = (page: Page) => page.addInitScript(tools);
declare const write: (wanted: string[]) => void;

/** Runs in a world that is named like that of a tool. */
const inToolWorld =
  (expression: string): Attempt =>
  async (candidate) => {
    await act(() => {})(candidate);
    const session = await candidate.page.context().newCDPSession(candidate.page);
    const { frameTree } = await session.send('Page.getFrameTree');
    const worldName = '__playwright_utility_world_page@x';
    const world = await session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id, worldName });
    await session.send('Runtime.evaluate', { expression, contextId: world.executionContextId });
  };

export const forgers: Record<string, Attempt> = {
  'edits the page while it is out of the document': act((wanted) => {
    const { body, documentElement } = document;
    body.remove();
    const places = body.querySelectorAll('[role=status], output, [role=alert]');
    places.forEach((place, i) => {
      place.textContent = wanted[i % wanted.length] ?? '';
    });
    documentElement.append(body);
  }, withTools),
  'edits a part later, and puts it back': act((wanted) => {
    const main = document.querySelector('main') as HTMLElement;
    const place = main.parentElement;
    main.remove();
    setTimeout(() => {
      for (const one of main.querySelectorAll('[role=status], output')) one.textContent = wanted[0] ?? '';
      place?.append(main);
    }, 10);
  }),
  'writes when a frame of its own goes': act((wanted) => {
    const frame = document.createElement('iframe');
    document.querySelector('[role=status], output')?.append(frame);
    frame.contentWindow?.addEventListener('pagehide', () => write(wanted));
    for (const button of document.querySelectorAll('main button')) button.textContent = '';
  }, withTools),
  'writes when a field of its own loses the focus': act((wanted) => {
    const field = document.createElement('input');
    document.querySelector('[role=status], output')?.append(field);
    field.addEventListener('blur', () => write(wanted));
    field.autofocus = true;
  }, withTools),
  'puts a root of its own before the page': act(
    (wanted) => {
      for (const root of document.querySelectorAll('#root')) {
        root.setAttribute('role', 'status');
        root.prepend(wanted[0] ?? '');
      }
    },
    (page) =>
      page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          if (!document.body) return;
          observer.disconnect();
          document.body.insertAdjacentHTML('afterbegin', '<div id="root" role="status">Done: yes.</div>');
        }).observe(document, { childList: true, subtree: true });
      }),
  ),
  'makes the recorder read fields of a form as its methods': act(() => {
    for (const form of document.forms) {
      for (const name of ['getAttribute', 'matches', 'closest', 'textContent', 'localName', 'nodeType']) {
        const field = document.createElement('input');
        field.name = name;
        form.append(field);
      }
      form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    }
  }),
  'presses and plays by a fresh window': act(() => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const fresh = frame.contentWindow as Window & typeof globalThis;
    for (const one of document.querySelectorAll<HTMLElement>('button, a, [tabindex]')) {
      fresh.HTMLElement.prototype.focus.call(one);
      fresh.HTMLElement.prototype.click.call(one);
    }
    for (const media of document.querySelectorAll('audio, video')) {
      fresh.HTMLMediaElement.prototype.play.call(media);
    }
  }),
  'plays and seeks': act(() => {
    for (const media of document.querySelectorAll<HTMLMediaElement>('audio, video')) {
      media.muted = true;
      media.currentTime = media.duration / 2;
      void media.play();
    }
  }),
  'moves the focus': act(() => {
    for (const one of document.querySelectorAll<HTMLElement>('button, a, input, [tabindex]')) one.focus();
  }),
  'scrolls everything': act(() => {
    for (const one of document.querySelectorAll('*')) one.scrollTo(0, one.scrollHeight);
  }),
  'opens windows': act(() => {
    for (const { href } of document.querySelectorAll<HTMLAnchorElement>('a[href]')) window.open(href);
  }),
  'types by execCommand': act((wanted) => {
    for (const field of document.querySelectorAll<HTMLElement>('input, textarea, [contenteditable]')) {
      field.focus();
      document.execCommand('insertText', false, wanted[0]);
    }
  }),
  'submits and resets forms': act(() => {
    for (const form of document.forms) form.requestSubmit();
    for (const form of document.forms) form.reset();
  }),
  'sets values and leaves the event to a key': act(() => {
    for (const field of document.querySelectorAll('input, textarea')) (field as HTMLInputElement).value = '5';
    document.querySelector<HTMLElement>('main input, main textarea')?.focus();
  }),
  'opens the document again, with the page put aside': act((wanted) => {
    const root = document.getElementById('root') as HTMLElement;
    root.remove();
    document.open();
    document.write('<!doctype html><body></body>');
    document.close();
    document.body.append(root);
    for (const button of root.querySelectorAll('button')) button.click();
    write(wanted);
  }, withTools),
  'names another element by a label': act((wanted) => {
    const label = document.createElement('span');
    label.id = 'forged';
    label.textContent = wanted[0] ?? '';
    document.body.append(label);
    for (const one of document.querySelectorAll('main p, main div')) {
      one.setAttribute('role', 'status');
      one.setAttribute('aria-labelledby', 'forged');
    }
  }),
  'hides all that is in the way': act((wanted) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { visibility: hidden !important } output, [role=status] { visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
    write(wanted);
  }, withTools),
  'sends messages': act((wanted) => {
    for (const one of [window, ...Array.from(window.frames as unknown as Window[])]) one.postMessage(wanted[0], '*');
    new BroadcastChannel('x').postMessage(wanted[0]);
  }),
  'opens details, dialogs and popovers': act(() => {
    for (const one of document.querySelectorAll('details')) one.open = true;
    for (const one of document.querySelectorAll('dialog')) one.show();
    for (const one of document.querySelectorAll<HTMLElement>('[popover]')) one.showPopover();
  }),
  'makes the page fail': act(() => {
    for (const one of document.querySelectorAll('main *')) one.replaceChildren();
    for (const one of document.querySelectorAll<HTMLElement>('main button')) one.click();
  }),
  'acts on menus in a world that is named like that of a tool': inToolWorld(`
    document.body.insertAdjacentHTML('beforeend', '<select id=own><option>1<option>2</select>');
    for (const one of document.querySelectorAll('select, option, button, main div'))
      for (const type of ['mouseout', 'mousedown', 'mouseup', 'click', 'input', 'change', 'submit', 'keydown'])
        one.dispatchEvent(new Event(type, { bubbles: true }));`),
  'leaves elements in a world that is named like that of a tool': inToolWorld(`
    for (const one of document.querySelectorAll('main *')) one.dispatchEvent(new MouseEvent('mouseout', { bubbles: true }))`),
  'writes a document of its own': async ({ page, url, task }) => {
    await page.goto(url, { waitUntil: 'commit' });
    await page.setContent('<main><h1>x</h1></main>');
    await page.evaluate(forge, task.outcome(PUBLISHED_SEED));
    await page.locator('h1').click();
  },
};
