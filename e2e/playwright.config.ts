import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { isInstalled, project, root } from '../services/common/src/project';
import { siteUnderTest } from '../shared/test/browser';
import { launchOptions } from '../shared/test/chromium';

/** Specs that serve builds of this folder themselves: of a site that runs elsewhere (PLAYGROUND_URL) they tell nothing. */
const OWN_SERVERS = [
  'faults',
  'document',
  'deploy',
  'team',
  'previous-build',
  'development',
  'development-edits',
  'scaffold',
  'proxy',
].map((name) => `**/e2e/tests/${name}.spec.ts`);

/** Where the demos of the project have theirs. */
const OF_DEMOS = siteUnderTest().remotes.map(({ name }) => `**/remotes/${name}/src/**/*.e2e.ts`);

/** Of a team that has the package installed: the tests of every page, which came with it, and those beside its demos. */
const OF_A_TEAM = [
  { name: 'every page', testDir: path.join(root, 'e2e/tests'), testMatch: '*.spec.ts' },
  {
    name: 'demos',
    testDir: path.join(project, 'remotes'),
    testMatch: OF_DEMOS,
    testIgnore: '**/{node_modules,dist}/**',
  },
];

export default defineConfig({
  ...(isInstalled
    ? { projects: OF_A_TEAM }
    : {
        testDir: root,
        testMatch: ['**/e2e/tests/*.spec.ts', ...OF_DEMOS],
        testIgnore: [
          '**/{node_modules,dist}/**',
          path.join(root, '.cache/**'),
          ...(process.env.PLAYGROUND_URL ? OWN_SERVERS : []),
        ],
      }),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes at the second try is a defect. In CI, where nobody can look at once, its trace says what it was.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  // CI's machine may have half the pace of ours.
  timeout: process.env.CI ? 60_000 : 30_000,
  expect: { timeout: process.env.CI ? 10_000 : 5_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : [['list']],
  use: {
    baseURL: siteUnderTest().shell,
    launchOptions: launchOptions(),
    // A trace of every test costs a fifth of the time: `npm run test:e2e -- --trace=on NAME` makes one where it is wanted.
    trace: process.env.CI ? 'on-first-retry' : 'off',
  },
});
