import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { chromium } from 'playwright';
import type { SiteConfig } from '../../shared/contract/site.ts';
import { findBrowser, launchOptions, requireBrowser } from '../../shared/test/chromium.ts';
import { run } from '../commandLine.ts';
import { copySources } from '../rules/copySources.ts';
import { buildInTurn, change, compose, containers, requireEngine, takeOwnNames } from './compose.ts';
import { browserVisitor, fileVisitor, sendCode, type Visitor, verifyCode } from './visitors.ts';

const HELP = `
npm run test:scale -- [--runs <number>] [--keep-images]

Brings two of each up behind the proxy (docker compose --profile scale), on free ports, and holds them to what docs/deploy.md
promises: limits that count over both, a new build of every part rolled out under visitors, 3 times when --runs says nothing
else, and a replica killed. Needs a container engine. Takes about 15 minutes.

  --keep-images   takes the two builds that the last run made
`;

const PROFILE = ['--profile', 'scale'];
const PARTS = ['shell', 'forms', 'media', 'frames', 'tables', 'async', 'api'];

/** Two builds of everything, which take each other's place. */
const VERSIONS = ['test-a', 'test-b'];

/** In which the proxy sees that a new replica is ready: it asks three times a second. */
const PROXY_MS = 3000;

/** How many visitors there are at once, and how many of them are browsers. */
const VISITORS = 16;
const BROWSERS = 4;

run(HELP, { options: { runs: { type: 'string' }, 'keep-images': { type: 'boolean' } } }, async ({ values }) => {
  requireEngine();
  requireBrowser();
  const rounds = Number(values.runs ?? 3);
  const site = await takeOwnNames();
  const copy = copySources(tmpdir());
  const up = (version: string, ...args: string[]) =>
    compose(copy, [...PROFILE, 'up', '--detach', '--no-build', '--wait', ...args], { TAG: version, VERSION: version });
  try {
    if (!values['keep-images']) await makeImages(copy);
    await up(VERSIONS[0] as string);
    for (const { url } of [{ url: site.shell }, { url: site.services.mail }, ...site.remotes]) await isReady(url);
    console.log(`${containers().length} containers are up`);
    await countsOverBoth(site);
    await underLoad(site, async (phase) => {
      for (let round = 1; round <= rounds; round++) {
        await phase(`roll-out ${round} of ${PARTS.length} parts`, 0, async () => {
          for (const part of PARTS) await roll(up, part, VERSIONS[round % 2] as string);
        });
      }
      for (const part of PARTS) {
        await phase(`a replica of ${part} killed`, 1, async () => kill(`${part}-1`));
        await up(VERSIONS[rounds % 2] as string, '--no-deps', '--no-recreate', `${part}-1`);
      }
    });
  } finally {
    await compose(copy, [...PROFILE, 'down', '--volumes', '--timeout', '5']);
    rmSync(copy, { recursive: true });
  }
});

/** Images of everything in two builds. */
async function makeImages(copy: string) {
  for (const version of VERSIONS) {
    for (const file of ['shared/src/siteConfig.ts', 'services/api/src/main.ts']) change(copy, file);
    const env = { TAG: version, VERSION: version };
    const seconds = (await buildInTurn(copy, PROFILE, env)) + (await compose(copy, [...PROFILE, 'build'], env));
    console.log(`images of ${version} made in ${seconds.toFixed(0)} s`);
  }
}

/** Until the proxy has found a replica ready. */
async function isReady(url: string) {
  while (!(await fetch(`${url}/readyz`)).ok) await setTimeout(100);
}

