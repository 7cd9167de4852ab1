/**
 * The API and its inbox until they are told to stop: `HOST=0.0.0.0 node services/api/src/main.ts`.
 * The variables are in docs/decisions/022-api-environment.md.
 */
import { apiFromEnvironment } from '../../common/src/environment.ts';
import { untilStopped } from '../../common/src/untilStopped.ts';
import { startApi } from './start.ts';

await untilStopped(async () => {
  const api = await startApi({ ...apiFromEnvironment(), log: true });
  console.log(`api: ${api.url}`);
  if (api.inboxUrl) console.log(`inbox: ${api.inboxUrl}`);
  return api;
});
