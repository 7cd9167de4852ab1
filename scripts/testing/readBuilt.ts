import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ManifestFile, PublishedDemo } from '../../shared/contract/manifest.ts';
import { folderOf } from '../../shared/project/folders.ts';

/** A JSON file of a group's build. */
export function readBuilt<T>(name: string, file: string): T {
  return JSON.parse(readFileSync(path.join(folderOf(name), 'dist', file), 'utf8'));
}

export const readBuiltManifest = (name: string) => readBuilt<ManifestFile>(name, 'mf-manifest.json');

export const demosBuiltIn = (name: string): PublishedDemo[] => readBuiltManifest(name).metaData.demos;
