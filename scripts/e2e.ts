/**
 * Builds what changed, serves the whole site on free ports and runs Playwright's tests against it.
 *
 *   npm run test:e2e -- [--built] [any argument of `playwright test`]
 *
 * `--built` takes the builds as they are.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { requireBrowser } from './browser.ts';
import { build } from './build.ts';
import { onFreePorts, serveSite } from './serve.ts';
import { siteFromEnvironment } from './site.ts';
import { root } from './workspaces.ts';

/** Resolves with Playwright's exit code. */
export async function runBrowserTests(args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const CHROMIUM_PATH = requireBrowser();
  const running = await serveSite(onFreePorts(siteFromEnvironment()));
  try {
    const playwright = spawn(
      process.execPath,
      [
        path.join(root, 'node_modules/@playwright/test/cli.js'),
        'test',
        '--config=e2e',
        `--output=${path.join(root, 'test-results', String(process.pid))}`,
        ...args,
      ],
      {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, CHROMIUM_PATH, PLAYGROUND_SITE: JSON.stringify(running.site), ...env },
      },
    );
    return await new Promise((resolve) => playwright.once('exit', (code) => resolve(code ?? 1)));
  } finally {
    await running.close();
  }
}

if (process.argv[1] === import.meta.filename) {
  try {
    const args = process.argv.slice(2);
    if (!args.includes('--built')) await build([]);
    process.exitCode = await runBrowserTests(args.filter((arg) => arg !== '--built'));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
