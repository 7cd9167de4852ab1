import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests',
  use: {
    baseURL: process.env.PLAYGROUND_URL ?? 'http://localhost:3000',
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'npm start --prefix playground',
    // The API starts last. When it answers, everything is up.
    url: 'http://localhost:3100/healthz',
    reuseExistingServer: true,
    // The first start installs and builds everything.
    timeout: 600_000,
  },
});
