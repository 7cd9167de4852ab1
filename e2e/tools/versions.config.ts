import path from 'node:path';
import { defineConfig } from '@playwright/test';
import type { VersionRun } from '../../scripts/testing/published.ts';
import { project } from '../../shared/project/folders.ts';
import { findBrowser, findTestBrowser } from '../../shared/test/chromium.ts';
import { chromiumArguments, wantsWholeBrowser } from './engines.ts';
import { published } from './verdict.ts';

/** Playwright's solutions and the proofs of defects, once for each version that `PLAYGROUND_VERSIONS` names. */
const runs: VersionRun[] = JSON.parse(process.env.PLAYGROUND_VERSIONS ?? '[]');

export default defineConfig<{ version: string }>({
  testDir: path.join(project, 'remotes'),
  // What a defect breaks is often waited for in vain. The longest step of a task waits for ten seconds.
  timeout: 20_000,
  expect: { timeout: 5000 },
  reporter: [['dot'], ['json']],
  preserveOutput: 'never',
  projects: runs.map(({ name, folder, version, tests }) => {
    const { tasks = [] } = published[`${folder}/${tests[0]}`] ?? {};
    const whole = tasks.some((task) => wantsWholeBrowser(task, 'playwright'));
    return {
      name,
      testMatch: tests.map((file) => `**/${folder}/${file}`),
      use: {
        version,
        baseURL: process.env.PLAYGROUND_URL,
        actionTimeout: 12_000,
        launchOptions: { executablePath: whole ? findBrowser() : findTestBrowser(), args: chromiumArguments() },
      },
    };
  }),
});
