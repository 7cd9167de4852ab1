// Runs inside a document that does not say what its page needs, while the shell's own code is still on its way: asks for the
// manifests, and for all that the page at this address is made of as soon as its manifest names it. The shell takes the answers
// over (groups.ts). The server leaves this out of a document that says it.

import type { ManifestFile } from '@playground/kit/contract/manifest';
import { ownPageAt, pageAt, routesOf } from '@playground/kit/contract/routes';
import { siteConfig } from '@playground/kit/siteConfig';
import { readHint } from '../find/hint';
import { IS_UNDER_FAULT, preload } from './preload';

/** A response whose body has been read already, and can be had again and again. */
export type EarlyAnswer = Pick<Response, 'ok' | 'status' | 'text'>;

declare global {
  interface Window {
    /** The answers that were asked for here, by address. */
    earlyManifests?: Record<string, Promise<EarlyAnswer>>;
  }
}

async function ask(address: string): Promise<EarlyAnswer> {
  const response = await fetch(address);
  // Read at once: it is there when the shell comes for it.
  const body = response.text();
  body.catch(() => {});
  return { ok: response.ok, status: response.status, text: () => body };
}

/** The files of the page at this address, if it is one of this group. The manifest is not checked yet: it may be anything. */
async function preloadPage(url: string, answer: Promise<EarlyAnswer>): Promise<void> {
  const { metaData, exposes }: ManifestFile = JSON.parse(await (await answer).text());
  const route = pageAt(routesOf([{ group: url, demos: metaData.demos }]), location.pathname);
  const assets = route && exposes.find(({ path }) => path === route.page.expose)?.assets;
  if (!assets) return;
  const { path = '', name } = metaData.remoteEntry;
  for (const file of [path + name, ...(assets.js?.sync ?? [])]) preload(`${url}/${file}`, 'script');
  for (const file of assets.css?.sync ?? []) preload(`${url}/${file}`, 'style');
}

// On home the server may know some groups and not the others.
const told = readHint()?.groups ?? {};
const isOwn = ownPageAt(location.pathname) !== undefined;
const answers: Record<string, Promise<EarlyAnswer>> = {};
window.earlyManifests = answers;
for (const { url } of siteConfig().remotes) {
  if (told[url] || IS_UNDER_FAULT) continue;
  const address = `${url}/mf-manifest.json`;
  const answer = ask(address);
  answers[address] = answer;
  // The shell meets every failure again when it reads the answer, and says it there. The shell's own pages show no demo.
  (isOwn ? answer : preloadPage(url, answer)).catch(() => {});
}
// The code that loads demos: the document names its files.
const files = document.currentScript?.dataset.files?.split(' ') ?? [];
if (!isOwn) for (const file of files) preload(file, file.endsWith('.css') ? 'style' : 'script');
