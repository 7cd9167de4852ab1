/** What is true of every demo, today's and tomorrow's: read from the manifests, so that a new one is covered unseen. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { workspaces } from '../../scripts/build/workspaces';
import { readExceptions } from '../../scripts/check/readExceptions';
import type { PublishedDemo } from '../../shared/contract/manifest';
import { expect, siteUnderTest, test } from '../../shared/test/browser';
import type { AxeException } from '../../shared/test/exceptions';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** As the running site publishes them, wherever it runs. */
const published = siteUnderTest().remotes.map(async ({ url }): Promise<PublishedDemo[]> => {
  const manifest = await fetch(`${url}/mf-manifest.json`);
  return (await manifest.json()).metaData.demos;
});
const demos = (await Promise.all(published)).flat();
const exceptions = await Promise.all(
  workspaces()
    .slice(1)
    .map(({ directory }) => readExceptions(directory)),
);
const axeExceptions = exceptions.flatMap((byDemo) => [...byDemo.values()]).flatMap(({ axe = [] }) => axe);
const pages = demos.flatMap((demo) => [demo, ...demo.pages]);

/**
 * The page's own document: a frame's document is a page itself and has a test of its own, and in a sandbox that allows no
 * scripts no tool can look.
 */
async function expectNoAxeViolations(page: Page, where: string, exceptions: AxeException[] = []) {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run(document, { iframes: false, preload: false }));
  const unexpected = violations
    .map(({ id, nodes }) => ({
      id,
      nodes: nodes
        .map((node) => node.target.join(' '))
        .filter((target) => !exceptions.some(({ rules, selector }) => rules.includes(id) && target.includes(selector))),
    }))
    .filter(({ nodes }) => nodes.length > 0);
  expect(unexpected, `axe on ${where}`).toEqual([]);
}

test('home shows the 41 demos of the specification in alphabetical order, and the others below', async ({ page }) => {
  await page.goto('/');
  const byTitle = (list: PublishedDemo[]) => list.map(({ title }) => title).sort((a, b) => a.localeCompare(b, 'en'));
  const spec = byTitle(demos.filter(({ beyond }) => !beyond));
  await expect(page.getByRole('list', { name: 'Demos', exact: true }).getByRole('heading')).toHaveText(spec);
  expect(spec).toHaveLength(41);
  const beyond = byTitle(demos.filter(({ beyond }) => beyond));
  await expect(page.getByRole('list', { name: 'Demos beyond the basics' }).getByRole('heading')).toHaveText(beyond);
});

for (const demo of demos) {
  test(`${demo.title}: its card and its address lead to it, and Go Back, Back, Forward and Reload work`, async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('link', { name: demo.title, exact: true }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(demo.title);
    await expect(page).toHaveURL(demo.path);
    await expect(page).toHaveTitle(`${demo.title} · Playground`);
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(heading).toHaveText('Home');
    await expect(page.getByRole('button', { name: 'Go Back' })).toBeHidden();
    await page.goForward();
    await expect(heading).toHaveText(demo.title);
    await page.goBack();
    await expect(heading).toHaveText('Home');

    await page.goto(demo.path.toLowerCase());
    await expect(heading).toHaveText(demo.title);
    await expect(page.getByRole('contentinfo')).toContainText(String(new Date().getFullYear()));
    await page.reload();
    await expect(heading).toHaveText(demo.title);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

for (const { path: address, frame } of [{ path: '/', frame: 'full' }, ...pages]) {
  test(`${address} has no axe violation, light or dark, and stores nothing but that`, async ({ page, context }) => {
    await page.goto(address);
    for (const theme of ['light', 'dark']) {
      // The footer comes with the demo; a bare document has nothing but itself.
      if (frame === 'full') await expect(page.getByRole('contentinfo')).toBeVisible();
      else await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[data-bs-theme=dark]')).toHaveCount(theme === 'dark' ? 1 : 0);
      await expectNoAxeViolations(
        page,
        `${address}, ${theme}`,
        axeExceptions.filter(({ path }) => path === address),
      );
      await page.evaluate(() => localStorage.setItem('darkMode', 'true'));
      await page.reload();
    }
    expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual(['darkMode']);
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
    expect(await context.cookies()).toEqual([]);
  });
}
