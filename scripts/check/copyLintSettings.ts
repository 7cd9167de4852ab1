import { cpSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/workspaces.ts';

/** Puts what lint goes by into another folder. */
export function copyLintSettings(place: string): void {
  for (const file of ['biome.json', 'clock.grit']) cpSync(path.join(root, file), path.join(place, file));
}
