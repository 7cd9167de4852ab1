import { setTimeout } from 'node:timers/promises';
import { serveSite } from '../scripts/serve/serveSite.ts';
import { serve } from '../services/origin/src/serve/serve.ts';
import type { Catalogue } from '../shared/contract/catalogue.ts';
import { siteFromEnvironment } from '../shared/project/environment.ts';
import { buildPlain } from './plainBuild.ts';

const configured = siteFromEnvironment();

/** Serves the built site, and builds and serves the plain one with the same static server. */
export async function serveWays(): Promise<{ federated: string; plain: string; close(): Promise<unknown> }> {
  // It has no remotes, so that its document preloads nothing and its policy is short.
  const root = await buildPlain(configured.site.remotes);
  const plain = await serve({ name: 'shell', root, site: { ...configured.site, remotes: [] } });
  const federated = await serveSite({ ...configured, ports: {} }, { only: 'pages' });
  await knowsAllGroups(federated.site.shell);
  return {
    federated: federated.site.shell,
    plain: plain.url,
    close: () => Promise.all([federated.close(), plain.close()]),
  };
}

/** Resolves when the shell's catalogue has all groups. */
async function knowsAllGroups(shell: string): Promise<void> {
  for (;;) {
    const { groups }: Catalogue = await (await fetch(`${shell}/catalogue.json`)).json();
    if (groups.every(({ current }) => current)) return;
    await setTimeout(50);
  }
}
