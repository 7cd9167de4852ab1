/**
 * Serves one origin until it is told to stop: `WORKSPACE=media HOST=0.0.0.0 node services/static/src/main.ts`.
 * The variables are in docs/headers.md.
 */
import { originFromEnvironment } from '../../common/src/environment.ts';
import { untilStopped } from '../../common/src/untilStopped.ts';
import { serve } from './serve.ts';

await untilStopped(async () => {
  const options = originFromEnvironment();
  const listener = await serve(options);
  console.log(`${options.name}: ${listener.url}`);
  return listener;
});
