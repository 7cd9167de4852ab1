import type { SiteConfig } from '../contract/site';

/** The document's configuration. Throws if the server wrote none. */
export function siteConfig(): SiteConfig {
  const block = document.getElementById('playground');
  if (!block?.textContent) throw new Error('This page has no <script id="playground"> with its configuration.');
  return JSON.parse(block.textContent) as SiteConfig;
}
