/**
 * Serves a group, and runs the server parts of its demos, until it is stopped. An image of a team's group has this program as one file,
 * with the variables of services/origin/src/main.ts and services/api/src/main.ts.
 */
import { startApi } from '../../services/api/src/start.ts';
import { untilStopped } from '../../services/common/src/untilStopped.ts';
import { startOrigin } from '../../services/origin/src/start.ts';
import { broughtBy } from '../../shared/contract/services.ts';
import { apiFromEnvironment, originFromEnvironment, siteFromEnvironment } from '../../shared/project/environment.ts';

await untilStopped(async () => {
  const group = originFromEnvironment();
  const { proxies, smtpUrl = 'smtp://localhost', ...settings } = apiFromEnvironment();
  const { serverParts = [] } = siteFromEnvironment().backends[group.name] ?? {};
  const [publicUrl] = serverParts.map((service) => broughtBy(group.site.remotes, group.name)[service]);
  const api = await startApi({
    ...settings,
    ...(publicUrl && { publicUrl }),
    // The image has neither the inbox nor the pages about the API.
    ...{ smtpUrl, documented: false },
    // Only the group's origin reaches it, which drains, and is one more proxy before it.
    ...{ host: 'localhost', port: 0, drainMs: 0, proxies: proxies + 1 },
  });
  for (const service of serverParts) Object.assign(group.proxy ?? {}, { [service]: api.url });
  const origin = await startOrigin(group);
  return {
    close: async () => {
      await origin.close();
      await api.close();
    },
  };
});
