import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { isInstalled, project, root } from '../../services/common/src/project.ts';
import { requireBrowser } from '../../shared/test/chromium.ts';

/** Playwright's runner loads no TypeScript from `node_modules`, where a team has the package. */
const loadsPackage = isInstalled && { NODE_OPTIONS: `--import=${import.meta.resolve('./packageLoader.mjs')}` };

/** Runs `playwright test` with the configuration in a folder of the package. Resolves with its exit code. */
export async function runPlaywright(folder: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  requireBrowser();
  const config = `--config=${path.join(root, folder)}`;
  const output = `--output=${path.join(project, 'test-results', `${process.pid}-${path.basename(folder)}`)}`;
  const cli = path.join(project, 'node_modules/@playwright/test/cli.js');
  const child = spawn(process.execPath, [cli, 'test', config, output, ...args], {
    cwd: project,
    stdio: 'inherit',
    env: { ...process.env, ...loadsPackage, ...env },
  });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
