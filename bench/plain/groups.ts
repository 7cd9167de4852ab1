/** Runs before the shell's main.tsx in the plain builds. It gives the shell what it would otherwise read from all groups. */
import { HINT_ID, type Hint } from '@playground/kit/contract/hint';
import type { PublishedDemo } from '@playground/kit/contract/manifest';
import type { RemoteConfig } from '@playground/kit/contract/site';
import { siteConfig } from '@playground/kit/siteConfig';

// bench/plainBuild.ts replaces this by its value.
declare const __GROUPS__: { config: RemoteConfig; demos: string }[];
const groups = __GROUPS__;

// The document names no group, so that its script loads none.
const site = { ...siteConfig(), remotes: groups.map(({ config }) => config) };
(document.getElementById('playground') as HTMLElement).textContent = JSON.stringify(site);

const hint: Hint = { groups: {} };
for (const { config, demos } of groups) {
  const known: PublishedDemo[] = JSON.parse(demos);
  // The files are left out, because webpack knows them.
  hint.groups[config.url] = { demos: known, whole: true, entry: '', assets: {} };
}
// On home, the server has written a hint for a site without groups.
document.getElementById(HINT_ID)?.remove();
const block = Object.assign(document.createElement('script'), { type: 'application/json', id: HINT_ID });
block.textContent = JSON.stringify(hint);
document.head.append(block);
