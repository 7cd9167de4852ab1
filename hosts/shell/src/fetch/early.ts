// Runs before the shell's code arrives, in a document that does not name its page's files: requests the manifests, then the
// files that they name for this page. groups.ts uses the answers.

import type { ManifestFile } from '@playground/kit/contract/manifest';
import { ownPageAt, pageAt, routesOf } from '@playground/kit/contract/routes';
import { siteConfig } from '@playground/kit/siteConfig';
import { readHint } from './hint';
import { NOTHING_EARLY, preload } from './preload';

/** A response whose `text` can be called again and again. */
export type EarlyAnswer = Pick<Response, 'ok' | 'status' | 'text'>;

declare global {
  interface Window {
    /** By address. */
    earlyManifests?: Record<string, Promise<EarlyAnswer>>;
  }
}

async function ask(address: string): Promise<EarlyAnswer> {
  const response = await fetch(address);
  // Read now, so that the shell does not have to wait for it.
  const body = response.text();
  body.catch(() => {});
  return { ok: response.ok, status: response.status, text: () => body };
}

/** The manifest is not checked yet, so this may throw. */
async function preloadPage(url: string, answer: Promise<EarlyAnswer>): Promise<void> {
  const { metaData, exposes }: ManifestFile = JSON.parse(await (await answer).text());
  const route = pageAt(routesOf([{ group: url, demos: metaData.next?.demos ?? metaData.demos }]), location.pathname);
  const assets = route && exposes.find(({ path }) => path === route.page.expose)?.assets;
  if (!assets) return;
  const { path = '', name } = metaData.remoteEntry;
  for (const file of [path + name, ...(assets.js?.sync ?? [])]) preload(`${url}/${file}`, 'script');
  for (const file of assets.css?.sync ?? []) preload(`${url}/${file}`, 'style');
}

// On home, the hint may have some groups and not others.
const told = readHint()?.groups ?? {};
const own = ownPageAt(location.pathname);
const answers: Record<string, Promise<EarlyAnswer>> = {};
window.earlyManifests = answers;
for (const { url } of siteConfig().remotes) {
  if (told[url] || NOTHING_EARLY) continue;
  const address = `${url}/mf-manifest.json`;
  const answer = ask(address);
  answers[address] = answer;
  // The shell reports each failure when it reads the answer.
  (own ? answer : preloadPage(url, answer)).catch(() => {});
}
// The shell's own code for this page.
const { files, home } = document.currentScript?.dataset ?? {};
const needed = !own ? files : location.pathname === '/' ? home : '';
for (const file of needed?.split(' ') ?? []) if (file) preload(file, file.endsWith('.css') ? 'style' : 'script');
