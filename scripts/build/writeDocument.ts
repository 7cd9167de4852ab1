import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderDocument } from '../../services/origin/src/render/document.ts';
import { DOCUMENT_PARTS_FILE } from '../../shared/contract/document.ts';
import type { SiteConfig } from '../../shared/contract/site.ts';

/** For plain static hosts: writes the site's addresses into a build's `index.html`. Returns the code of its inline scripts. */
export function writeDocument(dist: string, name: string, site: SiteConfig): string[] {
  const file = path.join(dist, 'index.html');
  const parts = JSON.parse(readFileSync(path.join(dist, DOCUMENT_PARTS_FILE), 'utf8'));
  const { html, scripts } = renderDocument(parts, site, { name });
  if (readFileSync(file, 'utf8') !== html) writeFileSync(file, html);
  return scripts;
}
