/** Pages that are not React components, and groups that were written by hand from docs/contract.md, in today's shell. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { check } from '../../scripts/publish/check';
import { publish } from '../../services/origin/src/publish/builds';
import { siteUnderTest } from '../../shared/test/browser';
import { stubShell } from '../../shared/test/stubShell';
import { buildRemote, type Demos, SOME_TASKS } from '../fixtures/buildRemote';
import { test as base, expect, type OwnSite } from '../fixtures/ownSite';
import { root } from '../fixtures/runScript';

const demo = (title: string, page: string) => ({
  'demo.ts': `export default ${JSON.stringify({
    title,
    path: `/${title.toLowerCase()}`,
    description: 'It mounts itself.',
    icon: 'box',
    tags: ['mount'],
    tasks: SOME_TASKS,
    beyond: true,
  })};`,
  [`${title}.ts`]: page,
});

/** Pages without React. `build` is in their text. */
const plain = (build: string): Demos => ({
  tally: demo(
    'Tally',
    `export default {
      mount(element, { seed, now, site }) {
        let keys = 0;
        const output = document.createElement('output');
        const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Break' });
        const show = () => { output.textContent = ['${build}', seed, now().getFullYear(), keys].join(' '); };
        const count = () => { globalThis.keys = ++keys; show(); };
        window.addEventListener('keydown', count);
        button.addEventListener('click', () => { throw new Error('Broken tally'); });
        element.append(output, button);
        show();
        return () => window.removeEventListener('keydown', count);
      },
    };`,
  ),
  late: demo(
    'Late',
    `export default {
      async mount(element) {
        await new Promise((resolve) => { globalThis.arrive = resolve; });
        if (!globalThis.healed) throw new Error('Broken page');
        element.textContent = 'Late of ${build}';
        return () => { globalThis.ended = true; };
      },
    };`,
  ),
});

interface Site extends OwnSite {
  publishNext(): Promise<void>;
}

type Built = Record<'bells' | 'whistles' | 'A' | 'B', string>;

const others = (built: Built) => [
  { name: 'bells', title: 'Bells', folder: built.bells },
  { name: 'whistles', title: 'Whistles', folder: built.whistles },
  { name: 'forms', title: 'Forms', folder: path.join(root, 'remotes/forms/dist') },
];

const test = base.extend<{ own: Site }, { built: Built }>({
  built: [
    async ({ place }, use) => {
      const byHand = async (bundler: string) => {
        const folder = path.join(place, bundler);
        const script = path.join(import.meta.dirname, '../fixtures/by-hand', bundler, 'build.mjs');
        await promisify(execFile)(process.execPath, [script, folder], {
          env: { ...process.env, MF_BUILD_VERSION: 'by-hand' },
        });
        return folder;
      };
      await use({
        bells: await byHand('webpack'),
        whistles: await byHand('rspack'),
        A: await buildRemote('plain', path.join(place, 'A'), plain('A')),
        B: await buildRemote('plain', path.join(place, 'B'), plain('B')),
      });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  own: async ({ built, place, serveGroups }, use) => {
    const folder = mkdtempSync(path.join(place, 'plain-'));
    await publish(built.A, folder);
    const site = await serveGroups([{ name: 'plain', title: 'Plain', folder }, ...others(built)]);
    await use({
      ...site,
      async publishNext() {
        const { exposes } = JSON.parse(readFileSync(path.join(folder, 'mf-manifest.json'), 'utf8'));
        await publish(built.B, folder);
        for (const file of exposes.flatMap((module: { assets: { js: { sync: string[] } } }) => module.assets.js.sync)) {
          rmSync(path.join(folder, file), { force: true });
          for (const ending of ['br', 'gz']) rmSync(path.join(folder, `${file}.${ending}`), { force: true });
        }
      },
    });
  },
});

/** Ends what the page Late waits for. */
async function arrive(page: Page, healed: boolean): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'arrive' in globalThis)).toBe(true);
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await page.evaluate((healed) => {
    const arrive = Reflect.get(globalThis, 'arrive');
    Reflect.deleteProperty(globalThis, 'arrive');
    Object.assign(globalThis, { healed });
    arrive();
  }, healed);
}

// One worker, so that the groups are built once.
test.describe.configure({ mode: 'default' });

