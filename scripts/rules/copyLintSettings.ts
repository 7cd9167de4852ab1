import { cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../services/common/src/project.ts';

/** Puts what lint goes by into another folder: its settings, and the package that has the rules of our own. */
export function copyLintSettings(place: string): void {
  cpSync(path.join(root, 'biome.json'), path.join(place, 'biome.json'));
  symlinkSync(path.join(root, 'node_modules'), path.join(place, 'node_modules'), 'junction');
}
