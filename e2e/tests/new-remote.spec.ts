/** A team with a folder of its own outside of the project joins by configuration of the shell alone. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { siteUnderTest } from '../../shared/test/browser';
import { test as base, expect } from '../fixtures/ownSite';
import { root, runScript } from '../fixtures/runScript';

/**
 * The shell's own build as it lies there, with a table of remotes that has the team, and the team's origin. Its name is none that this
 * checkout may have a group of.
 */
const test = base.extend<object, { joined: { shell: string; scouts: string } }>({
  joined: [
    async ({ serveGroups }, use) => {
      const place = mkdtempSync(path.join(tmpdir(), 'playground-team-'));
      const scouts = path.join(place, 'scouts');
      await runScript('new:remote', '--name', 'scouts', '--title', 'The Scouts', '--directory', scouts);
      await runScript('build', scouts);
      const { shell, groups } = await serveGroups([
        { name: 'forms', title: 'Forms', folder: path.join(root, 'remotes/forms/dist') },
        { name: 'scouts', title: 'The Scouts', folder: path.join(scouts, 'dist') },
      ]);
      await use({ shell, scouts: groups.scouts as string });
      rmSync(place, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

// One worker, so that the group is built once.
test.describe.configure({ mode: 'default' });

const scriptsOf = (page: Page) =>
  page.locator('script[src]').evaluateAll((scripts) => scripts.map((script) => script.getAttribute('src')));

test('its card stands on the home page of the same build of the shell, and leads to its demo', async ({
  page,
  joined,
  site,
}) => {
  await page.goto(site.shell);
  const scripts = await scriptsOf(page);
  await page.goto(joined.shell);
  expect(await scriptsOf(page)).toEqual(scripts);
  await expect(page.getByRole('link', { name: 'Counter', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'The Scouts Counter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Scouts Counter');
  await page.getByRole('button', { name: 'Press' }).click();
  await expect(page.getByRole('status', { name: 'Presses' })).toHaveText('1');
  await page.reload();
  await expect(page.getByRole('status', { name: 'Presses' })).toHaveText('0');
});

test('it stands alone on its own origin as well', async ({ page, joined }) => {
  await page.goto(`${joined.scouts}/theScoutsCounter`);
  await page.getByRole('button', { name: 'Press' }).click();
  await expect(page.getByRole('status', { name: 'Presses' })).toHaveText('1');
});

test('the content security policy follows the table: the origin where it is in it, not elsewhere', async ({
  request,
  joined,
}) => {
  const policyOf = async (address: string) => (await request.get(address)).headers()['content-security-policy'] ?? '';
  const [here, elsewhere] = [await policyOf(joined.shell), await policyOf(siteUnderTest().shell)];
  const sources = (policy: string, directive: string) =>
    policy.split('; ').find((part) => part.startsWith(`${directive} `));
  for (const directive of ['script-src', 'style-src', 'connect-src', 'img-src', 'frame-src']) {
    expect(sources(here, directive)).toContain(joined.scouts);
    expect(sources(elsewhere, directive)).not.toContain(joined.scouts);
  }
});
