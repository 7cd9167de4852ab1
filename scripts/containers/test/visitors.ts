import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, expect as expectSoon, type Page, type Request } from '@playwright/test';
import type { ManifestFile } from '../../../shared/contract/manifest.ts';
import type { SiteConfig } from '../../../shared/contract/site.ts';
import { findBrowser, launchOptions } from '../../../shared/test/chromium.ts';

/** Uses the site in rounds, and notes what failed. */
interface Visitor {
  failures: string[];
  /** How many requests it sent, or pages it opened. */
  count: number;
  /** How many rounds it has ended. */
  rounds: number;
  round(): Promise<void>;
}

const VISITORS = 16;
/** How many of the visitors are browsers. */
const BROWSERS = 4;

/** All visitors and all replicas share this machine, so that answers may take long. */
const expect = expectSoon.configure({ timeout: 30_000 });

/** A visitor's pause between two rounds, because this is not a test of how much the machine can bear. */
const PAUSE_MS = 1500;

/** Mail is limited for each network address, and all visitors here have the same one. */
const CODE_EVERY_MS = 3000;

/** Chromium reports this when a network interface of its machine appears or disappears. Each container has one. It is no failure of the site. */
const OWN_NETWORK = 'net::ERR_NETWORK_CHANGED';

const PAGES = ['/counter', '/qrCode', '/shadowDom', '/dynamicTable', '/waitMessage'];

/**
 * Runs `work` while visitors use the site. `work` gets a function that runs a part of it and resolves with the most failures that one
 * visitor met meanwhile. It prints all of them.
 */
export async function whileVisited(
  site: SiteConfig,
  work: (failuresDuring: (part: () => Promise<void>) => Promise<number>) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch(launchOptions(findBrowser()));
  const visitors = Array.from({ length: VISITORS }, (_, index) =>
    index < BROWSERS ? browserVisitor(browser, site, `browser-${index}`) : fileVisitor(site, `visitor-${index}`),
  );
  let going = true;
  const all = visitors.map(async (visitor) => {
    while (going) {
      await visitor.round();
      visitor.rounds += 1;
    }
  });
  /** Waits until each visitor has begun and ended one more round. */
  const aRound = async () => {
    const wanted = visitors.map(({ rounds }) => rounds + 2);
    while (visitors.some(({ rounds }, index) => rounds < (wanted[index] as number))) await setTimeout(100);
  };
  const failuresDuring = async (part: () => Promise<void>) => {
    for (const visitor of visitors) Object.assign(visitor, { count: 0, failures: [] });
    await part();
    await aRound();
    const count = visitors.reduce((sum, visitor) => sum + visitor.count, 0);
    const failures = visitors.flatMap((visitor) => visitor.failures);
    console.log(`${count} requests and pages, ${failures.length} failed`);
    for (const failure of failures.slice(0, 10)) console.log(`  ${failure}`);
    return Math.max(...visitors.map((visitor) => visitor.failures.length));
  };
  try {
    await aRound();
    await work(failuresDuring);
  } finally {
    going = false;
    await Promise.all(all);
    await browser.close();
  }
}

function visitor(round: (self: Visitor) => Promise<void>): Visitor {
  const self = { failures: [], count: 0, rounds: 0, round: () => setTimeout(PAUSE_MS).then(() => round(self)) };
  return self;
}

/** Loads documents, manifests and all files that they name, and asks for a code. */
function fileVisitor({ shell, remotes, services }: SiteConfig, name: string): Visitor {
  let lastCode = 0;
  let next = 0;
  return visitor(async (self) => {
    const get = (address: string) => again(self, address, () => fetch(address).then(whole));
    const document = await get(`${shell}/counter`);
    for (const [, file = ''] of document.matchAll(/(?:src|href)="?(\/static\/[^" >]+)/g)) await get(shell + file);
    const { url } = remotes[next++ % remotes.length] as { url: string };
    const manifest = await get(`${url}/mf-manifest.json`);
    for (const file of manifest ? filesOf(JSON.parse(manifest)) : []) await get(`${url}/${file}`);
    if (performance.now() - lastCode < CODE_EVERY_MS) return;
    lastCode = performance.now();
    const email = `${name}-${self.count}@load.example`;
    let cookie = '';
    await again(self, 'send-email', async () => {
      const answer = await sendCode(services.mail, email);
      cookie = cookieOf(answer);
      return whole(answer);
    });
    const typedCode = codeIn(await get(`${services.inbox}/api/mailbox/${email}`));
    await again(self, 'verify-code', () => verifyCode(services.mail, cookie, typedCode).then(whole));
  });
}

