/** The shell against groups that nobody built, and a group against a shell that nobody built: the recipes in docs/contributing/groups.md. */
import path from 'node:path';
import { serve } from '../../services/origin/src/serve/serve';
import { siteUnderTest } from '../../shared/test/browser';
import { type Stub, type StubGroup, stubGroup } from '../../shared/test/stubGroup';
import { stubShell } from '../../shared/test/stubShell';
import { needs } from '../fixtures/needs';
import { test as base, expect } from '../fixtures/ownSite';
import { root } from '../fixtures/runScript';

/** Starts a site of the shell and a stub. */
const test = base.extend<{ open(stub: Stub, hints?: boolean): Promise<{ shell: string; crew: StubGroup }> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
  open: async ({}, use) => {
    const started: { close(): Promise<void> }[] = [];
    await use(async (stub, hints = false) => {
      const crew = await stubGroup('crew', stub);
      const site = { ...siteUnderTest(), remotes: [{ name: crew.name, title: crew.title, url: crew.url }], shell: '' };
      const shell = await serve({ name: 'shell', root: path.join(root, 'hosts/shell/dist'), site: () => site, hints });
      site.shell = shell.url;
      started.push(crew, shell);
      return { shell: shell.url, crew };
    });
    await Promise.all(started.map((server) => server.close()));
  },
});

test('shows its pages, in the React of the shell', async ({ page, open }) => {
  const { shell } = await open({
    pages: {
      '/bell': 'Ding',
      '/twoBells': ({ createElement, useState }) =>
        function TwoBells() {
          const [rings, ring] = useState(0);
          return createElement('button', { type: 'button', onClick: () => ring(rings + 1) }, `Rung ${rings} times`);
        },
    },
  });
  await page.goto(shell);
  await page.getByRole('link', { name: 'Two Bells', exact: true }).click();
  await page.getByRole('button', { name: 'Rung 0 times' }).click();
  await expect(page.getByRole('button', { name: 'Rung 1 times' })).toBeVisible();
  await page.goto(`${shell}/bell`);
  await expect(page.getByText('Ding')).toHaveCSS('outline-style', 'solid');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Groups' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'react' })).toContainText('It runs in this visit.');
});

test.describe('with styles by code', () => {
  test.use({ allowComplaints: [/Content.Security.Policy/] });

  test('an empty style element takes rules, as libraries insert them, and one with text stays blocked', async ({
    page,
    open,
  }) => {
    const { shell } = await open({
      pages: {
        '/bell': ({ createElement, useEffect }) =>
          function Bell() {
            useEffect(() => {
              // emotion and styled-components do this when they are built for production.
              const ours = document.head.appendChild(document.createElement('style'));
              ours.append(document.createTextNode(''));
              ours.sheet?.insertRule('.crew-ding { color: rgb(1, 2, 3); }');
              const text = document.createElement('style');
              text.textContent = '.crew-ding { background: rgb(255, 0, 0); }';
              document.head.append(text);
              return () => {
                ours.remove();
                text.remove();
              };
            }, []);
            return createElement('p', { className: 'crew-ding' }, 'Ding');
          },
      },
    });
    await page.goto(`${shell}/bell`);
    await expect(page.getByText('Ding')).toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect(page.getByText('Ding')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});

test('its style sheets apply on its own pages only', async ({ page, open }) => {
  const style = 'body, main, .card { background: rgb(255, 0, 0) !important; }';
  const { shell, crew } = await open({ pages: { '/bell': 'Ding' }, style }, true);
  const isRed = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor === 'rgb(255, 0, 0)');
  await page.goto(shell);
  const card = page.getByRole('link', { name: 'Bell', exact: true });
  for (const visit of [1, 2]) {
    const arrived = visit === 1 && page.waitForResponse(`${crew.url}/static/bell.abc.css`);
    await card.hover();
    await arrived;
    expect(await isRed()).toBe(false);
    await card.click();
    await expect(page.getByText('Ding')).toBeVisible();
    expect(await isRed()).toBe(true);
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(card).toBeVisible();
    expect(await isRed()).toBe(false);
  }
});

test.describe('failures', () => {
  test.use({ allowComplaints: [/./] });

  for (const [part, code] of [
    ['manifest', 'MANIFEST_HTTP_503'],
    ['entry', 'RUNTIME_008'],
    ['chunk', 'CHUNK'],
    ['style', 'CHUNK'],
  ] as const) {
    test(`a fault of its ${part} is ${code}, until it is gone`, async ({ page, open }) => {
      const { shell, crew } = await open({ pages: { '/bell': 'Ding' }, faults: { [part]: 503 } });
      await page.goto(`${shell}/bell`);
      await expect(page.getByRole('alert')).toContainText(code);
      crew.become({ faults: {} });
      await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByText('Ding')).toBeVisible();
    });
  }

  test('another contract and another React are refused with both versions', async ({ page, open }) => {
    const { shell, crew } = await open({ pages: { '/bell': 'Ding' }, contract: 99 });
    await page.goto(`${shell}/bell`);
    await expect(page.getByRole('alert')).toContainText(/MANIFEST_CONTRACT: .*version 99.*knows versions \d+ and \d+/);
    crew.become({ contract: undefined, react: '^18.0.0' } as Partial<Stub>);
    await page.reload();
    await expect(page.getByRole('alert')).toContainText(/SHARED_VERSION: .*react \^18\.0\.0; this shell has 19/);
  });
});

test('a slow page says that it loads, and a new build is in the next visit', async ({ page, open }) => {
  const { shell, crew } = await open({ pages: { '/bell': 'Ding' }, slow: { chunk: 1500 } });
  await page.goto(`${shell}/bell`);
  await expect(page.getByRole('status')).toHaveText('Loading…');
  await expect(page.getByText('Ding')).toBeVisible();
  crew.become({ build: 'def', pages: { '/bell': 'Dong' }, slow: {} });
  await page.reload();
  await expect(page.getByText('Dong')).toBeVisible();
  expect(crew.requests).toContain('/static/bell.def.js');
});

test('a group works in a shell that is not ours', async ({ page, site }) => {
  needs('forms');
  const { remotes, services } = siteUnderTest();
  const shell = await stubShell({ remotes: remotes.filter(({ url }) => url === site.forms), services });
  await page.goto(`${shell.url}/counter`);
  await page.getByRole('button', { name: 'Increment' }).click();
  await expect(page.getByText('1', { exact: true })).toBeVisible();
  await shell.close();
});
