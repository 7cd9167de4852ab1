/**
 * The API and its inbox until they are told to stop: `HOST=0.0.0.0 node services/api/src/main.ts`.
 * The variables are in docs/decisions/022-api-environment.md.
 */
import { optionsFromEnvironment } from './environment.ts';
import { startApi } from './start.ts';

try {
  const { url, inboxUrl, close } = await startApi(optionsFromEnvironment(process.env));
  console.log(`api: ${url}`);
  if (inboxUrl) console.log(`inbox: ${inboxUrl}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // Not once(): a second signal must not end the process while the last answers are on their way.
    process.on(signal, () => close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
