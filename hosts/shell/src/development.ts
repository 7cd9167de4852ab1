import type { SiteConfig } from '@playground/shared/contract/site';
import type { EarlyAnswer } from './early';

/** How often the builds are looked at, in milliseconds: an edit shows within two seconds. */
const INTERVAL = 500;

/**
 * What only a development build of the shell has: the page reloads when the shell or a remote was built anew, and
 * `?remote.media=http://localhost:4002` takes a group from another port of this machine, which a badge then says.
 */
export function develop(site: SiteConfig): void {
  takeFromElsewhere(site);
  const known = new Map<string, string>();
  const look = async (
    address: string,
    answer: Promise<EarlyAnswer> = fetch(address, { cache: 'no-cache' }),
  ): Promise<void> => {
    try {
      const text = await (await answer).text();
      const before = known.get(address);
      known.set(address, text);
      if (before !== undefined && before !== text) window.location.reload();
    } catch {
      // A server that restarts: the next look finds it.
    }
  };
  const builds = [window.location.origin, ...site.remotes.map(({ url }) => `${url}/mf-manifest.json`)];
  // What this page is made of: a build that is made while it loads is another one.
  for (const address of builds) void look(address, window.earlyManifests?.[address]);
  setInterval(() => builds.map((address) => look(address)), INTERVAL);
}

function takeFromElsewhere({ remotes }: SiteConfig): void {
  const elsewhere: string[] = [];
  for (const [name, value] of new URLSearchParams(window.location.search)) {
    const remote = remotes.find((candidate) => name === `remote.${candidate.name}`);
    if (!remote) continue;
    if (!URL.canParse(value) || new URL(value).hostname !== 'localhost') {
      console.warn(`${name} is ignored: a group can be taken from http://localhost:… only, not from ${value}.`);
      continue;
    }
    remote.url = new URL(value).origin;
    elsewhere.push(`${remote.title}: ${remote.url}`);
  }
  if (elsewhere.length === 0) return;
  const badge = document.createElement('div');
  badge.className = 'badge text-bg-warning position-fixed bottom-0 end-0 m-3';
  badge.setAttribute('role', 'status');
  badge.textContent = elsewhere.join(', ');
  document.body.append(badge);
}
