/**
 * Runs the API and its inbox until it is stopped: `HOST=0.0.0.0 node services/api/src/main.ts`.
 * docs/decisions/022-api-environment.md lists the variables.
 */
import { apiFromEnvironment } from '../../../shared/project/environment.ts';
import { untilStopped } from '../../common/src/untilStopped.ts';
import { startApi } from './start.ts';

await untilStopped(async () => {
  const options = apiFromEnvironment();
  const api = await startApi(options);
  console.log(`api: ${options.publicUrl}, port ${api.port}`);
  for (const [name, url] of Object.entries(api.originUrls)) console.log(`${name}: ${url}`);
  if (api.inboxUrl) console.log(`inbox: ${api.inboxUrl}`);
  return api;
});