test('groups of other bundlers, with and without React, are shown on one visit beside ours', { tag: '@long' }, async ({
  page,
  own,
}) => {
  for (const name of ['bells', 'whistles']) expect((await check(own.groups[name] as string)).problems).toEqual([]);
  await page.goto(own.shell);
  const open = async (card: string) => {
    await page.getByRole('link', { name: 'Playground, home' }).click();
    await page.getByRole('link', { name: card, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(card);
  };
  for (const visit of ['first', 'again']) {
    await test.step(visit, async () => {
      await open('Bell');
      await page.getByRole('button', { name: 'Ring' }).click();
      await expect(page.getByRole('status', { name: 'Rings' })).toHaveText('1');
      await page.getByRole('switch', { name: 'Dark mode' }).check();
      await expect(page.getByRole('status', { name: 'Theme' })).toHaveText('dark');
      await page.getByRole('switch', { name: 'Dark mode' }).uncheck();
      await expect(page.getByRole('status', { name: 'Theme' })).toHaveText('light');
      await open('Whistle');
      await page.getByRole('button', { name: 'Blow' }).click();
      await expect(page.getByRole('status', { name: 'Blows' })).toHaveText('1');
      await open('Counter');
      await page.getByRole('button', { name: 'Increment' }).click();
      await expect(page.getByRole('status', { name: 'Count' })).toHaveText('1');
    });
  }
});

test('groups of all kinds are shown from plain static hosts', async ({ page, built, serveGroups }) => {
  const { shell } = await serveGroups(
    [
      { name: 'plain', title: 'Plain', folder: built.A },
      ...others(built),
      { name: 'frames', title: 'Frames', folder: path.join(root, 'remotes/frames/dist') },
    ],
    { plain: true },
  );
  await page.goto(`${shell}/tally?seed=7&now=2028-02-29`);
  await expect(page.getByRole('status')).toHaveText('A 7 2028 0');
  for (const [card, sign] of [
    ['Bell', page.getByRole('button', { name: 'Ring' })],
    ['Whistle', page.getByRole('button', { name: 'Blow' })],
    ['Counter', page.getByRole('button', { name: 'Increment' })],
  ] as const) {
    await page.getByRole('link', { name: 'Playground, home' }).click();
    await page.getByRole('link', { name: card, exact: true }).click();
    await expect(sign).toBeVisible();
  }
  await page.getByRole('link', { name: 'Playground, home' }).click();
  await page.getByRole('link', { name: 'Frameworks', exact: true }).click();
  for (const framework of ['React 19', 'React 18', 'Vue', 'Svelte', 'Lit']) {
    await expect(page.getByRole('button', { name: `Add to ${framework}` }).first()).toBeVisible();
  }
});

test.describe('a new build', () => {
  // A file of the old build is gone.
  test.use({ allowComplaints: [/404|Refused to execute script/] });

  test('a page without React obeys the conditions, ends when the visitor leaves, and its group has a new build', async ({
    page,
    own,
  }) => {
    const tally = page.getByRole('status');
    const keys = () => page.evaluate(() => Reflect.get(globalThis, 'keys'));
    await page.goto(`${own.shell}/tally?seed=7&now=2028-02-29`);
    await expect(tally).toHaveText('A 7 2028 0');
    await page.keyboard.press('a');
    await expect(tally).toHaveText('A 7 2028 1');
    await page.getByRole('link', { name: 'Playground, home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
    await page.keyboard.press('a');
    expect(await keys()).toBe(1);

    await own.publishNext();
    await page.getByRole('link', { name: 'Tally' }).click();
    await expect(tally).toHaveText('A 7 2028 0');
    await page.getByRole('link', { name: 'Playground, home' }).click();
    await page.getByRole('link', { name: 'Late' }).click();
    await arrive(page, true);
    await expect(page.getByText('Late of B')).toBeVisible();
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  });
});

test('a page that mounts itself works in a shell that is not ours', async ({ page, own }) => {
  const { services } = siteUnderTest();
  const remotes = [{ name: 'plain', title: 'Plain', url: own.groups.plain as string }];
  const shell = await stubShell({ remotes, services });
  await page.goto(`${shell.url}/tally?seed=7`);
  await expect(page.getByRole('status')).toHaveText(/^A 7 \d{4} 0$/);
  await shell.close();
});

test('a page that does not finish mounting says so, and still appears when it does', async ({ page, own }) => {
  await page.clock.install();
  await page.goto(`${own.shell}/late`);
  await expect.poll(() => page.evaluate(() => 'arrive' in globalThis)).toBe(true);
  await page.clock.runFor(9_000);
  await expect(page.getByRole('alert')).toContainText('Late is still not ready.');
  await expect(page.getByRole('alert')).toContainText('MOUNT_TIMEOUT');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect.poll(() => page.evaluate(() => 'arrive' in globalThis)).toBe(true);
  await page.clock.runFor(9_000);
  await expect(page.getByRole('alert')).toContainText('Late is still not ready.');
  await arrive(page, true);
  await expect(page.getByText('Late of A')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test.describe('an error', () => {
  test.use({ allowComplaints: [/Broken (page|tally)/] });

  test('while a page mounts is in its place, and Retry mounts it again; one in an event is above it', async ({
    page,
    own,
  }) => {
    await page.goto(`${own.shell}/late`);
    await arrive(page, false);
    await expect(page.getByRole('alert')).toContainText('Late has stopped working.');
    await expect(page.getByRole('alert')).toContainText('DEMO_CRASHED: Broken page');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('alert')).toBeHidden();
    await arrive(page, true);
    await expect(page.getByText('Late of A')).toBeVisible();
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'ended'))).toBe(true);

    await page.goto(`${own.shell}/tally`);
    await page.getByRole('button', { name: 'Break' }).click();
    await expect(page.getByRole('alert')).toContainText('Something in Tally went wrong.');
    await page.getByRole('button', { name: 'Start it again' }).click();
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(page.getByRole('status')).toContainText('A ');
  });
});
