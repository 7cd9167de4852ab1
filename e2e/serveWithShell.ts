import path from 'node:path';
import { serve } from '../services/static/src/serve';
import type { SiteConfig } from '../shared/contract/site';
import { siteUnderTest } from '../shared/test/browser';

const shellBuild = path.join(import.meta.dirname, '../hosts/shell/dist');

/** A group, and the folder that its origin serves. */
interface BuiltGroup {
  name: string;
  title: string;
  root: string;
}

/**
 * The shell's build as it lies there, with this group alone, each on an origin of its own on a free port.
 */
export async function serveWithShell({ name, title, root }: BuiltGroup) {
  const site: SiteConfig = { ...siteUnderTest(), remotes: [] };
  const remote = await serve({ name, root, site: () => site });
  site.remotes = [{ name, title, url: remote.url }];
  const shell = await serve({ name: 'shell', root: shellBuild, site: () => site });
  site.shell = shell.url;
  return {
    shell: shell.url,
    remote: remote.url,
    close: async () => {
      await Promise.all([shell.close(), remote.close()]);
    },
  };
}
