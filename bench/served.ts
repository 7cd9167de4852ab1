import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import autocannon from 'autocannon';
import { endPrograms, run } from '../services/common/test/program.ts';
import { BEST_BROTLI } from '../services/origin/src/serve/answers.ts';
import { folderOf, root } from '../shared/project/folders.ts';
import { median, ratioOf } from './figures.ts';
import { DEMOS } from './pages.ts';
import { atMost, type Part } from './report.ts';
import { knowsAllGroups, serveBuilt } from './sites.ts';

/** What a plain file server serves: the shell's files, and what the shell's server wrote at one moment. */
const SNAPSHOT = path.join(root, '.cache/bench/served');

const DEMO = DEMOS[0].path;

/** Each measurement, in seconds. */
const SECONDS = 2;

const load = (url: string, connections: number, duration: number) =>
  autocannon({ url, connections, duration, headers: { 'accept-encoding': 'br' } });

/** The shell's server in a process of its own, as in a container, and sirv with the same bytes. */
export async function measureServed(runs: number): Promise<Part> {
  const site = await serveBuilt();
  try {
    const shell = run(path.join(root, 'services/origin/src/main.ts'), {
      ...{ WORKSPACE: 'shell', PORT: '0', METRICS_PORT: '0', LOG: 'off' },
      REMOTES: JSON.stringify(site.site.remotes),
    });
    const ours = await shell.address('shell');
    await knowsAllGroups(ours);
    await takeSnapshot(ours);
    const sirv = await run(path.join(root, 'bench/plainServer.ts'), {}, [SNAPSHOT]).address('sirv');
    const metrics = await shell.address('metrics');
    const rows = await compare({ ours, sirv }, metrics, runs);
    return reported(rows, await underLoad(`${ours}/catalogue.json`, metrics));
  } finally {
    endPrograms();
    await site.close();
  }
}

type Rows = Awaited<ReturnType<typeof compare>>;

/**
 * The microseconds that an answer takes, and of them those of our server's processor: what sends the requests reads large answers more
 * slowly than either server sends them. The servers take turns, so that other work on the machine slows both alike.
 */
async function compare(urls: { ours: string; sirv: string }, metrics: string, runs: number) {
  const files = readdirSync(path.join(SNAPSHOT, 'static'));
  const named = (pattern: RegExp) => `/static/${files.find((file) => pattern.test(file))}`;
  const rows = ['/', DEMO, '/catalogue.json', named(/^conditions.*\.js$/), named(/^main.*\.js$/)].map((at) => {
    return { at, bytes: 0, ours: [] as number[], sirv: [] as number[], processor: [] as number[] };
  });
  const processorSeconds = () => read(metrics, 'process_cpu_seconds_total');
  for (let turn = 1; turn <= runs; turn++) {
    for (const row of rows) {
      for (const server of ['sirv', 'ours'] as const) {
        const before = server === 'ours' ? await processorSeconds() : 0;
        const { requests, throughput, duration, errors, non2xx } = await load(urls[server] + row.at, 32, SECONDS);
        if (errors + non2xx > 0)
          throw new Error(`${errors} errors and ${non2xx} refusals at ${urls[server] + row.at}.`);
        row[server].push((duration * 1_000_000) / requests.total);
        if (server === 'ours') row.processor.push((((await processorSeconds()) - before) * 1_000_000) / requests.total);
        row.bytes = Math.round(throughput.total / requests.total);
      }
    }
    console.log(`  served: run ${turn} of ${runs}`);
  }
  return rows;
}

/** A number that a server tells of itself. */
async function read(metrics: string, name: string): Promise<number> {
  const text = await (await fetch(metrics)).text();
  return Number(RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
}

/** How many requests of 300 connections fail in 30 s, and the largest memory of the server in that time, in MB. */
async function underLoad(url: string, metrics: string) {
  let memory = 0;
  const watching = setInterval(async () => {
    memory = Math.max(memory, (await read(metrics, 'process_resident_memory_bytes')) / 1_000_000);
  }, 250);
  const { errors, non2xx } = await load(url, 300, 30);
  clearInterval(watching);
  return { failed: errors + non2xx, memory };
}

function reported(rows: Rows, { failed, memory }: Awaited<ReturnType<typeof underLoad>>): Part {
  return {
    checks: [
      // Our answers have more headers: the policy of a document has 1 kB.
      ...rows.map(({ at, ours, sirv }) => atMost(`${shortOf(at)}, served: to sirv`, ratioOf(ours, sirv), 1.2, ' ×', 2)),
      // At least 3 000 a second: as they arrive, and as one core could send them.
      ...rows.slice(0, -1).map(({ at, ours }) => atMost(`${shortOf(at)}, served: each`, median(ours), 333, ' µs')),
      ...rows.map(({ at, processor }) => atMost(`${shortOf(at)}, served: processor`, median(processor), 333, ' µs')),
      atMost('/catalogue.json, 300 connections for 30 s: memory', memory, 200, ' MB'),
      atMost('/catalogue.json, 300 connections for 30 s: failed', failed, 0, ''),
    ],
    tables: [
      rows.map(({ at, bytes, ours, sirv, processor }) => ({
        'served, 32 connections': shortOf(at),
        bytes,
        'requests a second': (1_000_000 / median(ours)).toFixed(0),
        'from sirv': (1_000_000 / median(sirv)).toFixed(0),
        'µs of our processor': median(processor).toFixed(0),
      })),
    ],
  };
}

const shortOf = (address: string) => address.replace(/\.[0-9a-f]{12}\./, '.');

async function takeSnapshot(shell: string): Promise<void> {
  rmSync(SNAPSHOT, { recursive: true, force: true });
  mkdirSync(SNAPSHOT, { recursive: true });
  cpSync(path.join(folderOf('shell'), 'dist/static'), path.join(SNAPSHOT, 'static'), { recursive: true });
  for (const name of ['index.html', `${DEMO.slice(1)}.html`, 'catalogue.json']) {
    const text = await (await fetch(`${shell}/${name.replace(/(index)?\.html$/, '')}`)).text();
    writeFileSync(path.join(SNAPSHOT, name), text);
    writeFileSync(path.join(SNAPSHOT, `${name}.br`), brotliCompressSync(text, BEST_BROTLI));
  }
}
