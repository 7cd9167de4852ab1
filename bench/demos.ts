import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../services/common/src/project.ts';
import type { ManifestFile, PublishedDemo } from '../shared/contract/manifest.ts';
import { configured } from './sites.ts';

/** A JSON file of a group's build. */
export function readBuilt<T>(name: string, file: string): T {
  return JSON.parse(readFileSync(path.join(root, 'remotes', name, 'dist', file), 'utf8'));
}

export const readBuiltManifest = (name: string) => readBuilt<ManifestFile>(name, 'mf-manifest.json');

/** The demos of all groups, as they are built. */
export function publishedDemos(): PublishedDemo[] {
  return configured.remotes.flatMap(({ name }) => readBuiltManifest(name).metaData.demos);
}
