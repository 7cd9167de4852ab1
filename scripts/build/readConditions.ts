import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONDITIONS } from '../../shared/contract/conditions.ts';
import { CALLS } from './calls.ts';

/** The module that a component imports if it obeys a condition. The host makes each page obey the other conditions. */
const IMPORTS: Partial<Record<string, string>> = { seed: 'random', now: 'now' };

export interface Obeyed {
  /** Without versions: `/versions.json` lists them, and a shell of today refuses a demo with a condition that it does not know. */
  conditions: (typeof CONDITIONS)[number][];
  /** The calls that the demo makes to the API. */
  calls: string[];
}

/** Finds the conditions and the calls of a demo in the code of its folder. */
export function readConditions(folder: string): Obeyed {
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|e2e)\.|^(solutions|server)\b|\bnode_modules\b/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  const imports = (module: string) => code.includes(`'@playground/kit/${module}'`);
  // A page that mounts itself gets them with its context.
  const isTaken = (name: string) => imports('contract/mount') && RegExp(`\\b${name}\\b`).test(code);
  const known = imports('fetchFrom') ? CALLS : [];
  return {
    conditions: CONDITIONS.filter(
      (name) => name !== 'version' && (!IMPORTS[name] || imports(IMPORTS[name]) || isTaken(name)),
    ),
    calls: known.filter((call) => RegExp(`['"\`]${call}\\b`).test(code)),
  };
}
