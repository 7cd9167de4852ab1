import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import { isInstalled, project, root } from '../../shared/project/folders.ts';
import { requireBrowser } from '../../shared/test/chromium.ts';

/** Playwright's runner loads no TypeScript from `node_modules`, where a team has the package. */
const loadsPackage = isInstalled && { NODE_OPTIONS: `--import=${import.meta.resolve('./packageLoader.mjs')}` };

/**
 * Runs `playwright test` with the configuration in a folder of the package. Resolves with its exit code. It has a folder of its own for
 * temporary files, because browsers, drivers and solutions leave gigabytes there. After the run, the folder is removed.
 */
export async function runPlaywright(folder: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  requireBrowser();
  const config = `--config=${path.join(root, folder)}`;
  const output = `--output=${path.join(project, 'test-results', `${process.pid}-${path.basename(folder)}`)}`;
  const cli = path.join(project, 'node_modules/@playwright/test/cli.js');
  const compiled = path.join(project, '.cache/playwright');
  const TMPDIR = mkdtempSync(path.join(tmpdir(), 'playground-run-'));
  const child = spawn(process.execPath, [cli, 'test', config, output, ...args], {
    cwd: project,
    stdio: 'inherit',
    // What Playwright compiles is of use to the next run.
    env: { ...process.env, ...loadsPackage, TMPDIR, PLAYWRIGHT_TRANSFORM_CACHE_DIR: compiled, ...env },
  });
  const [code] = await once(child, 'exit');
  // A browser that ends may still write into it.
  rmSync(TMPDIR, { recursive: true, force: true, maxRetries: 5 });
  return code ?? 1;
}

/** All tests of a part of Playwright's report. */
export function specsIn({ suites = [], specs }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsIn)];
}
