import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { chromium } from 'playwright';
import { originsOf } from '../../services/common/src/environment.ts';
import type { SiteConfig } from '../../shared/contract/site.ts';
import { findBrowser, launchOptions, requireBrowser } from '../../shared/test/chromium.ts';
import { run } from '../commandLine.ts';
import { buildInTurn, change, compose, containers, inContainers } from './compose.ts';
import { browserVisitor, cookieOf, fileVisitor, sendCode, type Visitor, verifyCode } from './visitors.ts';

const HELP = `
npm run test:scale -- [--runs <number>] [--keep-images]

Starts two containers of each part behind the proxy (docker compose --profile scale), on free ports, and checks what docs/deploy.md
promises: both replicas count together, each part can get a new build while visitors use the site, and a replica can be killed.
It needs a container engine and takes about 15 minutes.

  --runs <number>   how often each part gets a new build (default: 3)
  --keep-images     uses the images of the last run
`;

/** Two builds of everything, which replace each other. */
const VERSIONS = ['test-a', 'test-b'] as const;

/** The proxy asks three times a second whether a replica is ready; this is long enough for it to see a new one. */
const PROXY_MS = 3000;

const VISITORS = 16;
/** How many of the visitors are browsers. */
const BROWSERS = 4;

run(HELP, { options: { runs: { type: 'string' }, 'keep-images': { type: 'boolean' } } }, ({ values }) =>
  inContainers(async (copy, site) => {
    requireBrowser();
    process.env.COMPOSE_PROFILES = 'scale';
    const rounds = Number(values.runs ?? 3);
    const parts = ['shell', ...site.remotes.map(({ name }) => name), 'api'];
    const up = (version: string, ...args: string[]) =>
      compose(copy, ['up', '--detach', '--no-build', '--wait', ...args], {
        TAG: version,
        VERSION: version,
      });
    /** Replaces both replicas of a part, one after the other, as docs/deploy.md describes it. */
    const roll = async (part: string, version: string) => {
      for (const replica of [`${part}-1`, `${part}-2`]) {
        const before = idOf(replica);
        await up(version, '--no-deps', replica);
        if (idOf(replica) === before) throw new Error(`${replica} was not replaced.`);
        await setTimeout(PROXY_MS);
      }
    };
    if (!values['keep-images']) await makeImages(copy);
    await up(VERSIONS[0]);
    for (const url of [...originsOf(site), site.services.mail]) {
      // Until the proxy has found a replica ready.
      while (!(await fetch(`${url}/readyz`)).ok) await setTimeout(100);
    }
    console.log(`${containers().length} containers are up`);
    await countsOverBoth(site.services.mail);
    await underLoad(site, async (phase) => {
      for (let round = 1; round <= rounds; round++) {
        await phase(`roll-out ${round} of ${parts.length} parts`, 0, async () => {
          for (const part of parts) await roll(part, VERSIONS[round % 2] as string);
        });
      }
      for (const part of parts) {
        await phase(`a replica of ${part} killed`, 1, async () => kill(`${part}-1`));
        await up(VERSIONS[rounds % 2] as string, '--no-deps', '--no-recreate', `${part}-1`);
      }
    });
  }),
);

async function makeImages(copy: string) {
  for (const version of VERSIONS) {
    for (const file of ['shared/src/siteConfig.ts', 'services/api/src/main.ts']) change(copy, file);
    const env = { TAG: version, VERSION: version };
    const seconds = (await buildInTurn(copy, env)) + (await compose(copy, ['build'], env));
    console.log(`images of ${version} made in ${seconds.toFixed(0)} s`);
  }
}

/** Both replicas together count the tries of a code and the mails to a mailbox. */
async function countsOverBoth(mail: string) {
  const cookie = cookieOf(await sendCode(mail, 'tries@load.example'));
  // Each try has the first cookie, which knows of no other try. The code is wrong, because a right one has six digits.
  const tries = await Promise.all(Array.from({ length: 20 }, () => verifyCode(mail, cookie, 'wrong!')));
  const wrong = tries.filter(({ status }) => status === 403).length;
  console.log(`20 wrong tries at once over two replicas: ${wrong} were answered as wrong, then the code was used up`);
  assert.equal(wrong, 4);
  assert.deepEqual(new Set(tries.map(({ status }) => status)), new Set([403, 410]));

  let taken = 0;
  for (let mails = 0; mails < 130; mails++) taken += Number((await sendCode(mail, 'mails@load.example')).ok);
  console.log(`130 mails to one mailbox over two replicas: ${taken} were sent`);
  assert.equal(taken, 120);
}

const idOf = (service: string) => containers().find((container) => container.service === service)?.id ?? '';

/** The last errors in the proxy's log. */
function errorsOfProxy(): string {
  const { stdout, stderr } = spawnSync('docker', ['logs', '--tail', '5000', idOf('proxy')], { encoding: 'utf8' });
  const errors = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('"level":"error"'));
  return errors
    .map((line) => line.slice(0, 300))
    .slice(-10)
    .join('\n');
}

function kill(service: string) {
  const { status } = spawnSync('docker', ['kill', '--signal', 'KILL', idOf(service)]);
  if (status !== 0) throw new Error(`${service} could not be killed.`);
}

type Phase = (what: string, allowed: number, part: () => Promise<void>) => Promise<void>;

/** Runs phases while visitors use the site. Prints the failures of each phase, and throws if one visitor had more than allowed. */
async function underLoad(site: SiteConfig, work: (phase: Phase) => Promise<void>) {
  const browser = await chromium.launch(launchOptions(findBrowser()));
  const browsers = Array.from({ length: BROWSERS }, (_, index) => browserVisitor(browser, site, `browser-${index}`));
  const others = Array.from({ length: VISITORS - BROWSERS }, (_, index) => fileVisitor(site, `visitor-${index}`));
  const visitors = [...browsers, ...others];
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
  const countOf = (some: Visitor[]) => some.reduce((sum, { count }) => sum + count, 0);
  const phase: Phase = async (what, allowed, part) => {
    for (const visitor of visitors) Object.assign(visitor, { count: 0, failures: [] });
    const began = performance.now();
    await part();
    await aRound();
    const worst = Math.max(...visitors.map(({ failures }) => failures.length));
    const failures = visitors.flatMap((visitor) => visitor.failures);
    console.log(
      `${what}, ${Math.round((performance.now() - began) / 1000)} s: ${countOf(others)} requests, ` +
        `${countOf(browsers)} pages; ${failures.length} failed, at most ${worst} of one visitor`,
    );
    for (const failure of failures.slice(0, 10)) console.log(`  ${failure}`);
    if (failures.length > 0) console.log(errorsOfProxy());
    if (worst > allowed) throw new Error(`${what}: one visitor had ${worst} failures, and ${allowed} are allowed.`);
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
