import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CALLS, CONDITIONS } from '../../shared/contract/conditions.ts';

/** What a page that obeys a condition imports. The others every page obeys, by its host. */
const IMPORTS: Partial<Record<string, string>> = { seed: 'random', now: 'now' };

export interface Obeyed {
  conditions: (typeof CONDITIONS)[number][];
  /** The calls of the API that the demo makes. */
  calls: string[];
}

/** What a demo obeys of the conditions in its address, by what the code in its folder imports, and which calls it names. */
export function readConditions(folder: string): Obeyed {
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|e2e)\.|^solutions\b|\bnode_modules\b/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  const imports = (module: string) => code.includes(`'@playground/kit/${module}'`);
  return {
    conditions: CONDITIONS.filter((condition) => !IMPORTS[condition] || imports(IMPORTS[condition])),
    calls: imports('fetchFrom')
      ? Object.values(CALLS)
          .flat()
          .filter((call) => RegExp(`['"\`]${call}\\b`).test(code))
      : [],
  };
}
