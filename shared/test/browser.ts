import { test as base, type Page } from '@playwright/test';
import type { SiteConfig } from '../contract/site';

/** The origins of the site under test, by name. */
interface Site {
  shell: string;
  forms: string;
  media: string;
  frames: string;
  tables: string;
  async: string;
  api: string;
  inbox: string;
}

/** The configuration of the running site, which `npm run test:e2e` hands over, wherever it has it from. */
export function siteUnderTest(): SiteConfig {
  const { PLAYGROUND_SITE } = process.env;
  if (!PLAYGROUND_SITE) throw new Error('No site to test: run `npm run test:e2e`, which builds and serves one.');
  return JSON.parse(PLAYGROUND_SITE);
}

interface Fixtures {
  site: Site;
  /** What this test expects to read on the console. Everything else there fails it. */
  allowComplaints: RegExp[];
  /** Collects console errors, page errors and CSP violations of the test's page; they fail the test at its end. */
  complaints: string[];
}

/** Playwright's own doing: its trace puts a script into every frame, also into the one whose sandbox allows none. */
const TRACE_IN_SANDBOX = /Blocked script execution in '[^']*\/assets\/(scriptless|sent)\.html/;

/** Chromium's advice when a machine is so slow that seconds pass before the code that was asked for early is run. */
const SLOW_MACHINE = /was preloaded using link preload but not used within a few seconds/;

/** Chromium without a graphics processor shows what WebGL drew by reading its pixels, and complains about that. */
const NO_GPU = /GPU stall due to ReadPixels/;

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
  site: async ({}, use) => {
    const { shell, remotes, services } = siteUnderTest();
    const named = Object.fromEntries(remotes.map(({ name, url }) => [name, url]));
    await use({ shell, ...named, api: services.mail, inbox: services.inbox } as unknown as Site);
  },
  allowComplaints: [[], { option: true }],
  complaints: [
    async ({ context, allowComplaints }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      await use(complaints);
      const allowed = [TRACE_IN_SANDBOX, SLOW_MACHINE, NO_GPU, ...allowComplaints];
      const unexpected = complaints.filter((text) => !allowed.some((complaint) => complaint.test(text)));
      base.expect(unexpected, 'complaints on the console').toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = base;

/** The outcome of a station, by the station's name or its id. */
export const outcome = (page: Page, station: string) =>
  page.getByRole('status', { name: station, exact: true }).or(page.locator(`[id="${station}-outcome"]`));