/** One code's tries and one mailbox's mails, counted by both replicas together. */
async function countsOverBoth({ services: { mail } }: SiteConfig) {
  const sent = await sendCode(mail, 'tries@load.example');
  const cookie = sent.headers.get('set-cookie')?.split(';')[0] ?? '';
  // The cookie of the beginning each time, which knows of no try. A wrong code: the right one is six digits.
  const tries = await Promise.all(Array.from({ length: 20 }, () => verifyCode(mail, cookie, 'wrong!')));
  const wrong = tries.filter(({ status }) => status === 403).length;
  console.log(`20 wrong tries at once over two replicas: ${wrong} were wrong codes, then the code was at its end`);
  assert.equal(wrong, 4);
  assert.deepEqual(new Set(tries.map(({ status }) => status)), new Set([403, 410]));

  let taken = 0;
  for (let mails = 0; mails < 130; mails++) taken += Number((await sendCode(mail, 'mails@load.example')).ok);
  console.log(`130 mails to one mailbox over two replicas: ${taken} were sent`);
  assert.equal(taken, 120);
}

/** The one and then the other is made anew: what docs/deploy.md has. */
async function roll(up: (version: string, ...args: string[]) => Promise<number>, part: string, version: string) {
  for (const replica of [`${part}-1`, `${part}-2`]) {
    const before = identity(replica);
    await up(version, '--no-deps', replica);
    if (identity(replica) === before) throw new Error(`${replica} was not replaced.`);
    await setTimeout(PROXY_MS);
  }
}

function identity(service: string): string {
  return containers().find((container) => container.service === service)?.id ?? '';
}

/** What the proxy has logged of answers that it could not get. */
function complaintsOfProxy(): string {
  const { stdout, stderr } = spawnSync('docker', ['logs', '--tail', '5000', identity('proxy')], { encoding: 'utf8' });
  const lines = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('"level":"error"'));
  return lines
    .slice(-10)
    .map((line) => line.slice(0, 300))
    .join('\n');
}

function kill(service: string) {
  const { status } = spawnSync('docker', ['kill', '--signal', 'KILL', identity(service)]);
  if (status !== 0) throw new Error(`${service} could not be killed.`);
}

/** Phases while visitors use the site without a pause: of each it says what failed, and it throws at the first that had more than it may. */
async function underLoad(
  site: SiteConfig,
  work: (phase: (what: string, allowed: number, part: () => Promise<void>) => Promise<void>) => Promise<void>,
) {
  const browser = await chromium.launch(launchOptions(findBrowser()));
  const visitors: Visitor[] = Array.from({ length: VISITORS }, (_, index) =>
    index < BROWSERS ? browserVisitor(browser, site, `browser-${index}`) : fileVisitor(site, `visitor-${index}`),
  );
  const rounds = visitors.map(() => 0);
  let going = true;
  const all = visitors.map(async (visitor, index) => {
    while (going) {
      await visitor.round();
      rounds[index] = (rounds[index] as number) + 1;
    }
  });
  /** Until each has done one whole round from now. */
  const aRound = async () => {
    const before = [...rounds];
    while (rounds.some((count, index) => count < (before[index] as number) + 2)) await setTimeout(100);
  };
  const phase = async (what: string, allowed: number, part: () => Promise<void>) => {
    for (const visitor of visitors) Object.assign(visitor, { count: 0, failures: [] });
    const began = performance.now();
    await part();
    await aRound();
    const counts = (some: Visitor[]) => some.reduce((sum, { count }) => sum + count, 0);
    const worst = Math.max(...visitors.map(({ failures }) => failures.length));
    const failures = visitors.flatMap((visitor) => visitor.failures);
    console.log(
      `${what}, ${Math.round((performance.now() - began) / 1000)} s: ${counts(visitors.slice(BROWSERS))} requests, ` +
        `${counts(visitors.slice(0, BROWSERS))} pages; ${failures.length} failed, at most ${worst} of one visitor`,
    );
    for (const failure of failures.slice(0, 10)) console.log(`  ${failure}`);
    if (failures.length > 0) console.log(complaintsOfProxy());
    if (worst > allowed) throw new Error(`${what}: more failed than may.`);
  };
  try {
    await aRound();
    await work(phase);
  } finally {
    going = false;
    await Promise.all(all);
    await browser.close();
  }
}
