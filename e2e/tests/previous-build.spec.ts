/**
 * The contract between shell and remotes, held by a shell and a remote that were built for the version before and never again
 * (e2e/fixtures), and the way from there to the version of today (docs/contract.md).
 */
import { mkdtempSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { publish } from '../../services/origin/src/publish/builds';
import { CONTRACT } from '../../shared/contract/manifest';
import { PREVIOUS } from '../../shared/contract/previous';
import { buildRemote } from '../fixtures/buildRemote';
import { test as base, expect } from '../fixtures/ownSite';
import { root } from '../fixtures/runScript';
import { steady } from '../fixtures/steady';

const FIXTURES = path.join(import.meta.dirname, '../fixtures');

/** What is published, and the folders with its build of the version before and with that of today. */
type Part = 'shell' | 'group';
const before: Record<Part, string> = {
  shell: path.join(FIXTURES, 'previous-shell'),
  group: path.join(FIXTURES, 'previous-remote'),
};

/** The newest version that a build was made for. */
const versionOf = {
  shell: (folder: string) =>
    Number(/data-contract="(\d+)"/.exec(readFileSync(path.join(folder, 'index.html'), 'utf8'))?.[1]),
  group: (folder: string) => {
    const { metaData } = JSON.parse(readFileSync(path.join(folder, 'mf-manifest.json'), 'utf8'));
    return (metaData.next ?? metaData).contract;
  },
};

const test = base.extend<{ previous: { shell: string; origin: string } }, { today: Record<Part, string> }>({
  previous: async ({ serveGroups }, use) => {
    const { shell, groups } = await serveGroups([{ name: 'previous', title: 'Previous', folder: before.group }]);
    await use({ shell, origin: groups.previous as string });
  },
  today: [
    async ({ place }, use) => {
      const group = await buildRemote('previous', path.join(place, 'today'), { steady });
      await use({ shell: path.join(root, 'hosts/shell/dist'), group });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// One worker, so that the group is built once.
test.describe.configure({ mode: 'default' });

test('the previous builds were made for the version before', () => {
  expect([versionOf.shell(before.shell), versionOf.group(before.group)]).toEqual([PREVIOUS, PREVIOUS]);
});

test('its card is on the home page of today’s shell and leads to its demo, which works', async ({ page, previous }) => {
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

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const home = (page: Page) => page.getByRole('link', { name: 'Playground, home' });

/** From home's cards to a page of each group, and back. */
async function opensAllByCards(page: Page) {
  for (const [title, button, output] of [
    ['Steady', 'Press', 'Presses'],
    ['Counter', 'Increment', 'Count'],
  ] as const) {
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(heading(page)).toHaveText(title);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('status', { name: output })).toHaveText('1');
    await home(page).click();
    await expect(heading(page)).toHaveText('Home');
  }
  await expect(page.getByRole('alert')).toBeHidden();
}

for (const [server, hints] of [
  ['our server', true],
  ['a plain static host', false],
] as const) {
  for (const order of [
    ['shell', 'group'],
    ['group', 'shell'],
  ] as const) {
    // Each server and each order is tested once. The audit tests both orders on both servers.
    const tag = hints === (order[0] === 'shell') ? (hints ? [] : '@long') : '@audit';
    test(`on ${server}, first the ${order.join(', then the ')}: each step leaves all pages there, open ones too`, {
      tag,
    }, async ({ page, context, place, today, serveGroups }) => {
      test.slow();
      const folders = {
        shell: mkdtempSync(path.join(place, 'shell-')),
        group: mkdtempSync(path.join(place, 'group-')),
      };
      for (const part of order) await publish(before[part], folders[part]);
      const { shell } = await serveGroups(
        [
          { name: 'previous', title: 'Previous', folder: folders.group },
          // A second group, which is one of today from the beginning.
          { name: 'forms', title: 'Forms', folder: path.join(root, 'remotes/forms/dist') },
        ],
        { folder: folders.shell, hints },
      );
      await page.goto(shell);
      await opensAllByCards(page);
      const atWork = await context.newPage();
      await atWork.goto(`${shell}/steady`);
      let presses = 0;
      const goesOn = async () => {
        await atWork.getByRole('button', { name: 'Press' }).click();
        presses += 1;
        await expect(atWork.getByRole('status', { name: 'Presses' })).toHaveText(String(presses));
      };
      await goesOn();

      const current: Record<Part, number> = { shell: PREVIOUS, group: PREVIOUS };
      for (const part of order) {
        await publish(today[part], folders[part]);
        current[part] = CONTRACT;
        expect({ shell: versionOf.shell(folders.shell), group: versionOf.group(folders.group) }).toEqual(current);

        // Tabs that were open all the time.
        await goesOn();
        await opensAllByCards(page);
        // And a visitor who comes now, to home and to each page by its address.
        const visitor = await context.newPage();
        await visitor.goto(shell);
        await opensAllByCards(visitor);
        for (const [address, title] of [
          ['/steady', 'Steady'],
          ['/steady/alone', 'Steady, alone'],
          ['/counter', 'Counter'],
        ] as const) {
          await visitor.goto(shell + address);
          await expect(heading(visitor)).toHaveText(title);
          await expect(visitor.locator('main:not([aria-busy=true])')).toBeVisible();
          await expect(visitor.getByRole('alert')).toBeHidden();
        }
        await visitor.close();
      }
    });
  }
}
