import type { Graded, Runs } from './runs.ts';
import type { LeftOut } from './tasks.ts';

export interface About {
  site: string;
  /** By name, the builds of the shell and of the groups. */
  builds: Record<string, string>;
  left: LeftOut[];
}

/** All graded runs with scores. Those whose seed the candidate or `--seed` chose are in no total: the answers may be known. */
export function reportOf(runs: Runs, { site, builds, left }: About) {
  const { graded } = runs;
  const secret = graded.filter(({ seedWasGiven }) => !seedWasGiven);
  const by = (key: (one: Graded) => string) => {
    const groups = new Map<string, Graded[]>();
    for (const one of secret) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
    return Object.fromEntries([...groups].map(([name, some]) => [name, scoreOf(some)]));
  };
  return {
    began: runs.began.toISOString(),
    site,
    builds,
    engine: runs.engine,
    total: scoreOf(secret),
    byTool: by(({ tool }) => tool),
    byGroup: by(({ group }) => group),
    byKind: by(({ kind }) => kind),
    givenSeed: scoreOf(graded.filter(({ seedWasGiven }) => seedWasGiven)),
    open: runs.open.size,
    runs: graded,
    left,
  };
}

function scoreOf(graded: readonly Graded[]) {
  return {
    runs: graded.length,
    reward: graded.filter(({ reward }) => reward === 1).length,
    falseSuccesses: graded.filter(({ falseSuccess }) => falseSuccess).length,
  };
}
