import { isCondition } from '@playground/kit/contract/conditions';
import { normalPath } from '@playground/kit/contract/routes';
import type { ExamTask } from './tasks.ts';

/** The addresses that a run may open: other conditions and other seeds make another task. */
export class Addresses {
  /** Whether the page drew a seed itself. It may hand it to another tab, or come back with it. */
  private hasDrawn = false;
  /** What the page itself wrote into its address. */
  private readonly written = new Set<string>();
  private readonly task: Pick<ExamTask, 'path' | 'conditions' | 'bySeed'>;
  private readonly seed: string;

  constructor(task: Addresses['task'], seed: string) {
    this.task = task;
    this.seed = seed;
  }

  /** In words, why a page at this address does not count. A document that stays open may change its own address. */
  strays(url: string, isOpened: boolean): string | undefined {
    const { path, conditions, bySeed } = this.task;
    const { searchParams, pathname, hash } = new URL(url);
    const own = new URLSearchParams(conditions);
    const isPage = normalPath(pathname) === normalPath(path);
    for (const name of new Set([...own.keys(), ...searchParams.keys()])) {
      if (DRAWN.includes(name) || (!isCondition(name) && !isPage)) continue;
      const asked = valuesOf(searchParams, name);
      if (!isCondition(name)) {
        if (!isOpened) this.written.add(`${name}=${asked}`);
        if (this.written.has(`${name}=${asked}`)) continue;
      }
      if (asked === valuesOf(own, name) || (asked === null && !isPage)) continue;
      return `The page was opened ${asked === null ? `without ?${name}=` : `with ?${name}=${asked.slice(0, 40)}`}`;
    }
    if (!isOpened) this.written.add(hash);
    else if (isPage && hash && !this.written.has(hash)) return `The page was opened with ${hash.slice(0, 40)}`;
    const seed = searchParams.get('seed');
    if (isPage && !bySeed && seed === null) this.hasDrawn = true;
    if (seed === this.seed || (seed === null && !(isPage && bySeed))) return undefined;
    // A page that was opened without a seed draws one, and may hand it to the next page.
    if (!bySeed && (!isPage || this.hasDrawn)) return undefined;
    return `The page was opened ${seed === null ? 'without the seed' : 'with another seed'}`;
  }
}

/** Without these, a page draws its own. A page that leaves for another site writes its run into the address to come back to. */
const DRAWN = ['seed', 'run'];

/** Each value of a parameter of an address. */
function valuesOf(parameters: URLSearchParams, name: string): string | null {
  return parameters.has(name) ? parameters.getAll(name).join() : null;
}
