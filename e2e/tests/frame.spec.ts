import type { Locator } from '@playwright/test';
import { expect, test } from '../../shared/test/browser';
import { holdUp } from '../fixtures/holdUp';
import { needs } from '../fixtures/needs';
import { watchReadiness } from '../fixtures/readiness';

test('dark mode is remembered under the key darkMode, and nothing else is stored', async ({ page }) => {
  needs('forms');
  await page.goto('/');
  await page.getByRole('switch', { name: 'Dark mode' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
  await page.goto('/counter');
  await expect(page.getByRole('switch', { name: 'Dark mode' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ darkMode: 'true' });
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.getByRole('switch', { name: 'Dark mode' }).uncheck();
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-bs-theme', 'dark');
});

test.describe('in a browser that prefers dark', () => {
  test.use({ colorScheme: 'dark' });

  test('a page is dark and stores nothing, until the switch is used', async ({ page }) => {
    await page.goto('/');
    const dark = page.getByRole('switch', { name: 'Dark mode' });
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
    await expect(dark).toBeChecked();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await dark.uncheck();
    await page.reload();
    await expect(dark).not.toBeChecked();
    await expect(page.locator('html')).not.toHaveAttribute('data-bs-theme', 'dark');
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ darkMode: 'false' });
  });
});

test.describe('before any script file has come', () => {
  test.use({ allowComplaints: [/Failed to load resource/] });

  test('a dark page is dark already', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('darkMode', 'true'));
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
  });
});

test('cards, Go Back, Back, Forward and Reload lead through demos of several groups', async ({ page }) => {
  needs('forms', 'tables', 'frames');
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  for (const [title, path] of [
    ['Counter', '/counter'],
    ['Div Table', '/divTable'],
    ['Modal Popup', '/modalPopup'],
  ] as const) {
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(heading).toHaveText(title);
    await expect(page).toHaveURL(path);
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(heading).toHaveText('Home');
    await page.goForward();
    await expect(heading).toHaveText(title);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.goBack();
    await expect(heading).toHaveText('Home');
  }
  await page.goForward();
  await page.reload();
  await expect(heading).toHaveText('Modal Popup');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // The way back is older than the document.
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(heading).toHaveText('Home');
});

test('search and group narrow the grid as you type, and the address keeps both', async ({ page }) => {
  needs('forms', 'frames');
  await page.goto('/');
  const headings = page.getByRole('main').getByRole('listitem').getByRole('heading');
  await page.getByRole('searchbox', { name: 'Search the demos' }).fill('dropdowns');
  await expect(page.getByRole('status')).toHaveText(/ of /);
  await expect(headings).toContainText(['Dropdowns', 'Custom Selects']);
  await expect(headings.filter({ hasText: 'Nested Iframes' })).toHaveCount(0);
  await expect(page).toHaveURL('/?search=dropdowns');
  await page.getByRole('link', { name: 'Dropdowns', exact: true }).click();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('dropdowns');
  await expect(page.getByRole('status')).toHaveText(/ of /);
  await page.getByRole('button', { name: 'Frames and dialogs' }).click();
  await expect(headings.filter({ hasText: 'Custom Selects' })).toHaveCount(0);
  await page.getByRole('searchbox').clear();
  await expect(headings).toContainText(['Nested Iframes', 'Shadow DOM']);
  await expect(headings.filter({ hasText: 'Dropdowns' })).toHaveCount(0);
});

test('the search finds goals of tasks, names of stations, other words for a thing, and plurals', async ({ page }) => {
  needs('forms', 'frames', 'tables');
  await page.goto('/');
  const headings = page.getByRole('main').getByRole('listitem').getByRole('heading');
  const search = page.getByRole('searchbox');
  for (const [words, ...titles] of [
    ['drag and drop', 'Drag Item', 'Native Drag'],
    ['cookie banner', 'Overlays'],
    ['infinite scroll', 'Endless Feed', 'Virtual List'],
    ['tooltip', 'Mouse Hover'],
    ['confirm', 'Dialogs'],
    ['busy veil', 'Overlays'],
    ['jabuticaba', 'Scroll Down'],
    ['iframes', 'Cross-origin Frames', 'Dialogs', 'Frame Kinds', 'Nested Iframes', 'Overlays'],
  ] as const) {
    await search.fill(words);
    for (const title of titles)
      await expect(page.getByRole('main').getByRole('link', { name: title, exact: true }), words).toBeVisible();
  }
  await search.fill('iframe');
  await expect(page.getByRole('status')).toHaveText(/ of /);
  const singular = await headings.allTextContents();
  await search.fill('iframes');
  await expect(page).toHaveURL('/?search=iframes');
  expect(await headings.allTextContents()).toEqual(singular);
});

