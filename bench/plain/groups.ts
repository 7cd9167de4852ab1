/** Runs before the shell's main.tsx in the plain builds: what it would ask all groups for has come with the code. */
import type { RemoteConfig } from '@playground/shared/contract/site';
import { siteConfig } from '@playground/shared/siteConfig';
import type {} from '../../hosts/shell/src/early';

// Written in by bench/plainBuild.ts.
declare const __GROUPS__: { config: RemoteConfig; demos: string }[];
const groups = __GROUPS__;

// The document names no group, so that its script asks for none.
const site = { ...siteConfig(), remotes: groups.map(({ config }) => config) };
(document.getElementById('playground') as HTMLElement).textContent = JSON.stringify(site);

window.earlyManifests = Object.fromEntries(
  groups.map(({ config: { url }, demos }) => [
    `${url}/mf-manifest.json`,
    Promise.resolve({ ok: true, status: 200, text: async () => demos }),
  ]),
);
