// npm run workshop -- test:scale checks what docs/deploy.md promises of two containers of each part. It takes about 15 minutes, and needs a
// container engine. With KEEP_IMAGES=yes, it uses the images of the last run.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { originsOf } from '../../shared/project/environment.ts';
import { requireBrowser } from '../../shared/test/chromium.ts';
import { buildImages, change, compose, containers, inContainers } from './compose.ts';
import { cookieOf, sendCode, verifyCode, whileVisited } from './test/visitors.ts';

/** Two builds of everything, which replace each other. */
const VERSIONS = ['test-a', 'test-b'] as const;

/** How often each part gets a new build. */
const ROUNDS = 3;

/** The proxy asks three times a second whether a replica is ready; this is long enough for it to see a new one. */
const PROXY_MS = 3000;

test('two containers of each part', (context) =>
  inContainers(async (copy, site) => {
    requireBrowser();
    process.env.COMPOSE_PROFILES = 'scale';
    const { mail } = site.services;
    const parts = ['shell', ...site.remotes.map(({ name }) => name), 'api'];
    const up = (version: string, ...args: string[]) =>
      compose(copy, ['up', '--detach', '--no-build', '--wait', ...args], { TAG: version, VERSION: version });
    if (!process.env.KEEP_IMAGES) await makeImages(copy);
    await up(VERSIONS[0]);
    for (const url of [...originsOf(site), mail]) {
      // Until the proxy has found a replica ready.
      while (!(await fetch(`${url}/readyz`)).ok) await setTimeout(100);
    }

    await context.test('both replicas count the tries of a code', async () => {
      const cookie = cookieOf(await sendCode(mail, 'tries@load.example'));
      // Each try has the first cookie, which knows of no other try. The code is wrong, because a right one has six digits.
      const tries = await Promise.all(Array.from({ length: 20 }, () => verifyCode(mail, cookie, 'wrong!')));
      assert.equal(tries.filter(({ status }) => status === 403).length, 4);
      assert.deepEqual(new Set(tries.map(({ status }) => status)), new Set([403, 410]));
    });

    await context.test('both replicas count the mails to a mailbox', async () => {
      let taken = 0;
      for (let mails = 0; mails < 130; mails++) taken += Number((await sendCode(mail, 'mails@load.example')).ok);
      assert.equal(taken, 120);
    });

    await whileVisited(site, async (failuresDuring) => {
      for (let round = 1; round <= ROUNDS; round++) {
        const version = VERSIONS[round % 2] as string;
        await context.test(`round ${round}: a new build of each part, and no visitor meets a failure`, async () => {
          const worst = await failuresDuring(async () => {
            // One replica after the other, as docs/deploy.md describes it.
            for (const replica of parts.flatMap((part) => [`${part}-1`, `${part}-2`])) {
              const before = idOf(replica);
              await up(version, '--no-deps', replica);
              assert.notEqual(idOf(replica), before, `${replica} was not replaced.`);
              await setTimeout(PROXY_MS);
            }
          });
          assert.equal(worst, 0, errorsOfProxy());
        });
      }
      for (const part of parts) {
        await context.test(`a replica of ${part} is killed, and no visitor meets more than one failure`, async () => {
          const worst = await failuresDuring(async () => {
            const { status } = spawnSync('docker', ['kill', '--signal', 'KILL', idOf(`${part}-1`)]);
            assert.equal(status, 0, `${part}-1 could not be killed.`);
          });
          assert.ok(worst <= 1, `A visitor had ${worst} failures.\n${errorsOfProxy()}`);
          await up(VERSIONS[ROUNDS % 2] as string, '--no-deps', '--no-recreate', `${part}-1`);
        });
      }
    });
  }));

async function makeImages(copy: string) {
  for (const version of VERSIONS) {
    for (const file of ['shared/src/siteConfig.ts', 'services/api/src/main.ts']) change(copy, file);
    const env = { TAG: version, VERSION: version };
    const seconds = (await buildImages(copy, env)) + (await compose(copy, ['build'], env));
    console.log(`images of ${version} made in ${seconds.toFixed(0)} s`);
  }
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
