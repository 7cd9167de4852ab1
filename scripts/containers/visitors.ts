import { setTimeout } from 'node:timers/promises';
import { type Browser, expect as expectSoon, type Page, type Request } from '@playwright/test';
import type { ManifestFile } from '../../shared/contract/manifest.ts';
import type { SiteConfig } from '../../shared/contract/site.ts';

/** Somebody who uses the site in rounds, and notes what failed. */
export interface Visitor {
  failures: string[];
  /** How many requests, or pages, there were. */
  count: number;
  round(): Promise<void>;
}

/** Sixteen visitors and all replicas share the machine here. */
const expect = expectSoon.configure({ timeout: 30_000 });

/** Between two rounds of a visitor: what is tested is not how much the machine can bear. */
const PAUSE_MS = 1500;

/** Mails may not come faster than the limits for one address of the network allow, and all visitors here have the same. */
const CODE_EVERY_MS = 3000;

/** What Chromium says when an interface of its machine comes or goes: each container here is one. The site has no part in it. */
const OWN_NETWORK = 'net::ERR_NETWORK_CHANGED';

/** One page of each group. */
const PAGES = ['/counter', '/qrCode', '/shadowDom', '/dynamicTable', '/waitMessage'];

/** Loads documents, manifests and all files that they name, and asks for a code, as fast as the answers come. */
export function fileVisitor({ shell, remotes, services }: SiteConfig, name: string): Visitor {
  let lastCode = 0;
  let next = 0;
  const visitor: Visitor = {
    failures: [],
    count: 0,
    round: async () => {
      await setTimeout(PAUSE_MS);
      const document = await get(`${shell}/counter`);
      for (const [, file = ''] of document.matchAll(/(?:src|href)="?(\/static\/[^" >]+)/g)) await get(shell + file);
      const { url } = remotes[next++ % remotes.length] as { url: string };
      const manifest = await get(`${url}/mf-manifest.json`);
      for (const file of manifest ? filesOf(JSON.parse(manifest)) : []) await get(`${url}/${file}`);
      if (performance.now() - lastCode < CODE_EVERY_MS) return;
      lastCode = performance.now();
      await enterCode();
    },
  };
  const get = (address: string) => again(visitor, address, () => fetch(address).then(whole));

  async function enterCode() {
    const email = `${name}-${visitor.count}@load.example`;
    let cookie = '';
    await again(visitor, 'send-email', async () => {
      const answer = await sendCode(services.mail, email);
      cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
      return whole(answer);
    });
    const typedCode = codeIn(await get(`${services.inbox}/api/mailbox/${email}`));
    await again(visitor, 'verify-code', () => verifyCode(services.mail, cookie, typedCode).then(whole));
  }
  return visitor;
}

/** Opens pages of all groups in a fresh context each, and goes through the mail check with what the page offers. */
export function browserVisitor(browser: Browser, { shell, services }: SiteConfig, name: string): Visitor {
  const visitor: Visitor = {
    failures: [],
    count: 0,
    round: async () => {
      await setTimeout(PAUSE_MS);
      for (const path of PAGES) await open(path);
      const email = `${name}-${visitor.count}@load.example`;
      await open('/emailValidation', async (page) => {
        await page.getByLabel('Email address').fill(email);
        await pressUntilItHolds(page, 'Send e-mail', 'We have sent you an e-mail with a validation code.');
        const code = codeIn(
          await again(visitor, 'mailbox', () => fetch(`${services.inbox}/api/mailbox/${email}`).then(whole)),
        );
        await page.getByLabel('Validation Code').fill(code);
        await pressUntilItHolds(page, 'Verify', 'The validation code is right.');
      });
    },
  };

  async function open(path: string, use = async (_: Page) => {}): Promise<void> {
    const complaints = await visit(path, use);
    if (!complaints.some((complaint) => complaint.includes(OWN_NETWORK))) {
      visitor.failures.push(...complaints);
      return;
    }
    console.log(`  ${path} again: ${OWN_NETWORK}`);
    await open(path, use);
  }

  /** Resolves with what failed. */
  async function visit(path: string, use: (page: Page) => Promise<void>): Promise<string[]> {
    visitor.count += 1;
    const complaints: string[] = [];
    const context = await browser.newContext();
    const page = await context.newPage();
    // A proxy's own refusal has no CORS headers: the browser tells of it twice.
    const failed = new Set<Request>();
    const note = (request: Request, what: unknown) => {
      if (!failed.has(request)) complaints.push(`${path}: ${request.url()}: ${what}`);
      failed.add(request);
    };
    page.on('requestfailed', (request) => note(request, request.failure()?.errorText));
    page.on('response', (response) => {
      if (response.status() >= 400) note(response.request(), response.status());
    });
    page.on('pageerror', (error) => complaints.push(`${path}: ${error.message}`));
    try {
      await page.goto(shell + path);
      await expect(page.locator('main[aria-busy=false]')).toBeVisible();
      await expect(page.getByRole('alert')).toBeHidden();
      await use(page);
    } catch (error) {
      complaints.push(`${path}: ${(error as Error).message.split('\n', 1)[0]}`);
    }
    page.removeAllListeners();
    await context.close();
    return complaints;
  }
  return visitor;
}

/** Presses a button and, when the page says that it did not work, presses it once more: then it has to. */
async function pressUntilItHolds(page: Page, button: string, message: string) {
  await page.getByRole('button', { name: button }).click();
  const answer = page.getByText(message).or(page.getByText(/^Failed to /));
  await expect(answer).toBeVisible();
  if (await page.getByText(message).isVisible()) return;
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByText(message)).toBeVisible();
}

/** Does something once more when it fails, and notes what failed each time. Resolves with '' when both did. */
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

export function sendCode(mail: string, email: string): Promise<Response> {
  return post(`${mail}/send-email`, { email });
}

export function verifyCode(mail: string, cookie: string, typedCode: string): Promise<Response> {
  return post(`${mail}/verify-code`, { typedCode }, { cookie });
}

function post(address: string, body: object, headers = {}): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

function codeIn(mails: string): string {
  return /code is (\d{6})/.exec(mails)?.[1] ?? 'none';
}

function filesOf({ metaData, exposes }: ManifestFile): string[] {
  const assets = exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...css.sync]);
  return [...new Set([metaData.remoteEntry.path + metaData.remoteEntry.name, ...assets])];
}
