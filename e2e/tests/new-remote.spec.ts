/** A sixth and a seventh team, with folders of their own outside of the project, join by configuration of the shell alone. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { optionsFromEnvironment } from '../../services/static/src/environment';
import { serve } from '../../services/static/src/serve';
import { test as base, expect, siteUnderTest } from '../../shared/test/browser';
import { runScript } from '../runScript';

const root = path.join(import.meta.dirname, '../..');

const teams = [
  { name: 'crew', title: 'The Crew' },
  { name: 'guild', title: 'The Guild' },
];

/** The shell's own build as it lies there, started with a table of remotes that has the two teams, and their origins. */
const test = base.extend<object, { joined: { shell: string; teams: string[] } }>({
  joined: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
    async ({}, use) => {
      const place = mkdtempSync(path.join(tmpdir(), 'playground-teams-'));
      const folders = teams.map(({ name }) => path.join(place, name));
      for (const { name, title } of teams) {
        await runScript('new/newRemote.ts', '--name', name, '--title', title, '--directory', path.join(place, name));
      }
      await runScript('build/build.ts', ...folders);

      const closing: { close(): Promise<void> }[] = [];
      const served = async (name: string, folder: string) => {
        const server = await serve({ name, root: folder, site: () => options.site });
        closing.push(server);
        return server.url;
      };
      let options = optionsFromEnvironment({ WORKSPACE: 'shell' }, root);
      const remotes = await Promise.all([
        served('forms', path.join(root, 'remotes/forms/dist')).then((url) => ({ name: 'forms', title: 'Forms', url })),
        ...teams.map(async (team) => ({ ...team, url: await served(team.name, path.join(place, team.name, 'dist')) })),
      ]);
      options = optionsFromEnvironment({ WORKSPACE: 'shell', REMOTES: JSON.stringify(remotes) }, root);
      options.site.shell = await served('shell', options.root);

      await use({ shell: options.site.shell, teams: remotes.slice(1).map(({ url }) => url) });
      await Promise.all(closing.map((server) => server.close()));
      rmSync(place, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

// One worker, so that the two groups are built once.
test.describe.configure({ mode: 'default' });

const scriptsOf = (page: Page) =>
  page.locator('script[src]').evaluateAll((scripts) => scripts.map((script) => script.getAttribute('src')));

test('their cards stand on the home page of the same build of the shell', async ({ page, joined, site }) => {
  await page.goto(site.shell);
  const scripts = await scriptsOf(page);
  await page.goto(joined.shell);
  expect(await scriptsOf(page)).toEqual(scripts);
  await expect(page.getByRole('link', { name: 'Counter', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'The Crew Counter' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'The Guild Counter' })).toBeVisible();
});

for (const { title } of teams) {
  test(`the demo of ${title} works in the shell`, async ({ page, joined }) => {
    await page.goto(joined.shell);
    await page.getByRole('link', { name: `${title} Counter` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} Counter`);
    await page.getByRole('button', { name: 'Press' }).click();
    await expect(page.getByRole('status', { name: 'Presses' })).toHaveText('1');
    await page.reload();
    await expect(page.getByRole('status', { name: 'Presses' })).toHaveText('0');
  });
}

test('a group stands alone on its own origin as well', async ({ page, joined }) => {
  await page.goto(`${joined.teams[0]}/theCrewCounter`);
  await page.getByRole('button', { name: 'Press' }).click();
  await expect(page.getByRole('status', { name: 'Presses' })).toHaveText('1');
});

test('the content security policy follows the table: their origins where they are in it, not elsewhere', async ({
  request,
  joined,
}) => {
  const policyOf = async (address: string) => (await request.get(address)).headers()['content-security-policy'] ?? '';
  const sources = (policy: string, directive: string) =>
    policy.split('; ').find((part) => part.startsWith(`${directive} `));
  for (const directive of ['script-src', 'style-src', 'connect-src', 'img-src', 'frame-src']) {
    for (const url of joined.teams) {
      expect(sources(await policyOf(joined.shell), directive)).toContain(url);
      expect(sources(await policyOf(siteUnderTest().shell), directive)).not.toContain(url);
    }
  }
});
