import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests',
  use: { baseURL: 'http://localhost:4000' },
  webServer: {
    // After `npm install --save-dev ./playground-0.1.0.tgz`.
    command: 'npx --no playground start --port 4000 --quiet',
    // The API starts last. When it answers, everything is up.
    url: 'http://localhost:4100/healthz',
  },
});
