import { cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../shared/project/folders.ts';

/** Copies the settings of lint to another folder, and links the packages with our own rules. */
export function copyLintSettings(place: string): void {
  cpSync(path.join(root, 'biome.json'), path.join(place, 'biome.json'));
  symlinkSync(path.join(root, 'node_modules'), path.join(place, 'node_modules'), 'junction');
}
