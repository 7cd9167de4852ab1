import { setTimeout } from 'node:timers/promises';
import { type RunningSite, serveSite } from '../scripts/serve/serveSite.ts';
import { serve } from '../services/origin/src/serve/serve.ts';
import type { Catalogue } from '../shared/contract/catalogue.ts';
import { siteFromEnvironment } from '../shared/project/environment.ts';
import type { Way } from './pages.ts';
import { buildPlain } from './plainBuild.ts';

const configured = siteFromEnvironment();

/** Serves the built site on free ports. Resolves when its catalogue has all groups. */
export async function serveBuilt(): Promise<RunningSite> {
  const running = await serveSite({ ...configured, ports: {} }, { only: 'pages' });
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
  const root = await buildPlain(way, configured.site.remotes);
  return serve({ name: 'shell', root, site: { ...configured.site, remotes: [] } });
}
