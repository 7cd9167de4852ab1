import type { SiteConfig } from '../contract/site';

/** The configuration of the document this code runs in. Throws when the server wrote none: nothing can work then. */
export function siteConfig(): SiteConfig {
  const block = document.getElementById('playground');
  if (!block?.textContent) throw new Error('This page has no <script id="playground"> with its configuration.');
  return JSON.parse(block.textContent) as SiteConfig;
}
