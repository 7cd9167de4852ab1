import path from 'node:path';
import { defineConfig } from '@playwright/test';
import type { Engine } from '../../shared/contract/practice.ts';
import { findTestBrowser } from '../../shared/test/chromium.ts';
import { chromiumArguments } from './engines.ts';

/** Playwright's solutions, in its own engines: it has builds of its own of Firefox and WebKit. */
const engine = (process.env.PLAYGROUND_ENGINE ?? 'chromium') as Engine;

export default defineConfig({
  testDir: path.join(import.meta.dirname, '../../remotes'),
  testMatch: '*/src/*/solutions/playwright.spec.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  reporter: [['list']],
  use: {
    browserName: engine,
    baseURL: process.env.PLAYGROUND_URL,
    ...(engine === 'chromium' && { launchOptions: { executablePath: findTestBrowser(), args: chromiumArguments() } }),
  },
});
