/** Suites that want a score without a test, in `npm run prove` itself. judge.test.ts has the same for its rules. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Suite } from '../../scripts/testing/suite';
import { expect, test } from '../../shared/test/browser';
import { launchOptions } from '../../shared/test/chromium';
import { root } from '../fixtures/runScript';

const CHEAT = path.join(root, 'e2e/fixtures/suites/cheat.ts');

/** What the report says of a suite that cheats in this way. */
function prove(way: string, ...options: string[]) {
  const place = mkdtempSync(path.join(tmpdir(), 'playground-cheat-'));
  const own = ['--built', '--kind', 'defect', '--seed', '1', '--output', place, ...options];
  const command = ['node', '--import', import.meta.resolve('tsx'), CHEAT, way, place];
  const { stdout, stderr, status } = spawnSync('npm', ['run', 'prove', '--', ...own, ...command], {
    cwd: root,
    encoding: 'utf8',
  });
  try {
    return { said: stdout + stderr, status, ...JSON.parse(readFileSync(path.join(place, 'prove.json'), 'utf8')) };
  } catch {
    return { said: stdout + stderr, status };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

test.describe('a suite that tests nothing', () => {
  test.setTimeout(600_000);

  const one = ['--pages', '/counter', '--sample', '1'];
  const many = ['--pages', '/counter,/checkbox'];
  for (const [way, words, options] of [
    ['counts', 'by count', one],
    ['compares bytes', 'by count', one],
    ['compares sizes', 'by count', one],
    ['compares text', 'by count', one],
    ['compares code', 'by count', many],
    ['counts calls', 'by count', many],
    ['compares numbers', 'by count', many],
    ['knows the seed', 'by count', ['--pages', '/counter,/shoppingCart']],
    ['hangs', 'by time', one],
    ['ends with 0', 'has tests that failed: counts', one],
  ] as const)
    test(`has no score: it ${way}`, { tag: '@audit' }, () => {
      const { said, status, score } = prove(way, ...options);
      expect(said).toContain(words);
      expect([status, score?.caught]).toEqual([1, undefined]);
    });

  test('catches nothing if it asks the site for the version, and the report says that it asked', {
    tag: '@audit',
  }, () => {
    const { score, notes } = prove('asks', '--pages', '/counter', '--sample', '3');
    expect(score.caught.right).toBe(0);
    expect(notes.join()).toContain('The suite asked the site for versions: /versions.json');
  });
});

test('today’s Playwright says what a test opens and runs only what we name, or else all', async () => {
  // Inside the project, where the package is found.
  const cache = path.join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const place = mkdtempSync(path.join(cache, 'opened-'));
  const files = {
    'playwright.config.mjs': `export default { use: { launchOptions: ${JSON.stringify(launchOptions())} } };`,
    'shared.mjs':
      "import { test } from '@playwright/test';\ntest('opens', ({ page }) => test.setTimeout(45_000) ?? page.goto('about:blank'));",
    'opens.spec.mjs': "import './shared.mjs';",
    'other.spec.mjs': "import { test } from '@playwright/test';\ntest(process.env.PLAYGROUND_URL, () => {});",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(place, name), text);
  const { INIT_CWD, NODE_OPTIONS } = process.env;
  process.env.INIT_CWD = place;
  delete process.env.NODE_OPTIONS;
  const suite = new Suite(['npx', 'playwright', 'test']);
  try {
    const opens = { file: 'shared.mjs', loaded: 'opens.spec.mjs', passed: true, opened: ['about:blank'] };
    const other = { file: 'other.spec.mjs' };
    const { tests, ...first } = await suite.run({ site: {} });
    expect([first.longest, tests]).toMatchObject([45, [opens, other]]);
    expect(await suite.run({ site: {}, only: tests.slice(0, 1) })).toMatchObject({ passed: true, tests: [opens] });
    // Its title is another one now.
    expect(await suite.run({ site: {}, only: tests.slice(1) })).toMatchObject({ passed: true, tests: [opens, other] });
  } finally {
    suite.close();
    for (const [name, value] of Object.entries({ INIT_CWD, NODE_OPTIONS }))
      if (value !== undefined) process.env[name] = value;
    rmSync(place, { recursive: true });
  }
});
