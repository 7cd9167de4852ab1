import path from 'node:path';
import { defineConfig } from '@playwright/test';
import type { Engine } from '../../shared/contract/practice.ts';
import { project } from '../../shared/project/folders.ts';
import { findBrowser, findTestBrowser } from '../../shared/test/chromium.ts';
import { chromiumArguments, wantsWholeBrowser } from './engines.ts';
import { published } from './verdict.ts';

/** Playwright's solutions. It has its own builds of Firefox and WebKit. */
const engine = (process.env.PLAYGROUND_ENGINE ?? 'chromium') as Engine;

/** Playwright's files of solutions of which one wants a whole browser: one is started for all tests of a file. */
const whole = Object.entries(published)
  .filter(
    ([file, { tasks }]) =>
      file.endsWith('playwright.spec.ts') && tasks.some((task) => wantsWholeBrowser(task, 'playwright')),
  )
  .map(([file]) => `**/${file}`);

/** The wanted solutions, as Playwright's runner calls them: by their file and task. */
const wanted = Object.entries(published).map(([file, { only }]) => {
  const name = path.relative('remotes', file).replaceAll('.', '\\.');
  return RegExp(only ? `${name} (${only.join('|')})$` : `${name} `);
});

const browser = (name: string, executablePath: string | undefined) => ({
  name,
  use: engine === 'chromium' ? { launchOptions: { executablePath, args: chromiumArguments() } } : {},
});

export default defineConfig({
  testDir: path.join(project, 'remotes'),
  fullyParallel: true,
  timeout: 60_000,
  // Without any, the tests say how solutions are run.
  ...(wanted.length > 0 && { grep: wanted }),
  reporter: [['list']],
  preserveOutput: 'failures-only',
  use: {
    browserName: engine,
    baseURL: process.env.PLAYGROUND_URL,
  },
  projects: [
    // The slowest first, so that the workers end at about the same time.
    ...['webdriverio', 'puppeteer', 'selenium'].map((name) => ({
      name,
      testMatch: `*/src/*/solutions/${name}.test.ts`,
    })),
    {
      ...browser('playwright', findTestBrowser()),
      testMatch: '*/src/*/solutions/playwright.spec.ts',
      testIgnore: whole,
    },
    { ...browser('playwright, whole browser', findBrowser()), testMatch: whole },
  ],
});
