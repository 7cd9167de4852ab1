import { spawn } from 'node:child_process';
import path from 'node:path';
import { siteFromEnvironment } from '../../services/common/src/environment.ts';
import type { SiteConfig } from '../../shared/contract/site.ts';
import { requireBrowser } from '../../shared/test/chromium.ts';
import { build } from '../build/build.ts';
import { root } from '../build/workspaces.ts';
import { runPlaywrightScript } from '../commandLine.ts';
import { onFreePorts, serveSite } from '../serve/serveSite.ts';
import { servePlainSite } from './plainSite.ts';

const HELP = `
npm run test:e2e -- [--built] [--plain] [any argument of playwright test]

Builds what changed, serves the whole site on free ports and runs the browser tests against it, e.g. those whose path matches
counter: npm run test:e2e -- counter

  --built   takes the builds as they are
  --plain   serves them by a plain static server, which writes nothing into the documents
`;

/**
 * Serves the built site on free ports, by a plain static server if it is wanted, and tests it. Resolves with Playwright's exit
 * code.
 */
export async function runBrowserTests(args: string[], env: NodeJS.ProcessEnv = {}, plain = false): Promise<number> {
  const running = await (plain ? servePlainSite : serveSite)(onFreePorts(siteFromEnvironment()));
  try {
    return await runPlaywright(running.site, args, { ...env, ...(plain && { PLAYGROUND_PLAIN: 'yes' }) });
  } finally {
    await running.close();
  }
}

/** Tests a site that runs already, wherever it does. Resolves with Playwright's exit code. */
export async function runPlaywright(site: SiteConfig, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  requireBrowser();
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
      env: { ...process.env, PLAYGROUND_SITE: JSON.stringify(site), ...env },
    },
  );
  return new Promise((resolve) => playwright.once('exit', (code) => resolve(code ?? 1)));
}

if (process.argv[1] === import.meta.filename) {
  runPlaywrightScript(HELP, ['--built', '--plain'], async (args, given) => {
    if (!given.includes('--built')) await build();
    process.exitCode = await runBrowserTests(args, {}, given.includes('--plain'));
  });
}
