import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ManifestFile, PublishedDemo } from '../../shared/contract/manifest.ts';
import { folderOf } from '../../shared/project/folders.ts';

export const readBuiltManifest = (name: string): ManifestFile =>
  JSON.parse(readFileSync(path.join(folderOf(name), 'dist/mf-manifest.json'), 'utf8'));

export const demosBuiltIn = (name: string): PublishedDemo[] => readBuiltManifest(name).metaData.demos;
