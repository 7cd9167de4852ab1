/** The contract between shell and remotes, held by a remote that was built before and never again (e2e/fixtures). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT } from '../../shared/contract/manifest';
import { test as base, expect } from '../fixtures/ownSite';

const fixture = path.join(import.meta.dirname, '../fixtures/previous-remote');

const test = base.extend<{ previous: { shell: string; origin: string } }>({
  previous: async ({ serveGroups }, use) => {
    const { shell, groups } = await serveGroups([{ name: 'previous', title: 'Previous', folder: fixture }]);
    await use({ shell, origin: groups.previous as string });
  },
});

test('the previous build of a remote was made for the contract of today', () => {
  const { metaData } = JSON.parse(readFileSync(path.join(fixture, 'mf-manifest.json'), 'utf8'));
  expect(metaData.contract).toBe(CONTRACT);
});

test('its card stands on the home page of today’s shell and leads to its demo, which works', async ({
  page,
  previous,
}) => {
  await page.goto(previous.shell);
  await page.getByRole('link', { name: 'Steady', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Steady');
  await page.getByRole('button', { name: 'Press' }).click();
  await expect(page.getByRole('status', { name: 'Presses' })).toHaveText('1');
  // What it asks of react-dom, of its own style and of its own origin.
  await expect(page.getByText('Through a portal')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Press' }).locator('..')).toHaveCSS('border-left-width', '7px');
  const picture = page.getByRole('img', { name: 'A dot' });
  await expect(picture).toHaveJSProperty('naturalWidth', 16);
  expect(await picture.getAttribute('src')).toContain(`${previous.origin}/static/`);
});

test('the seed of the address draws for it as for others, and its bare page has no frame', async ({
  page,
  previous,
}) => {
  await page.goto(`${previous.shell}/steady?seed=7`);
  const drawn = page.getByRole('status', { name: 'Drawn' });
  await expect(drawn).toHaveText('591');
  await page.getByRole('link', { name: 'Alone' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Steady, alone');
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
