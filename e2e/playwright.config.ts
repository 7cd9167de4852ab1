import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { isInstalled, project, root } from '../shared/project/folders';
import { siteUnderTest } from '../shared/test/browser';
import { launchOptions } from '../shared/test/chromium';
import { BROWSERS_AT_ONCE, isAudit, isLong } from '../shared/test/long';

// Workers read this file too. They have the environment of the process that read it first, so all forgers of the exam try the same tasks.
process.env.PLAYGROUND_DRAW ??= String(Date.now());

/** Specs that do what people do with this repository. They are part of the long run, and one takes up to two minutes. */
const WORKSHOPS = specs('archive', 'development', 'development-edits', 'guide-samples', 'scaffold');

/** The longest one, whose tests need the same repository one after the other. */
const TEAM = specs('team');

/** Specs that build or serve sites of their own, many of them one test after the other. */
const OWN_SITES = specs('deploy', 'document', 'exam', 'failures', 'mount', 'previous-build', 'prove', 'proxy');

const SPECS = '**/{e2e,exam}/tests/*.spec.ts';

/** Where the demos of the project have theirs. */
const OF_DEMOS = siteUnderTest().remotes.map(({ name }) => `**/remotes/${name}/src/**/*.e2e.ts`);

/** Builds hold copies of specs. A site that runs elsewhere (PLAYGROUND_URL) has nothing to do with what is built here. */
const NEVER = [
  '**/{node_modules,dist}/**',
  path.join(root, '.cache/**'),
  ...(process.env.PLAYGROUND_URL
    ? [...OWN_SITES, ...TEAM, ...specs('archive', 'development', 'development-edits', 'scaffold')]
    : []),
];

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

/**
 * Playwright starts projects in this order. A team and the workshops take a worker each from the start, while the others begin with the
 * long serial specs: whatever came last would run alone.
 */
const OF_THIS_REPOSITORY = [
  ...(isLong
    ? [
        { name: 'team', testMatch: TEAM, workers: 1 },
        { name: 'workshops', testMatch: WORKSHOPS, workers: 1 },
      ]
    : []),
  { name: 'own sites', testMatch: OWN_SITES },
  { name: 'site', testMatch: SPECS, testIgnore: [...TEAM, ...WORKSHOPS, ...OWN_SITES] },
  { name: 'demos', testMatch: OF_DEMOS },
].map((one) => ({ ...one, testIgnore: [...(one.testIgnore ?? []), ...NEVER] }));

export default defineConfig({
  testDir: root,
  projects: isInstalled ? OF_A_TEAM : OF_THIS_REPOSITORY,
  fullyParallel: true,
  // A test with one of these tags varies what another one holds already.
  grepInvert: [...(isLong ? [] : [/@long/]), ...(isAudit ? [] : [/@audit/])],
  forbidOnly: Boolean(process.env.CI),
  // Pictures are compared with those of the same run.
  snapshotPathTemplate: path.join(tmpdir(), '{testName}/{arg}{ext}'),
  workers: BROWSERS_AT_ONCE,
  // CI's machine may have half the pace of ours.
  timeout: process.env.CI ? 60_000 : 30_000,
  expect: { timeout: process.env.CI ? 10_000 : 5_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : [['list']],
  use: {
    baseURL: siteUnderTest().shell,
    launchOptions: launchOptions(),
    // A trace of every test costs a fifth of the time: `npm run test:e2e -- --trace=on NAME` makes one where it is wanted.
    trace: 'off',
  },
});

function specs(...names: string[]): string[] {
  return names.map((name) => `**/{e2e,exam}/tests/${name}.spec.ts`);
}