/** Opens a page of each group, each in a fresh context, and checks an address on the page for that. */
function browserVisitor(browser: Browser, { shell, services }: SiteConfig, name: string): Visitor {
  return visitor(async (self) => {
    for (const path of PAGES) await open(self, path);
    const email = `${name}-${self.count}@load.example`;
    await open(self, '/emailValidation', async (page) => {
      await page.getByLabel('Email address').fill(email);
      await pressUntilItHolds(page, 'Send e-mail', 'We have sent you an e-mail with a validation code.');
      const mails = await again(self, 'mailbox', () => fetch(`${services.inbox}/api/mailbox/${email}`).then(whole));
      await page.getByLabel('Validation Code').fill(codeIn(mails));
      await pressUntilItHolds(page, 'Verify', 'The validation code is right.');
    });
  });

  async function open(self: Visitor, path: string, use = async (_: Page) => {}): Promise<void> {
    self.count += 1;
    const failures = await visit(path, use);
    if (failures.some((failure) => failure.includes(OWN_NETWORK))) {
      console.log(`  ${path} again: ${OWN_NETWORK}`);
      return open(self, path, use);
    }
    self.failures.push(...failures);
  }

  /** Resolves with what failed. */
  async function visit(path: string, use: (page: Page) => Promise<void>): Promise<string[]> {
    const failures: string[] = [];
    const context = await browser.newContext();
    const page = await context.newPage();
    // The browser reports a refusal by the proxy twice, because it has no CORS headers.
    const failed = new Set<Request>();
    const note = (request: Request, what: unknown) => {
      if (!failed.has(request)) failures.push(`${path}: ${request.url()}: ${what}`);
      failed.add(request);
    };
    page.on('requestfailed', (request) => note(request, request.failure()?.errorText));
    page.on('response', (response) => {
      if (response.status() >= 400) note(response.request(), response.status());
    });
    page.on('pageerror', (error) => failures.push(`${path}: ${error.message}`));
    try {
      await page.goto(shell + path);
      await expect(page.locator('main[aria-busy=false]')).toBeVisible();
      await expect(page.getByRole('alert')).toBeHidden();
      await use(page);
    } catch (error) {
      failures.push(`${path}: ${(error as Error).message.split('\n', 1)[0]}`);
    }
    page.removeAllListeners();
    await context.close();
    return failures;
  }
}

/** Presses a button, and presses it once more if the page says that it failed. */
async function pressUntilItHolds(page: Page, button: string, message: string) {
  const expected = page.getByText(message);
  for (const shown of [expected.or(page.getByText(/^Failed to /)), expected]) {
    await page.getByRole('button', { name: button }).click();
    await expect(shown).toBeVisible();
    if (await expected.isVisible()) return;
  }
}

/** Tries a second time if the first fails, and notes each failure. Resolves with '' if both fail. */
async function again(visitor: Visitor, what: string, call: () => Promise<string>): Promise<string> {
  for (let attempt = 1; attempt <= 2; attempt++) {
    visitor.count += 1;
    try {
      return await call();
    } catch (error) {
      const { message, cause } = error as Error;
      visitor.failures.push(`${what}: ${message} ${cause ?? ''}`);
    }
  }
  return '';
}

async function whole(answer: Response): Promise<string> {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status} ${text.slice(0, 200)}`);
  return text;
}

export const sendCode = (mail: string, email: string) => post(`${mail}/send-email`, { email });
export const verifyCode = (mail: string, cookie: string, typedCode: string) =>
  post(`${mail}/verify-code`, { typedCode }, { cookie });
export const cookieOf = ({ headers }: Response) => headers.get('set-cookie')?.split(';')[0] ?? '';

function post(address: string, body: object, headers = {}): Promise<Response> {
  const type = { 'content-type': 'application/json' };
  return fetch(address, { method: 'POST', headers: { ...type, ...headers }, body: JSON.stringify(body) });
}

const codeIn = (mails: string) => /code is (\d{6})/.exec(mails)?.[1] ?? 'none';

function filesOf({ metaData: { remoteEntry }, exposes }: ManifestFile): string[] {
  const assets = exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...css.sync]);
  return [...new Set([remoteEntry.path + remoteEntry.name, ...assets])];
}
