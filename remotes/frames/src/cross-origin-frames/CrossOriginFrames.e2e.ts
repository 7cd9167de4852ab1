import AxeBuilder from '@axe-core/playwright';
import { expect, outcome, test } from '@playground/kit/test/browser';
import type { Frame, FrameLocator, Page } from '@playwright/test';

const framed = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`);
const originIn = (frame: FrameLocator) => frame.locator('body').evaluate(() => self.origin);

async function click(frame: FrameLocator, name: string) {
  await frame.owner().scrollIntoViewIfNeeded();
  // The browser sends a click by the last picture it drew. A scroll is in that picture one animation frame later.
  await frame
    .owner()
    .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await frame.getByRole('button', { name, exact: true }).click();
}

test('each frame answers on the origin that its station names', { tag: '@containers' }, async ({ page, site }) => {
  await page.goto('/crossOriginFrames');
  const field = framed(page, 'Field');
  await field.getByLabel('Name').fill('Ada');
  await field.getByLabel('Name').press('Enter');
  await expect(field.getByRole('status')).toHaveText('Hello, Ada');
  expect(await originIn(field)).toBe(site.frames);
  await expect(outcome(page, 'A field across an origin')).toHaveText(/^Done: /);
  await expect(page.getByText(/^Done: /)).toHaveCount(1);

  expect(await page.evaluate(() => document.querySelector('[title="In a shadow root"]'))).toBeNull();
  expect(await originIn(framed(page, 'In a shadow root'))).toBe(site.frames);

  for (const [title, url] of [
    ['From srcdoc', /^about:srcdoc$/],
    ['From a blob', /^blob:/],
  ] as const) {
    const frame = framed(page, title);
    await expect(outcome(page, 'Frames without an address')).toHaveText('Not done yet.');
    await click(frame, 'Click me');
    expect(await frame.locator('body').evaluate(() => document.URL)).toMatch(url);
    expect(await originIn(frame)).toBe(site.shell);
    await expect(frame.locator('body')).toHaveCSS('font-family', /system-ui/);
  }
  await expect(outcome(page, 'Frames without an address')).toHaveText(/^Done: /);

  // Page and frames scroll without animation, so that a click after a scroll hits its target.
  for (const root of [page.locator('html'), field.locator('html')])
    await expect(root).toHaveCSS('scroll-behavior', 'auto');
});

test.describe('one form in four sandboxes', () => {
  test.use({ allowComplaints: [/Blocked form submission/] });

  test('each frame shows what works in it, and sends the form or refuses to', { tag: '@long' }, async ({
    page,
    site,
  }) => {
    await page.goto('/crossOriginFrames');
    const nothing = 'unknown without scripts';
    for (const { title, scripts = 'run', origin = site.frames, storage = 'works' } of [
      { title: 'No sandbox' },
      { title: 'Scripts only', origin: 'none of its own (null)', storage: 'is refused (SecurityError)' },
      { title: 'Scripts and same origin' },
      { title: 'Forms without scripts', scripts: 'do not run', origin: nothing, storage: nothing },
    ]) {
      const frame = framed(page, title);
      const term = (name: string) => frame.locator(`dt:text-is("${name}") + dd`);
      await expect(term('Scripts')).toHaveText(scripts);
      await expect(term('Origin')).toHaveText(origin);
      await expect(term('Storage')).toHaveText(storage);
      await frame.getByLabel('Word').fill('samba');
      await click(frame, 'Send');
      if (title.startsWith('Scripts')) {
        await expect(frame.getByRole('alert')).toHaveText('The sandbox refuses to send forms.');
      } else await expect(frame.getByRole('status')).toHaveText('The form was sent.');
    }
  });
});

test('a frame goes through three documents without entries in the history', { tag: '@long' }, async ({ page }) => {
  await page.goto('/crossOriginFrames');
  const steps = framed(page, 'Steps');
  const before = await page.evaluate(() => window.history.length);
  await click(steps, 'Start');
  await expect(steps.getByRole('heading', { name: 'Second document' })).toBeVisible();
  await click(steps, 'Finish');
  await expect(steps.getByRole('status')).toHaveText('You have arrived.');
  expect(await page.evaluate(() => window.history.length)).toBe(before);
});

/** All frames of the page, nested and lazy ones too, except those whose sandbox allows no scripts. */

async function framesThatFollow(page: Page) {
  await page.getByTitle('Lazy').scrollIntoViewIfNeeded();
  await expect(framed(page, 'Lazy').getByRole('button')).toBeVisible();
  const frames = page.frames().slice(1);
  expect(frames).toHaveLength(15);
  return frames.filter((frame) => !frame.url().endsWith('/scriptless.html'));
}
const schemesOf = (frames: Frame[]) =>
  Promise.all(frames.map((frame) => frame.locator('html').evaluate((root) => getComputedStyle(root).colorScheme)));

test('every frame is as dark as the page, also after a reload, and no theme message counts as refused', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/crossOriginFrames');
  const toggle = page.getByRole('switch', { name: 'Dark mode' });
  await toggle.check();
  for (const again of [false, true]) {
    if (again) await page.reload();
    const frames = await framesThatFollow(page);
    await expect.poll(async () => new Set(await schemesOf(frames))).toEqual(new Set(['dark']));
  }
  const frames = await framesThatFollow(page);
  await toggle.uncheck();
  await expect
    .poll(async () => (await schemesOf(frames)).filter((scheme) => !/^light( dark)?$/.test(scheme)))
    .toEqual([]);
  await expect(page.getByLabel('Refused messages')).toHaveText('0');
});

test.describe('in a browser without an emulated colour scheme', () => {
  test.use({ colorScheme: null });

  test('the document without scripts is as dark as the page too', { tag: '@audit' }, async ({ page }) => {
    await page.goto('/crossOriginFrames');
    const toggle = page.getByRole('switch', { name: 'Dark mode' });
    const body = framed(page, 'Forms without scripts').locator('body');
    for (const dark of [true, false]) {
      await toggle.setChecked(dark);
      await expect(body).toHaveCSS('color', dark ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)');
    }
  });
});

test('the documents without React have no axe violation, light or dark', { tag: '@long' }, async ({ page, site }) => {
  for (const name of ['sandboxed', 'scriptless', 'sent', 'stranger']) {
    await page.goto(`${site.frames}/assets/${name}.html`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // In legacy mode, axe opens no other page. These documents have no frames.
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      expect(
        violations.map(({ id }) => id),
        `${name}, ${colorScheme}`,
      ).toEqual([]);
    }
  }
});

test.describe('on the group’s own origin', () => {
  // Here the sandboxed document is on the page's origin, and Chromium warns about that.
  test.use({ allowComplaints: [/Blocked form submission|can escape its sandboxing/] });

  test('the frames come from the shell, and all four forms count', { tag: '@audit' }, async ({ page, site }) => {
    await page.goto(`${site.frames}/crossOriginFrames`);
    const frame = framed(page, 'Speaker');
    await frame.getByLabel('Message').fill('from the shell');
    await click(frame, 'Send');
    await expect(page.getByText('The frame says: from the shell')).toBeVisible();
    expect(await originIn(frame)).toBe(site.shell);
    const status = outcome(page, 'One form in four sandboxes');
    for (const title of ['No sandbox', 'Scripts only', 'Scripts and same origin', 'Forms without scripts']) {
      await expect(status).toHaveText('Not done yet.');
      await click(framed(page, title), 'Send');
      await expect(framed(page, title).getByText(/^The (form was sent|sandbox refuses)/)).toBeVisible();
    }
    await expect(status).toHaveText(/^Done: /);
    await expect(page.getByLabel('Refused messages')).toHaveText('0');
  });
});
