import type { SiteConfig } from '@playground/shared/config';

/** How often the builds are looked at, in milliseconds: an edit shows within two seconds. */
const INTERVAL = 500;

/** Reloads the page when the shell or a remote has been built anew. Only development builds of the shell have this. */
export function develop({ shell, remotes }: SiteConfig): void {
  const known = new Map<string, string>();
  const look = async (address: string) => {
    try {
      const text = await (await fetch(address, { cache: 'no-cache' })).text();
      const before = known.get(address);
      known.set(address, text);
      if (before !== undefined && before !== text) window.location.reload();
    } catch {
      // A server that restarts: the next look finds it.
    }
  };
  const builds = [shell, ...remotes.map(({ url }) => `${url}/mf-manifest.json`)];
  setInterval(() => builds.map(look), INTERVAL);
}
