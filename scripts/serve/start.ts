/** Builds what changed, serves every origin and the API from this process, and prints where they are. */
import { build } from '../build/build.ts';
import { addressTable, serveSite } from './serveSite.ts';
import { siteFromEnvironment } from './site.ts';

try {
  await build([]);
  const running = await serveSite(siteFromEnvironment());
  console.log(addressTable(running.site));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await running.close();
      process.exit(0);
    });
  }
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
