import { onFreePorts, serveSite } from '../scripts/serve/serveSite.ts';
import { siteFromEnvironment } from '../services/common/src/environment.ts';
import { serve } from '../services/static/src/serve.ts';
import type { SiteConfig } from '../shared/contract/site.ts';
import type { Way } from './pages.ts';
import { buildPlain, type Plain } from './plainBuild.ts';

export interface ServedWays {
  urls: Record<Way, string>;
  /** What the federated site's origins are called. */
  names: Map<string, string>;
  close(): Promise<void>;
}

/** Serves the built site, and builds and serves the two plain ones, by the same static server. */
export async function serveWays(): Promise<ServedWays> {
  const federated = await serveSite(onFreePorts(siteFromEnvironment()), { withApi: false });
  const split = await servePlain('split', federated.site.services);
  const single = await servePlain('single', federated.site.services);
  return {
    urls: { federated: federated.site.shell, split: split.url, single: single.url },
    names: new Map([
      [federated.site.shell, 'shell'],
      ...federated.site.remotes.map(({ name, url }): [string, string] => [url, name]),
    ]),
    close: async () => {
      await Promise.all([federated.close(), split.close(), single.close()]);
    },
  };
}

/** One origin, which knows of no other: its document preloads nothing, and its policy is as short as it can be. */
async function servePlain(kind: Plain, services: SiteConfig['services']) {
  const root = await buildPlain(kind);
  const site: SiteConfig = { shell: 'http://localhost', remotes: [], services };
  const server = await serve({ name: 'shell', root, site: () => site });
  site.shell = server.url;
  return server;
}
