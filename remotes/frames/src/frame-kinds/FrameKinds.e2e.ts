import AxeBuilder from '@axe-core/playwright';
import { expect, outcome, test } from '@playground/kit/test/browser';
import type { Frame, FrameLocator, Page } from '@playwright/test';

const BY_SCRIPT = 'Missed: Sign was pressed by a script.';

const framed = (inside: Page | FrameLocator, title: string) => inside.frameLocator(`iframe[title="${title}"]`);
const signIn = (inside: Frame | FrameLocator) => inside.getByRole('button', { name: 'Sign', exact: true });

async function closedFrame(page: Page): Promise<Frame> {
  await expect.poll(() => page.frame('closed-contract')).toBeTruthy();
  return page.frame('closed-contract') as Frame;
}

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
