/**
 * Serves one origin until it is told to stop: `WORKSPACE=media HOST=0.0.0.0 node services/static/src/main.ts`.
 * The variables are in docs/headers.md.
 */
import path from 'node:path';
import { optionsFromEnvironment } from './environment.ts';
import { serve } from './serve.ts';

try {
  const project = path.resolve(import.meta.dirname, '../../..');
  const options = optionsFromEnvironment(process.env, project);
  const { url, close } = await serve(options);
  console.log(`${options.name}: ${url}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // Not once(): a second signal must not end the process while the last answers are on their way.
    process.on(signal, () => close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
