/**
 * What is true of every page, read from the manifests, so that a new page is covered without an edit. The steps say what was looked
 * at. The test fails on what a page writes on the console, too.
 */
import type { Page } from '@playwright/test';
import { readPracticeIndex } from '../../shared/contract/catalogue';
import { practiceAddress } from '../../shared/contract/practiceAddress';
import { OWN_PAGES, pagesOf } from '../../shared/contract/routes';
import { expect, test } from '../../shared/test/browser';
import { isAudit, isLong } from '../../shared/test/long';
import { COLOURS, expectNoAxeViolations } from '../fixtures/axe';
import { expectIds } from '../fixtures/ids';
import { openPanelOnPhone } from '../fixtures/panel';
import { publishedGroups, someGroupsOnly } from '../fixtures/publishedGroups';
import { watchReadiness } from '../fixtures/readiness';
import { lookOf } from '../tools/lookOf';
import { verify } from '../tools/verdict';

const pages = publishedGroups.flatMap(({ url, demos, practice }) =>
  demos.flatMap(pagesOf).map((page, i) => ({ ...page, practice, url, isFirst: i === 0 && Boolean(practice) })),
);
/** What the groups publish to practise with. */
const tasks = (
  await Promise.all(
    publishedGroups.map(async ({ url, practice }) => {
      if (!practice) return [];
      const response = await fetch(practiceAddress(url, practice, 'index'));
      return [...readPracticeIndex(await response.json()).values()];
    }),
  )
)
  .flatMap((demos) => demos.flatMap((demo) => demo.tasks))
  .filter((task) => pages.some(({ path }) => path === task.path));

/** axe takes a third of the time of all visits. In the short run of everything it looks at one page of each group, and not at colours. */
const looksClosely = isLong || someGroupsOnly;

/** The shell's own. */
const ownPages = OWN_PAGES.map((page) => ({ ...page, frame: 'full', isFirst: true, practice: '', url: '' }));

/** Sets the dark theme as another tab, or the page around a frame, would. */
async function turnDark(page: Page) {
  await page.evaluate(() => {
    localStorage.setItem('darkMode', 'true');
    window.dispatchEvent(new StorageEvent('storage', { key: 'darkMode', newValue: 'true' }));
    // Colours on their way are neither the light ones nor the dark ones.
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
  await expect(page.locator('[data-bs-theme=dark]')).toHaveCount(1);
}

for (const { path: address, title, frame, isFirst, practice, url } of someGroupsOnly
  ? pages
  : [...ownPages, ...pages]) {
  test(`${address} keeps what every page promises`, async ({ page, context }) => {
    test.slow();
    const heading = page.getByRole('heading', { level: 1 });
    const ready = await watchReadiness(page);
    const open = async (written: string) => {
      await page.goto(written);
      if (frame === 'full') {
        // The footer comes with the demo.
        await expect(page.getByRole('contentinfo')).toContainText(String(new Date().getFullYear()));
        await expect(heading).toHaveText(title);
      } else await expect(heading).toBeVisible();
      await expect(page.locator('main:not([aria-busy=true])')).toBeVisible();
      expect(await ready()).toEqual([await heading.textContent()]);
      await expect(page).toHaveTitle(frame === 'full' ? `${title} · Playground` : title);
    };

    const wide = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 800 });
    await test.step('opens in lower case too, and is ready when it says so', () => open(address.toLowerCase()));
    await test.step('ids are unique and speak', () => expectIds(page));
    await test.step('does not scroll sideways at 320 pixels', async () => {
      if (frame !== 'full') return;
      const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(beyond)).toBeLessThanOrEqual(0);
    });

    if (wide) await page.setViewportSize(wide);
    for (const task of tasks.filter(({ path, conditions }) => path === address && !conditions)) {
      await test.step(`task ${task.id} is not done from the beginning`, async () => {
        await expect(verify(task, lookOf(context, ''), '', 0)).rejects.toThrow('was not achieved');
      });
    }
    await test.step('stations stand in the order of their tasks, and eight or more have an index', async () => {
      const headings = await page.locator('.station > .card-body > h2').evaluateAll((all) => all.map(({ id }) => id));
      const own = tasks.filter(({ path }) => path === address).map(({ id }) => `${id}-title`);
      // A further page may repeat a station of the first one.
      if (own.length > 0) expect(headings).toEqual(own.slice(0, headings.length));
      const index = page.getByRole('navigation', { name: 'Stations' }).getByRole('link');
      const links = await index.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(links).toEqual(headings.length >= 8 ? headings.map((id) => `#${id}`) : []);
    });
    // A page without styles of its own looks like the first page of its group.
    const isWhole = isFirst || (await page.locator(`link[rel=stylesheet][href^="${url}/"]`).count()) > 0;
    if (isFirst || looksClosely) {
      await test.step('light: no axe violation', () =>
        expectNoAxeViolations(page, address, isWhole && looksClosely ? {} : { without: COLOURS }));
    }
    if (isWhole && looksClosely) {
      await test.step('dark: no axe violation', async () => {
        await turnDark(page);
        await expectNoAxeViolations(page, address, { rules: COLOURS });
      });
    }
    if (frame === 'full' && practice && (isFirst ? looksClosely : isWhole && isAudit)) {
      await test.step('Tasks and solutions fits a phone, and has no axe violation', async () => {
        const panel = await openPanelOnPhone(page);
        // All panels have the same parts, so axe looks at one of each group.
        if (!isFirst) return;
        await expectNoAxeViolations(panel, address);
        // The colours of the page itself were looked at without the panel.
        await expectNoAxeViolations(page, address, { rules: COLOURS });
      });
    }

    await test.step('stores nothing but the theme', async () => {
      // A page may leave something behind, or complain when it is left.
      const goBack = page.getByRole('button', { name: 'Go Back' });
      const leaves = frame === 'full' && isFirst;
      if (leaves && address !== '/') await goBack.click();
      if (leaves) {
        await expect(heading).toHaveText('Home');
        await expect(goBack).toBeHidden();
      }
      const stored = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
      expect(stored.filter((key) => key !== 'darkMode')).toEqual([]);
      expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
      expect(await context.cookies()).toEqual([]);
    });
  });
}

test('all pages open where the browser refuses all storage', { tag: '@audit' }, async ({ page }) => {
  test.setTimeout(600_000);
  const crashes: Error[] = [];
  page.on('pageerror', (error) => crashes.push(error));
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Refused by a test.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  for (const { path } of [...ownPages, ...pages]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main:not([aria-busy=true])')).toBeVisible();
      await expect(page.getByText('has stopped working.')).toBeHidden();
      expect(crashes).toEqual([]);
    });
  }
});

for (const task of tasks.filter(({ conditions }) => conditions)) {
  test(`task ${task.id} of ${task.path} is not done from the beginning, where its conditions hold`, async ({
    page,
    context,
  }) => {
    await page.goto(`${task.path}${task.conditions}`);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Conditions' }).locator('p:not(.wrong)')).not.toHaveCount(0);
    await expect(page.getByRole('complementary', { name: 'Conditions' }).locator('.wrong')).toHaveCount(0);
    await expect(verify(task, lookOf(context, ''), '', 0)).rejects.toThrow('was not achieved');
  });
}
