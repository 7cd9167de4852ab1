/** Builds what changed, serves every origin and the API from this process, and prints where they are. */
import { siteFromEnvironment } from '../../services/common/src/environment.ts';
import { untilStopped } from '../../services/common/src/untilStopped.ts';
import { build } from '../build/build.ts';
import { addressTable, serveSite } from './serveSite.ts';

await untilStopped(async () => {
  const addresses = siteFromEnvironment();
  await build([]);
  const running = await serveSite(addresses);
  console.log(addressTable(running.site));
  return running;
});
