/** Each solution runs as it is copied from Tasks and solutions: in an empty project with its tool, outside this repository. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NODE_TOOLS, type PublishedPractice, TOOL_NAMES, type Token, type Tool } from '../../shared/contract/practice';
import { folderOf, practiceAddress } from '../../shared/contract/practiceAddress';
import { alone, codeOf } from '../../shared/src/practice/alone';
import { ofThisSite } from '../../shared/src/practice/ofThisSite';
import { expect, siteUnderTest, test } from '../../shared/test/browser';
import { forThisMachine, forWebdriverio } from '../fixtures/forThisMachine';
import { needs } from '../fixtures/needs';
import { openPanel } from '../fixtures/panel';
import { publishedGroups } from '../fixtures/publishedGroups';
import { ofTerminal, run } from '../fixtures/run';
import { root } from '../fixtures/runScript';

/** Pages with one or two tasks each. The audit runs the whole files of all pages. */
const SOME = ['counter', 'file-download'];

needs('forms', 'media', 'frames', 'tables', 'async');

test.describe('Copy', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('gives the code that is shown, with the addresses of this site', async ({ page, site }) => {
    await page.goto('/emailValidation');
    const panel = await openPanel(page);
    await panel.getByText('Solution of task 1').click();
    await panel.getByRole('tab', { name: 'Selenium' }).click();
    await panel.getByRole('button', { name: 'Copy the Selenium solution' }).click();
    await expect(panel.getByText('Copied')).toBeVisible();
    const copied = await panel.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await panel.getByRole('tabpanel').locator('pre').textContent());
    expect(copied).toContain(`const baseUrl = '${site.shell}';`);
    expect(copied).toContain(`const inbox = '${site.inbox}';`);
  });
});

for (const tool of NODE_TOOLS) {
  // Playwright's runner, and one of the three tools that node --test runs.
  const tag = tool === 'playwright' || tool === 'selenium' ? '@long' : '@audit';
  test(`${TOOL_NAMES[tool]}: the solution of each task of two pages`, { tag }, async () => {
    // Each solution starts a browser of its own. Half a minute on two idle cores.
    test.setTimeout(600_000);
    await runAll(
      tool,
      (await solutionsIn(tool))
        .filter(({ demo }) => SOME.includes(demo))
        .flatMap(({ tokens, tasks }) => tasks.map((id) => alone(tool, tokens, id))),
    );
  });

  test(`${TOOL_NAMES[tool]}: the solutions of all pages`, { tag: '@audit' }, async () => {
    test.setTimeout(1_200_000);
    const whole = await solutionsIn(tool);
    await runAll(
      tool,
      whole.map(({ tokens }) => tokens),
    );
  });
}

interface Copied {
  demo: string;
  /** The ids of its tasks. */
  tasks: string[];
  tokens: Token[];
}

/** What Tasks and solutions shows on this site, or showed in the release whose archive is named. */
async function solutionsIn(tool: Tool): Promise<Copied[]> {
  const texts = process.env.PLAYGROUND_RELEASE ? solutionsOf(process.env.PLAYGROUND_RELEASE) : await solutionsOfToday();
  const copied = Object.entries(texts).map(([demo, text]) => {
    const { solutions, tasks }: PublishedPractice = JSON.parse(ofThisSite(text, siteUnderTest()));
    return { demo, tasks: tasks.map(({ id }) => id), tokens: solutions[tool] ?? [] };
  });
  return copied.filter(({ tokens }) => tokens.length > 0);
}

async function solutionsOfToday(): Promise<Record<string, string>> {
  const texts = publishedGroups.flatMap(({ url, practice, demos }) =>
    demos.map(async ({ expose }) => {
      const response = await fetch(practiceAddress(url, practice ?? '', { expose }));
      return [folderOf({ expose }), await response.text()] as const;
    }),
  );
  return Object.fromEntries(await Promise.all(texts));
}

function solutionsOf(archive: string): Record<string, string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  execFileSync('tar', ['-xzf', archive, '-C', folder]);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = files.flatMap((file) => {
    const [, demo] = /[\\/]dist[\\/]practice[\\/]([\w-]+)\.\w+\.json$/.exec(file) ?? [];
    const text = demo ? readFileSync(path.join(folder, file), 'utf8') : '';
    return text.includes('"solutions":') ? [[demo, text]] : [];
  });
  rmSync(folder, { recursive: true });
  return Object.fromEntries(texts);
}

/** Pastes each solution into a file with the ending that it gives, and runs all files at once. */
async function runAll(tool: Tool, solutions: Token[][]): Promise<void> {
  const cwd = mkdtempSync(path.join(tmpdir(), 'empty-project-'));
  symlinkSync(path.join(root, 'node_modules'), path.join(cwd, 'node_modules'));
  let tests = 0;
  const files = solutions.map((tokens, index) => {
    const code = codeOf(tokens);
    const file = `${index}-${/^\/\/ File: (\S+)/.exec(code)?.[1]}`;
    writeFileSync(path.join(cwd, file), forThisMachine(code));
    tests += code.match(/^test\(/gm)?.length ?? 0;
    return file;
  });
  // Without names: each runner finds its own files.
  const [command, args] =
    tool === 'playwright'
      ? ['npx', ['playwright', 'test', '--workers=2', '--retries=0']]
      : [process.execPath, ['--test', '--test-force-exit', '--test-reporter=tap', '--test-concurrency=2']];
  try {
    const { stdout } = await run(command, args, { cwd, env: { ...ofTerminal, ...forWebdriverio } });
    expect(files.length).toBeGreaterThan(0);
    expect(stdout).toMatch(tool === 'playwright' ? `${tests} passed` : RegExp(`^# pass ${tests}$`, 'm'));
  } finally {
    rmSync(cwd, { recursive: true });
  }
}