test('on a phone, the first result of a search at home is on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('searchbox').fill('iframe');
  const first = page.getByRole('list', { name: 'Demos' }).getByRole('listitem').first();
  await expect(first).toBeInViewport({ ratio: 1 });
});

test('the ways in lead to sections that the guide has, to paths and tools, and the top bar leads to the guide', async ({
  page,
}) => {
  const ways = page.getByRole('navigation', { name: 'Ways in' }).getByRole('link');
  await page.goto('/');
  await expect(ways).toHaveText(['Learn', 'Teach', 'Test a tool', 'Score an agent']);
  for (const [place, title] of ['Guide', 'Paths', 'Tools', 'Guide'].entries()) {
    await page.goto('/');
    await ways.nth(place).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    if (title !== 'Guide') continue;
    const { hash } = new URL(page.url());
    await expect(page.locator(`h2${hash}`)).toBeInViewport();
  }
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Guide' }).click();
  await expect(page).toHaveURL('/guide');
});

test('a search that was typed a moment ago does not lead back from the page that was opened meanwhile', async ({
  page,
}) => {
  needs('forms');
  // The search writes itself into the address 300 ms after the last key: here, right after the click.
  await page.addInitScript(() => {
    const setTimeout = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (run: () => void, wait?: number, ...rest: unknown[]) => {
        if (wait !== 300) return setTimeout(run, wait, ...rest);
        Object.assign(window, { writeSearch: run });
        return 0;
      },
    });
  });
  await page.goto('/');
  await page.getByRole('searchbox').fill('counter');
  await page.getByRole('link', { name: 'Counter', exact: true }).evaluate((link: HTMLElement) => {
    link.click();
    (window as unknown as { writeSearch(): void }).writeSearch();
  });
  await expect(page.getByRole('button', { name: 'Go Back' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Counter');
  await expect(page).toHaveURL('/counter');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/');
});

test('with the keyboard alone: skip to the content, find a demo, open it, come back', async ({ page }) => {
  needs('forms');
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  const search = page.getByRole('searchbox');
  while (!(await search.evaluate((field) => field === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.type('dropdowns');
  const card = page.getByRole('link', { name: 'Dropdowns', exact: true });
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/ of /);
  while (!(await card.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const practice = page.getByRole('button', { name: /^Tasks and solutions/ });
  // It can come after the heading.
  await expect(practice).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(practice).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Go Back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
});

test('with the keyboard alone: filter and sort the cards of home, and follow one of its ways; the focus is seen', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('searchbox').focus();
  const tabTo = async (element: Locator) => {
    while (!(await element.evaluate((one) => one === document.activeElement))) await page.keyboard.press('Tab');
  };
  const reach = async (filter: Locator) => {
    await expect(filter).toHaveCSS('outline-style', 'none');
    await tabTo(filter);
    await expect(filter).toHaveCSS('outline-style', 'solid');
    await expect(filter).toHaveCSS('outline-width', '3px');
  };
  await reach(page.getByRole('button', { name: 'All groups' }));
  const tag = page.getByRole('combobox', { name: 'Tag' });
  await reach(tag);
  await page.keyboard.press('ArrowDown');
  await expect(tag).not.toHaveValue('');
  await expect(page).toHaveURL(/\?tag=/);
  const sort = page.getByRole('button', { name: 'Sort by difficulty' });
  await reach(sort);
  await page.keyboard.press('Space');
  await expect(sort).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/sort=difficulty/);
  await tabTo(page.getByRole('link', { name: 'Score an agent' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guide#score-an-agent$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Score an agent' })).toBeInViewport();
});

test('a page opens at its top, and Back returns to the same place', async ({ page }) => {
  needs('forms');
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/');
  const card = page.getByRole('link', { name: 'Similar Pages', exact: true });
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Similar Pages');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('home loads no code of a remote and none of federation, nothing moves, and it is ready with all its cards', async ({
  page,
  site,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { moved: entry.toJSON() });
    }).observe({ type: 'layout-shift', buffered: true });
    const ready = new MutationObserver(() => {
      if (!document.querySelector('main:not([aria-busy=true])')) return;
      Object.assign(window, { cards: document.querySelectorAll('.demo-card').length });
      ready.disconnect();
    });
    ready.observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto('/');
  await expect.poll(() => page.evaluate('window.cards')).toBeDefined();
  await expect(page.getByRole('status')).toHaveText(`${await page.evaluate('window.cards')} demos`);
  expect(scripts.filter((url) => !url.startsWith(`${site.shell}/static/`) || url.includes('federation'))).toEqual([]);
  expect(await page.evaluate('window.moved')).toBeUndefined();
});

test('home asks again for its code; if that fails too, it says so, and Retry brings it', async ({
  page,
  allowComplaints,
}) => {
  allowComplaints.push(/ERR_FAILED/);
  const code = '**/static/home.*.js';
  await page.route(code, (route) => route.abort(), { times: 1 });
  await page.goto('/');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.route(code, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Home could not be loaded.');
  await page.unroute(code);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('a plain link inside a demo is followed without loading the document again', async ({ page }) => {
  needs('frames');
  await page.goto('/nestedIframes/firstIframe');
  await page.evaluate('window.sameDocument = true');
  await page.getByRole('link', { name: 'tapioca' }).click();
  await expect(page).toHaveURL(/firstIframesecret/i);
  expect(await page.evaluate('window.sameDocument')).toBe(true);
});

const READY = 'main:not([aria-busy=true])';

test('main is busy from a click on a link until the demo is drawn', async ({ page }) => {
  needs('tables');
  const ready = await watchReadiness(page);
  const answer = await holdUp(page, /static\/div-table.*\.js/);
  await page.goto('/');
  await page.locator(READY).waitFor();
  expect(await ready()).toEqual(['Home']);
  const link = page.getByRole('link', { name: 'Div Table', exact: true });
  // As soon as the click is over: no tool can look earlier.
  const readyAfterClick = await link.evaluate(async (element: HTMLElement, selector) => {
    element.click();
    await Promise.resolve();
    return document.querySelector(selector) !== null;
  }, READY);
  expect(readyAfterClick).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Div Table');
  await expect(page.locator(READY)).toHaveCount(0);
  answer();
  await page.locator(READY).waitFor();
  expect(await ready()).toEqual(['Home', 'Div Table']);
});

test('an address that no group has is ready when the page says so', async ({ page, allowComplaints }) => {
  allowComplaints.push(/status of 404/);
  const ready = await watchReadiness(page);
  await page.goto('/no-such-page');
  await expect(page.locator(READY)).toContainText('There is no page at /no-such-page.');
  expect(await ready()).toEqual(['Page not found']);
});

test('each card has its icon when one scrolls there', async ({ page }) => {
  await page.goto('/');
  const drawnIn = (grid: string) =>
    page
      .getByRole('list', { name: grid, exact: true })
      .locator('use')
      .evaluateAll((uses) =>
        uses.map((use) => document.getElementById(use.getAttribute('href')?.slice(1) ?? '') !== null),
      );
  await page.getByRole('heading', { name: 'All pages' }).scrollIntoViewIfNeeded();
  await expect.poll(() => drawnIn('Demos')).not.toContain(false);
  expect(await drawnIn('Demos beyond the basics')).not.toContain(true);
  await page.getByRole('heading', { name: 'Beyond the basics' }).scrollIntoViewIfNeeded();
  await expect.poll(() => drawnIn('Demos beyond the basics')).not.toContain(false);
});
