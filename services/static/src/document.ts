import type { SiteConfig } from '../../../shared/contract/site.ts';

const DATA_BLOCK = /(<script\b[^>]*\bid=["']?playground\b[^>]*>).*?(<\/script>)/is;
const PRELOADS = /(<!--preload-->).*?(<!--\/preload-->)/s;

/**
 * The document with the site's addresses in its data block and, for the shell, a preload for each remote's manifest.
 * `name` is the workspace the document belongs to. What was written before is replaced, so that a built document can
 * be rendered again for other addresses; a document without block or markers comes back as it is.
 */
export function renderDocument(html: string, site: SiteConfig, name?: string): string {
  // An address that holds </script> or <!-- must not end the block or change how the rest of it is read.
  const data = JSON.stringify(site).replaceAll('<', '\\u003c');
  const links = name === 'shell' ? site.remotes.map(({ url }) => preload(`${url}/mf-manifest.json`)) : [];
  // Replaced by functions: in a replacement string an address with $& would be a pattern.
  return html
    .replace(DATA_BLOCK, (_, start: string, end: string) => start + data + end)
    .replace(PRELOADS, (_, start: string, end: string) => start + links.join('') + end);
}

function preload(url: string): string {
  const href = url.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<link rel="preload" as="fetch" crossorigin href="${href}">`;
}
