/** Everything that must hold before a change lands, ending with one line: `N passed, N failed`. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requireBrowser } from '../../shared/test/chromium.ts';
import { build } from '../build/build.ts';
import { root } from '../build/workspaces.ts';
import { checkBudgets } from './budgets.ts';
import { testCompose } from './compose.ts';
import { runBrowserTests } from './e2e.ts';

interface Count {
  passed: number;
  failed: number;
}

/** The specs that meet what containers could get wrong: origins, headers, sample files, ranges, the API and its mail. */
const IN_CONTAINERS = ['counter', 'cross-origin-frames', 'email-validation', 'file-download', 'geolocation', 'video'];

const results = mkdtempSync(path.join(tmpdir(), 'playground-'));
const total: Count = { passed: 0, failed: 0 };

await step(
  'browser',
  asCheck(async () => console.log(requireBrowser())),
);
await step('lint', tool('@biomejs/biome/bin/biome', 'check', '.'));
await step('unused code', tool('knip/bin/knip.js'));
await step('types', tool('typescript/bin/tsc', '--noEmit'));
await step('unit', unitTests);
await step(
  'build',
  asCheck(() => build([])),
);
await step('budgets', asCheck(checkBudgets));
await step('e2e', () => browserTests('e2e.json', runBrowserTests));
// Where CI found an engine (.ci/run): some of the browser tests. `npm run test:compose` runs all of them.
if (process.env.TEST_CONTAINERS) {
  await step('containers', () =>
    browserTests('containers.json', async (args, env) =>
      (await testCompose([...IN_CONTAINERS, ...args], env)) ? 0 : 1,
    ),
  );
}
rmSync(results, { recursive: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** Runs one part, adds what it counted, and says how long it took. A part that breaks down is one failure. */
async function step(name: string, run: () => Promise<Count>): Promise<void> {
  console.log(`\n── ${name}`);
  const started = performance.now();
  let count: Count;
  try {
    count = await run();
  } catch (error) {
    console.error((error as Error).message);
    count = { passed: 0, failed: 1 };
  }
  total.passed += count.passed;
  total.failed += count.failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`   ${name}: ${count.passed} passed, ${count.failed} failed in ${seconds} s`);
}

/** A part that either holds or throws. */
function asCheck(run: () => unknown): () => Promise<Count> {
  return async () => {
    await run();
    return { passed: 1, failed: 0 };
  };
}

/** A part that is one command of an installed package. */
function tool(script: string, ...args: string[]): () => Promise<Count> {
  return async () => {
    const code = await node([path.join(root, 'node_modules', script), ...args]);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  };
}

async function unitTests(): Promise<Count> {
  const output = path.join(results, 'unit.json');
  const code = await node([
    path.join(root, 'node_modules/jest/bin/jest.js'),
    '--silent',
    '--json',
    `--outputFile=${output}`,
  ]);
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(output, 'utf8'));
  // A suite that does not even load has no failed tests, and counts all the same.
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites, code === 0 ? 0 : 1) };
}

async function browserTests(report: string, run: typeof runBrowserTests): Promise<Count> {
  const output = path.join(results, report);
  const code = await run([], { PLAYWRIGHT_JSON_OUTPUT_NAME: output });
  const { stats, errors } = JSON.parse(readFileSync(output, 'utf8'));
  return {
    passed: stats.expected,
    failed: Math.max(stats.unexpected + stats.flaky + errors.length, code === 0 ? 0 : 1),
  };
}

/** Resolves with the exit code of a script that Node runs; the JSON on its standard output is not for people. */
function node(args: string[]): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', args.includes('--json') ? 'ignore' : 'inherit', 'inherit'],
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}
