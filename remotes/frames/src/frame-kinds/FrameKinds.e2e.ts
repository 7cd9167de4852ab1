import AxeBuilder from '@axe-core/playwright';
import { expect, outcome, test } from '@playground/kit/test/browser';
import { leavesNothingBehind } from '@playground/kit/test/leftovers';
import type { Frame, FrameLocator, Page } from '@playwright/test';

const BY_SCRIPT = 'Missed: Sign was pressed by a script.';

const framed = (inside: Page | FrameLocator, title: string) => inside.frameLocator(`iframe[title="${title}"]`);
const signIn = (inside: Frame | FrameLocator) => inside.getByRole('button', { name: 'Sign', exact: true });

async function closedFrame(page: Page): Promise<Frame> {
  await expect.poll(() => page.frame('closed-contract')).toBeTruthy();
  return page.frame('closed-contract') as Frame;
}

/** The button that counts, for each station on the page itself. */
const buttons = {
  'Frame from srcdoc': async (page: Page) => signIn(framed(page, 'Contract in an attribute')),
  'Frame from a blob': async (page: Page) => signIn(framed(page, 'Contract in memory')),
  'Frame written by script': async (page: Page) => signIn(framed(page, 'Contract written by script')),
  'Five levels deep': async (page: Page) => signIn(levelOf(page, 5)),
  'Frame out of view': async (page: Page) => signIn(framed(framed(page, 'Archive'), 'Archived contract')),
  'Late frame': async (page: Page) => {
    await page.getByRole('button', { name: 'Ask for the contract' }).click();
    return signIn(framed(page, 'Late contract'));
  },
  'Restless frame': async (page: Page) => {
    await framed(page, 'Restless contract').getByLabel('Full name').fill('Ada Lovelace');
    return signIn(framed(page, 'Restless contract'));
  },
  'Frame in a closed root': async (page: Page) => signIn(await closedFrame(page)),
};

function levelOf(page: Page, level: number): FrameLocator {
  const outer = level === 1 ? page : levelOf(page, level - 1);
  return framed(outer, `Level ${level}`);
}

test("all buttons work by keyboard, on the group's own origin", { tag: '@audit' }, async ({ page, site }) => {
  test.slow();
  await page.goto(`${site.frames}/frameKinds`);
  for (const [name, find] of Object.entries(buttons)) {
    await (await find(page)).press('Enter');
    await expect(outcome(page, name)).toHaveText(/^Done: /);
  }
});

const CONTRACT = '<button type="button" id="sign">Sign</button>';

test('the contracts are whole in the attribute, in the blob and in what is written', { tag: '@long' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const kept: unknown[] = [];
    Object.assign(window, { kept });
    // A frame has its own Document.prototype, so the page gets each frame's document with another `write`.
    const { prototype } = HTMLIFrameElement;
    const get = Object.getOwnPropertyDescriptor(prototype, 'contentDocument')?.get;
    Object.defineProperty(prototype, 'contentDocument', {
      get() {
        const inner: Document | null = get?.call(this);
        if (inner) {
          inner.write = (...texts) => {
            kept.push(texts.join(''));
            Document.prototype.write.apply(inner, texts);
          };
        }
        return inner;
      },
    });
    const { createObjectURL } = URL;
    URL.createObjectURL = (blob) => {
      kept.push((blob as Blob).text());
      return createObjectURL(blob);
    };
  });
  await page.goto('/frameKinds');
  await expect(signIn(levelOf(page, 5))).toBeVisible();
  const kept = await page.evaluate(() => Promise.all((window as unknown as { kept: string[] }).kept));
  expect(kept).toHaveLength(8); // One is written. Seven are blobs: five of them for the levels.
  for (const html of kept) expect(html).toContain(CONTRACT);
  await page.getByRole('button', { name: 'Ask for the contract' }).click();
  for (const title of ['Contract in an attribute', 'Late contract']) {
    await expect(page.getByTitle(title)).toHaveAttribute('srcdoc', new RegExp(CONTRACT));
  }
  await expect(framed(page, 'Archive').getByTitle('Archived contract')).toHaveAttribute('srcdoc', new RegExp(CONTRACT));
  expect(await (await closedFrame(page)).evaluate(() => window.frameElement?.getAttribute('srcdoc'))).toContain(
    CONTRACT,
  );
});

test('the frameset is a whole tab, which reports to the page and closes with it', { tag: '@long' }, async ({
  page,
  context,
  site,
}) => {
  await page.goto('/frameKinds');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Open the frameset in a tab' }).click();
  const tab = await opened;
  await expect(tab).toHaveURL(`${site.frames}/assets/frameset.html`);
  await expect(tab.locator('html > frameset > frame')).toHaveCount(2);
  await expect(tab.locator('body, iframe')).toHaveCount(0);
  expect(await tab.evaluate(() => [document.body.localName, window.top === window])).toEqual(['frameset', true]);
  await tab.reload();
  const sign = signIn(tab.frameLocator('frame[name=contract]'));
  await sign.evaluate((button: HTMLElement) => button.click());
  await expect(outcome(page, 'Legacy frameset')).toHaveText(BY_SCRIPT);
  await sign.click();
  await expect(outcome(page, 'Legacy frameset')).toHaveText('Done: the contract in the frameset was signed.');
  const closed = tab.waitForEvent('close');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await closed;
});

