import { test as base } from '@playwright/test';

/** Playwright's own `test`. Its pages open in the version that a run names, as if an address had `?version=`. */
export const test = base.extend<{ version: string }>({
  version: ['', { option: true }],
  context: async ({ context, baseURL, version }, use, testInfo) => {
    const inVersion = (address: string) => {
      const url = new URL(address, baseURL);
      if (url.origin === baseURL) url.searchParams.set('version', version);
      return url.href;
    };
    context.on('page', (page) => {
      const goto = page.goto.bind(page);
      if (version) page.goto = (address, options) => goto(inVersion(address), options);
    });
    await use(context);
    // After an unexpected failure, Playwright starts a new process and a new browser.
    if (version && testInfo.status) testInfo.expectedStatus = testInfo.status;
  },
});

export const { expect } = base;
