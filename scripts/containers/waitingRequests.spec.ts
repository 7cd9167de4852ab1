// npm run workshop -- test:faults takes a minute (docs/decisions/051-faults-at-the-servers.md).
import assert from 'node:assert/strict';
import { setMaxListeners } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { endPrograms, run } from '../../services/common/test/program.ts';
import { rawResponse } from '../../services/common/test/rawResponse.ts';
import { root } from '../../shared/project/folders.ts';

const ASKED = 200;
const WAITING = 100;
const SOON_MS = 100;
/** Quiet and loaded rounds alternate, so that other work on the machine slows both. */
const ROUNDS = 15;
const REQUESTS = 300;
/** How long it takes until all requests that came at once are handled. */
const SETTLED_MS = 300;

const files = mkdtempSync(path.join(tmpdir(), 'playground-faults-'));
writeFileSync(path.join(files, 'main.0123456789ab.js'), `run(${JSON.stringify('a'.repeat(20_000))})`);

after(() => {
  endPrograms();
  rmSync(files, { recursive: true });
});

const SERVERS: { name: string; main: string; target: string; settings: Record<string, string> }[] = [
  {
    name: 'forms',
    main: 'services/origin/src/main.ts',
    target: '/main.0123456789ab.js?',
    settings: { WORKSPACE: 'forms', ROOT: files },
  },
  {
    name: 'api',
    main: 'services/api/src/main.ts',
    target: '/reverse?format=json&lat=48.5&lon=9.1&',
    settings: { INBOX_PORT: '0', SMTP_PORT: '0', IDENTITY_PORT: '0', PAY_PORT: '0', BANK_PORT: '0' },
  },
];

for (const { name, main, target, settings } of SERVERS) {
  test(`${name} refuses the 101st of 200 slow requests at once, and they hardly slow others`, async () => {
    const own = { PORT: '0', HOST: '127.0.0.1', LOG: 'off' };
    const program = run(path.join(root, main), { ...own, ...settings });
    const url = (await program.address(name)).replace('localhost', '127.0.0.1');
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    /** The p95 of requests without a fault, in milliseconds. */
    const p95 = async () => {
      const all: number[] = [];
      await setTimeout(SETTLED_MS);
      for (let count = 0; count < REQUESTS; count++) {
        const started = performance.now();
        const { status } = await rawResponse(url, target, { agent });
        assert.equal(status, 200);
        all.push(performance.now() - started);
      }
      return percentile(all, 0.95);
    };
    await p95();

    const quiet: number[] = [];
    const loaded: number[] = [];
    const refused: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      quiet.push(await p95());
      const leaving = new AbortController();
      setMaxListeners(0, leaving.signal);
      const ask = () => rawResponse(url, `${target}fault=slow-30000`, { signal: leaving.signal });
      const waiting = Array.from({ length: WAITING + 1 }, ask);
      // One of them finds no place.
      await Promise.race(waiting);
      const started = performance.now();
      const others = Array.from({ length: ASKED - WAITING }, async (_, index) => {
        const { status, headers } = await ask();
        // All are sent at once. Only the first shows how soon a refusal comes.
        if (index === 0) refused.push(performance.now() - started);
        assert.deepEqual([status, headers['retry-after']], [503, '1']);
      });
      await Promise.all(others);
      loaded.push(await p95());
      leaving.abort();
      await Promise.all(waiting);
    }
    agent.destroy();

    // The median of the rounds, because other work on the machine slows some of them.
    const median = (values: number[]) => percentile(values, 0.5);
    const soon = median(refused);
    const slowed = median(quiet.map((ms, round) => (loaded[round] ?? Number.NaN) / ms));
    console.log(
      `${name}: the 101st of ${ASKED} slow requests is refused after ${soon.toFixed(0)} ms; p95 of requests without a ` +
        `fault ${median(quiet).toFixed(2)} ms, and while ${WAITING} wait ${median(loaded).toFixed(2)} ms (${slowed.toFixed(2)} times)`,
    );
    assert.ok(soon < SOON_MS, `The 101st was refused after ${soon} ms, and ${SOON_MS} ms are allowed.`);
    assert.ok(slowed <= 1.2, `Requests without a fault took ${slowed} times as long, and 1.2 times is allowed.`);
  });
}

function percentile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}
