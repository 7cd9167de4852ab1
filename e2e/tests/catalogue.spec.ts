/** What is true of every page, today's and tomorrow's: read from the manifests, so that a new one is covered unseen. */
import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { readExceptions } from '../../scripts/testing/readExceptions';
import { folderOf } from '../../services/common/src/project';
import { readPracticeIndex } from '../../shared/contract/catalogue';
import { practiceAddress } from '../../shared/contract/practice';
import { OWN_PAGES, pagesOf } from '../../shared/contract/routes';
import { expect, test } from '../../shared/test/browser';
import { openPractise } from '../fixtures/openPractise';
import { publishedGroups, someGroupsOnly } from '../fixtures/publishedGroups';
import { watchReadiness } from '../fixtures/readiness';
import { lookOf } from '../tools/lookWithPlaywright';
import { verify } from '../tools/verdict';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const pages = publishedGroups.flatMap(({ demos, practice }) =>
  demos.flatMap(pagesOf).map((page) => ({ ...page, practice })),
);
/** What the groups publish to practise with. */
const tasks = (
  await Promise.all(
    publishedGroups.map(async ({ url, practice }) => {
      if (!practice) return [];
      const response = await fetch(practiceAddress(url, practice, 'index'));
      return Object.values(readPracticeIndex(await response.json()));
    }),
  )
)
  .flatMap((demos) => demos.flatMap((demo) => demo.tasks))
  .filter((task) => pages.some(({ path }) => path === task.path));
/** A group that is not of this project has none here. */
const folders = publishedGroups.map(({ name }) => folderOf(name)).filter((folder) => existsSync(folder));
const exceptions = await Promise.all(folders.map(readExceptions));
const axeExceptions = exceptions.flatMap((byDemo) => [...byDemo.values()]).flatMap(({ axe = [] }) => axe);

/**
 * The page's own document: a frame's document is a page itself and has a test of its own, and in a sandbox that allows no
 * scripts no tool can look.
 */
async function expectNoAxeViolations(
  page: Page,
  address: string,
  { inside = 'html', rules }: { inside?: string; rules?: string[] } = {},
) {
  const violations = await page.evaluate(
    async ({ inside, rules }) => {
      const found = await window.axe.run(inside, { iframes: false, preload: false, ...(rules && { runOnly: rules }) });
      return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ id, target: target.join(' ') })));
    },
    { inside, rules },
  );
  const allowed = axeExceptions.filter((exception) => exception.path === address);
  const isAllowed = ({ id, target }: { id: string; target: string }) =>
    allowed.some(({ rules, selector }) => rules.includes(id) && target.includes(selector));
  expect(violations.filter((violation) => !isAllowed(violation))).toEqual([]);
}

/** The rules to which a theme makes a difference. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** The theme that another tab, or the page around a frame, was given a moment ago. */
async function turnDark(page: Page) {
  await page.evaluate(() => {
    localStorage.setItem('darkMode', 'true');
    window.dispatchEvent(new StorageEvent('storage', { key: 'darkMode', newValue: 'true' }));
    // Colours on their way are neither the light ones nor the dark ones.
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
  await expect(page.locator('[data-bs-theme=dark]')).toHaveCount(1);
}

/** The shell's own. */
const ownPages = OWN_PAGES.map((page) => ({ ...page, frame: 'full', practice: undefined }));
for (const { path: address, title, frame, practice } of someGroupsOnly ? pages : [...ownPages, ...pages]) {
  test(`${address} opens in lower case too, is ready when it says so, has no axe violation, light or dark, and stores nothing but that`, async ({
    page,
    context,
  }) => {
    const ready = await watchReadiness(page);
    await page.goto(address.toLowerCase());
    const heading = page.getByRole('heading', { level: 1 });
    if (frame === 'full') {
      // The footer comes with the demo.
      await expect(page.getByRole('contentinfo')).toContainText(String(new Date().getFullYear()));
      await expect(heading).toHaveText(title);
    } else await expect(heading).toBeVisible();
    await expect(page.locator('main:not([aria-busy=true])')).toBeVisible();
    expect(await ready()).toEqual([await heading.textContent()]);
    await expect(page).toHaveTitle(frame === 'full' ? `${title} · Playground` : title);

    for (const task of tasks.filter(({ path, conditions }) => path === address && !conditions)) {
      await test.step(`task ${task.id} is not done from the beginning`, async () => {
        await expect(verify(task, lookOf(context, ''), '', 0)).rejects.toThrow('was not achieved');
      });
    }

    await page.evaluate(axe.source);
    await test.step('light', () => expectNoAxeViolations(page, address));
    await turnDark(page);
    await test.step('dark', () => expectNoAxeViolations(page, address, { rules: COLOURS }));
    if (frame === 'full' && practice) {
      await test.step('practise', async () => {
        await openPractise(page);
        await expectNoAxeViolations(page, address, { inside: 'details:has([data-task])' });
      });
    }

    // What a page leaves behind, and says when it is left, is noticed too.
    const goBack = page.getByRole('button', { name: 'Go Back' });
    if (frame === 'full' && address !== '/') await goBack.click();
    if (frame === 'full') {
      await expect(heading).toHaveText('Home');
      await expect(goBack).toBeHidden();
    }
    expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual(['darkMode']);
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
    expect(await context.cookies()).toEqual([]);
  });
}

for (const { path: address } of pages.filter(({ frame }) => frame === 'full')) {
  test(`${address} does not scroll sideways on a phone of 390 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(address);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('main:not([aria-busy=true])')).toBeVisible();
    const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(beyond)).toBeLessThanOrEqual(0);
  });
}

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
