import { setTimeout } from 'node:timers/promises';
import { type RunningSite, serveSite } from '../scripts/serve/serveSite.ts';
import { serve } from '../services/origin/src/serve/serve.ts';
import type { Catalogue } from '../shared/contract/catalogue.ts';
import type { SiteConfig } from '../shared/contract/site.ts';
import { siteFromEnvironment } from '../shared/project/environment.ts';
import type { Way } from './pages.ts';
import { buildPlain } from './plainBuild.ts';

/** Only its names and titles matter: each site that is measured has free ports. */
const addresses = siteFromEnvironment();
export const configured: SiteConfig = addresses.site;

/**
 * Serves the built site, or one with other `remotes`. `folders` has the builds that are not in `dist`. Resolves when the site's catalogue
 * has all groups.
 */
export async function serveBuilt({ remotes = configured.remotes, folders = {} } = {}): Promise<RunningSite> {
  const site = { ...configured, remotes };
  const running = await serveSite({ ...addresses, site, ports: {} }, { only: 'pages', folders });
  await knowsAllGroups(running.site.shell);
  return running;
}

/** Resolves when the shell's catalogue has all groups. */
export async function knowsAllGroups(shell: string): Promise<void> {
  for (;;) {
    const { groups }: Catalogue = await (await fetch(`${shell}/catalogue.json`)).json();
    if (groups.every(({ current }) => current)) return;
    await setTimeout(50);
  }
}

/** Serves the built site, and builds and serves the two plain ones with the same static server. */
export async function serveWays(): Promise<{ urls: Record<Way, string>; close(): Promise<unknown> }> {
  const split = await servePlain('split');
  const single = await servePlain('single');
  const federated = await serveBuilt();
  return {
    urls: { federated: federated.site.shell, split: split.url, single: single.url },
    close: () => Promise.all([federated.close(), split.close(), single.close()]),
  };
}

/** It has no remotes, so that its document preloads nothing and its policy is short. */
async function servePlain(way: 'split' | 'single') {
  const root = await buildPlain(way, configured.remotes);
  return serve({ name: 'shell', root, site: { ...configured, remotes: [] } });
}