test("the frameset works by keyboard, on the group's own origin", { tag: '@audit' }, async ({ page, site }) => {
  await page.goto(`${site.frames}/frameKinds/frameset`);
  const contract = framed(page, 'Legacy frameset').frameLocator('frame[name=contract]');
  await signIn(contract).press('Space');
  await expect(outcome(page, 'Legacy frameset')).toHaveText('Done: the contract in the frameset was signed.');
});

test('the frame out of view appears when you scroll with the wheel', { tag: '@long' }, async ({ page }) => {
  await page.goto('/frameKinds');
  const sign = signIn(framed(framed(page, 'Archive'), 'Archived contract'));
  await page.getByTitle('Archive').scrollIntoViewIfNeeded();
  await expect(sign).not.toBeInViewport();
  const box = await page.getByTitle('Archive').boundingBox();
  if (!box) throw new Error('The archive is not drawn.');
  await page.mouse.move(box.x + 100, box.y + 100);
  await page.mouse.wheel(0, 3000);
  await expect(sign).toBeInViewport({ ratio: 1 });
});

test('each letter changes the name and src of the restless frame, but not its document, text or history', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/frameKinds');
  const element = page.getByTitle('Restless contract');
  const field = framed(page, 'Restless contract').getByLabel('Full name');
  await field.evaluate((input) => Object.assign(input.ownerDocument, { mark: 'the same' }));
  await expect(element).toHaveAttribute('name', 'draft-1');
  const named = (name: string) => page.evaluate((one) => one in window, name);
  expect(await named('draft-1')).toBe(true);
  const before = await page.evaluate(() => window.history.length);
  await field.pressSequentially('Ada');
  await expect(element).toHaveAttribute('name', 'draft-4');
  await expect(element).toHaveAttribute('src', /^blob:.*#draft-4$/);
  await expect(page.locator('iframe[name=draft-1]')).toHaveCount(0);
  expect(await field.evaluate(() => window.name)).toBe('draft-4');
  expect([await named('draft-1'), await named('draft-4')]).toEqual([false, true]);
  await expect(field).toHaveValue('Ada');
  expect(
    await field.evaluate(({ ownerDocument: inner }) => [inner.URL, (inner as unknown as { mark: string }).mark]),
  ).toEqual([await element.getAttribute('src'), 'the same']);
  expect(await page.evaluate(() => window.history.length)).toBe(before);
});

test('no script of the page finds the frame in the closed root, and Tab reaches it', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/frameKinds');
  const sign = signIn(await closedFrame(page));
  await expect(sign).toBeVisible();
  expect(
    await page.evaluate(() => {
      const names = Array.from({ length: window.length }, (_, index) => window[index]?.name);
      return [
        document.querySelector('#closed-frame'),
        document.querySelector('#closed-host')?.shadowRoot,
        names.includes('closed-contract'),
      ];
    }),
  ).toEqual([null, null, false]);
  await expect(page.getByTitle('Contract in a closed root')).toHaveCount(0);
  await signIn(framed(page, 'Restless contract')).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(outcome(page, 'Frame in a closed root')).toHaveText('Done: the contract in the closed root was signed.');
});

for (const [path, documents] of [
  ['/frameKinds', 13],
  ['/frameKinds/frameset', 4],
] as const) {
  test(`all documents in the frames of ${path} are as dark as the page, and have no axe violation`, {
    tag: path === '/frameKinds' ? '@long' : '@audit',
  }, async ({ page, site }) => {
    test.slow(); // Axe checks thirteen documents, twice.
    const allAre = async (scheme: string) => {
      await expect.poll(() => page.frames().length).toBe(documents);
      for (const frame of page.frames().slice(1)) {
        await expect(frame.locator('html')).toHaveCSS('color-scheme', scheme);
      }
    };
    for (const [dark, scheme] of [
      [true, 'dark'],
      [false, 'light'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('switch', { name: 'Dark mode' }).setChecked(dark);
      await allAre(scheme);
      // Axe looks only into frames of the page's own origin, and the frameset is always on that of the group.
      await page.goto(site.frames + path);
      await page.evaluate((chosen) => localStorage.setItem('darkMode', String(chosen)), dark);
      await page.reload();
      await allAre(scheme);
      // In legacy mode, axe collects the results in this page and opens no other one.
      // Each document has a main, and most of them have the same name.
      const axe = new AxeBuilder({ page }).setLegacyMode().disableRules(['landmark-unique']);
      const { violations } = await axe.analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])).toEqual([]);
    }
  });
}

leavesNothingBehind('/frameKinds', {
  'right after loading': (page) => expect(signIn(framed(page, 'Contract in memory'))).toBeVisible(),
  'while the late frame is on its way': (page) => page.getByRole('button', { name: 'Ask for the contract' }).click(),
  'in the middle of a name': (page) =>
    framed(page, 'Restless contract').getByLabel('Full name').pressSequentially('Ada Lo'),
  'with the frameset in a tab': (page) => page.getByRole('button', { name: 'Open the frameset in a tab' }).click(),
  'after all but the frameset was signed': async (page) => {
    for (const [name, find] of Object.entries(buttons)) {
      await (await find(page)).click();
      await expect(outcome(page, name)).toHaveText(/^Done: /);
    }
  },
});

leavesNothingBehind('/frameKinds/frameset', {
  'right after loading': (page) => expect(framed(page, 'Legacy frameset').locator('frameset')).toBeAttached(),
  'after it was signed': (page) => signIn(framed(page, 'Legacy frameset').frameLocator('frame[name=contract]')).click(),
});
