import { setTimeout } from 'node:timers/promises';
import { type RunningSite, serveSite } from '../scripts/serve/serveSite.ts';
import { siteFromEnvironment } from '../services/common/src/environment.ts';
import { serve } from '../services/static/src/serve.ts';
import type { Catalogue } from '../shared/contract/catalogue.ts';
import type { SiteConfig } from '../shared/contract/site.ts';
import type { Way } from './pages.ts';
import { buildPlain } from './plainBuild.ts';

/** The addresses that are configured, of which only names and titles matter: every site that is measured has free ports. */
const addresses = siteFromEnvironment();
export const configured: SiteConfig = addresses.site;

/**
 * Serves the built site, or one like it: with other `remotes`, and `folders` for the builds that are not in `dist`. Resolves when
 * its shell knows all groups.
 */
export async function serveBuilt({ remotes = configured.remotes, folders = {} } = {}): Promise<RunningSite> {
  const running = await serveSite(
    { ...addresses, site: { ...configured, remotes }, ports: {} },
    { only: 'pages', folders },
  );
  const unknown = async () => {
    const { groups }: Catalogue = await (await fetch(`${running.site.shell}/catalogue.json`)).json();
    return groups.some(({ current }) => !current);
  };
  while (await unknown()) await setTimeout(50);
  return running;
}

/** Serves the built site, and builds and serves the two plain ones, by the same static server. */
export async function serveWays(): Promise<{ urls: Record<Way, string>; close(): Promise<void> }> {
  const split = await servePlain('split');
  const single = await servePlain('single');
  const federated = await serveBuilt();
  return {
    urls: { federated: federated.site.shell, split: split.url, single: single.url },
    close: async () => {
      await Promise.all([federated.close(), split.close(), single.close()]);
    },
  };
}

/** One origin, which knows of no other: its document preloads nothing, and its policy is as short as it can be. */
async function servePlain(way: 'split' | 'single') {
  const root = await buildPlain(way, configured.remotes);
  const site = { ...configured, remotes: [] };
  return serve({ name: 'shell', root, site });
}
