/**
 * One group is published under a running site. Two builds of a sixth group, which the shell under test has never seen:
 * B adds a demo, changes one, drops one and leaves one as it was.
 */
import { mkdtempSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { publish, rollBack } from '../../services/origin/src/publish/builds';
import { buildRemote, type Demos, SOME_TASKS } from '../fixtures/buildRemote';
import { test as base, expect } from '../fixtures/ownSite';

const demo = (title: string, component: string) => ({
  'demo.ts': `export default ${JSON.stringify({
    title,
    path: `/crew${title}`,
    description: `${title}, by the crew.`,
    icon: 'box',
    tags: ['deploy'],
    tasks: SOME_TASKS,
  })};`,
  [`${title}.tsx`]: component,
});
const saying = (text: string) => `export default function Demo() { return <p>${text}</p>; }`;

/** A demo with a part of its own that comes when it is asked for. */
const inParts = (build: string) => ({
  ...demo(
    'Changed',
    `import { lazy, Suspense, useState } from 'react';
     import styles from './Changed.module.css';
     const Part = lazy(() => import('./Part'));
     export default function Changed() {
       const [shown, show] = useState(false);
       return (
         <Suspense>
           <p className={styles.build}>Changed of ${build}</p>
           <input aria-label="Name" />
           <button type="button" onClick={() => show(true)}>Show the rest</button>
           {shown && <Part />}
         </Suspense>
       );
     }`,
  ),
  'Part.tsx': saying(`The rest of ${build}`),
  'Changed.module.css': `.build { order: ${build === 'A' ? 1 : 2}; }`,
});

const A: Demos = {
  same: demo('Same', saying('Same in all builds')),
  changed: inParts('A'),
  dropped: demo('Dropped', saying('Only in A')),
};
const B: Demos = {
  same: demo('Same', saying('Same in all builds')),
  changed: inParts('B'),
  added: demo('Added', saying('Only in B')),
};

/** The shell's documents name a new build a moment after its publication. */
async function named(shell: string, folder: string) {
  const { metaData } = JSON.parse(readFileSync(path.join(folder, 'mf-manifest.json'), 'utf8'));
  const document = async () => (await fetch(`${shell}/crewSame`)).text();
  await expect.poll(document, { intervals: [50] }).toContain(metaData.remoteEntry.name);
}

interface Crew {
  shell: string;
  publish(build: 'A' | 'B'): Promise<unknown>;
  rollBack(): Promise<unknown>;
  /** Removes the files of all builds but the current one. */
  forgetOthers(): Promise<unknown>;
}

const test = base.extend<{ crew: Crew }, { builds: Record<'A' | 'B', string> }>({
  builds: [
    async ({ place }, use) => {
      const [a, b] = await Promise.all([
        buildRemote('crew', path.join(place, 'A'), A),
        buildRemote('crew', path.join(place, 'B'), B),
      ]);
      await use({ A: a, B: b });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // A folder with build A and a site of the shell and this group alone, for each test.
  crew: async ({ builds, place, serveGroups }, use) => {
    const folder = mkdtempSync(path.join(place, 'published-'));
    await publish(builds.A, folder);
    const { shell } = await serveGroups([{ name: 'crew', title: 'Crew', folder }]);
    await use({
      shell,
      publish: async (build) => {
        await publish(builds[build], folder);
        await named(shell, folder);
      },
      rollBack: async () => {
        await rollBack(folder);
        await named(shell, folder);
      },
      forgetOthers: () => publish(builds.B, folder, { keep: 1 }),
    });
  },
});

// One worker, so that the two builds are made once.
test.describe.configure({ mode: 'default' });

const card = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });
const home = (page: Page) => page.getByRole('link', { name: 'Playground, home' });

/** Fails the test when the page was loaded anew in the meantime. */
async function keepsThePage(page: Page, run: () => Promise<void>) {
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await run();
  await expect(page.locator('body[data-same-page]')).toHaveCount(1);
}

/** B is published under an open page of A, which keeps what was typed and finds its other part; `atHome` goes on after it. */
async function goesOnWithA(page: Page, crew: Crew, atHome: () => Promise<void>) {
  await expect(page.getByText('Changed of A')).toBeVisible();
  await page.getByLabel('Name').fill('Ada');
  await crew.publish('B');

  await keepsThePage(page, async () => {
    await page.getByRole('button', { name: 'Show the rest' }).click();
    await expect(page.getByText('The rest of A')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Ada');
    await home(page).click();
    await atHome();
  });
}

test('a visit after the publication sees the new build: one demo more, one less, one changed', async ({
  page,
  crew,
  allowComplaints,
}) => {
  // The document of the page that is gone.
  allowComplaints.push(/status of 404/);
  await page.goto(crew.shell);
  await expect(card(page, 'Dropped')).toBeVisible();
  await expect(card(page, 'Added')).toBeHidden();

  await crew.publish('B');
  await page.goto(crew.shell);
  await expect(card(page, 'Added')).toBeVisible();
  await expect(card(page, 'Same')).toBeVisible();
  await expect(card(page, 'Dropped')).toBeHidden();
  await page.goto(`${crew.shell}/crewAdded`);
  await expect(page.getByText('Only in B')).toBeVisible();
  await page.goto(`${crew.shell}/crewChanged`);
  await expect(page.getByText('Changed of B')).toBeVisible();
  await page.goto(`${crew.shell}/crewDropped`);
  await expect(page.getByRole('main')).not.toContainText('Only in A');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Dropped');
});

test('an open page goes on with the build it began with, its parts not loaded yet included', async ({ page, crew }) => {
  await page.goto(crew.shell);
  await card(page, 'Changed').click();
  await goesOnWithA(page, crew, async () => {
    await card(page, 'Dropped').click();
    await expect(page.getByText('Only in A')).toBeVisible();
  });
});

// Its document told of that demo alone (docs/decisions/044).
test('a page opened at its own address goes on with its build, and sees on its way home what is published by then', async ({
  page,
  crew,
}) => {
  // The server has confirmed what it knows of the group.
  await crew.publish('A');
  await page.goto(`${crew.shell}/crewChanged`);
  await goesOnWithA(page, crew, async () => {
    await expect(card(page, 'Dropped')).toBeHidden();
    await card(page, 'Added').click();
    await expect(page.getByText('Only in B')).toBeVisible();
  });
});

test('two tabs use the two builds side by side', async ({ page, context, crew }) => {
  await page.goto(crew.shell);
  await expect(card(page, 'Changed')).toBeVisible();
  await crew.publish('B');
  const later = await context.newPage();
  await later.goto(`${crew.shell}/crewChanged`);
  await expect(later.getByText('Changed of B')).toBeVisible();
  await card(page, 'Changed').click();
  await expect(page.getByText('Changed of A')).toBeVisible();
});

test('a rollback brings the build before back, and pages opened in between go on', async ({ page, context, crew }) => {
  await crew.publish('B');
  await page.goto(crew.shell);
  await expect(card(page, 'Added')).toBeVisible();

  await crew.rollBack();
  const later = await context.newPage();
  await later.goto(`${crew.shell}/crewChanged`);
  await expect(later.getByText('Changed of A')).toBeVisible();
  await card(page, 'Added').click();
  await expect(page.getByText('Only in B')).toBeVisible();
});

test.describe('once the files of the old build are gone', () => {
  test.use({
    allowComplaints: [/404|ChunkLoadError|Loading (CSS )?chunk|RUNTIME-008|Refused to (execute script|apply style)/],
  });

  test('an open page takes the new build by itself, without being loaded anew', async ({ page, crew }) => {
    await page.goto(crew.shell);
    await expect(card(page, 'Changed')).toBeVisible();
    await crew.publish('B');
    await crew.forgetOthers();

    await keepsThePage(page, async () => {
      await card(page, 'Changed').click();
      await expect(page.getByText('Changed of B')).toBeVisible();
      await page.getByRole('button', { name: 'Show the rest' }).click();
      await expect(page.getByText('The rest of B')).toBeVisible();
      await home(page).click();
      await card(page, 'Added').click();
      await expect(page.getByText('Only in B')).toBeVisible();
    });
  });

  test('a demo that the new build no longer has says so', async ({ page, crew }) => {
    await page.goto(crew.shell);
    await expect(card(page, 'Dropped')).toBeVisible();
    await crew.publish('B');
    await crew.forgetOthers();
    await keepsThePage(page, async () => {
      await card(page, 'Dropped').click();
      await expect(page.getByRole('alert')).toContainText('The group ‘Crew’ was updated and no longer has this page.');
      await home(page).click();
      await expect(card(page, 'Added')).toBeVisible();
      await expect(card(page, 'Dropped')).toBeHidden();
    });
  });

  test('a part that an open demo misses says so, and Retry opens the demo of the new build', async ({ page, crew }) => {
    await page.goto(`${crew.shell}/crewChanged`);
    await expect(page.getByText('Changed of A')).toBeVisible();
    await crew.publish('B');
    await crew.forgetOthers();
    // Nothing happens to what is there until something is missed.
    await page.getByLabel('Name').fill('Ada');
    await expect(page.getByLabel('Name')).toHaveValue('Ada');

    await keepsThePage(page, async () => {
      await page.getByRole('button', { name: 'Show the rest' }).click();
      await expect(page.getByRole('alert')).toContainText('The group ‘Crew’ was updated');
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByText('Changed of B')).toBeVisible();
      await page.getByRole('button', { name: 'Show the rest' }).click();
      await expect(page.getByText('The rest of B')).toBeVisible();
    });
  });
});
