import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../scripts/build/workspaces.ts';
import type { ManifestFile, PublishedDemo } from '../shared/contract/manifest.ts';
import { configured } from './sites.ts';

/** The demos of all groups, as they are built. */
export function publishedDemos(): PublishedDemo[] {
  return configured.remotes.flatMap(({ name }) => {
    const file = path.join(root, 'remotes', name, 'dist/mf-manifest.json');
    const manifest: ManifestFile = JSON.parse(readFileSync(file, 'utf8'));
    return manifest.metaData.demos;
  });
}
