import { cpSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/workspaces.ts';

/** Rules of our own, which lint looks for beside its settings. */
export const LINT_RULES = ['clock.grit', 'fixture.grit'];

/** Puts what lint goes by into another folder. */
export function copyLintSettings(place: string): void {
  for (const file of ['biome.json', ...LINT_RULES]) cpSync(path.join(root, file), path.join(place, file));
}
