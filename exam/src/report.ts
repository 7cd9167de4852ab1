import type { Graded, Runs } from './runs.ts';
import type { LeftOut } from './tasks.ts';

export interface About {
  site: string;
  /** By name, the builds of the shell and of the groups. */
  builds: Record<string, string>;
  left: LeftOut[];
}

interface Score {
  runs: number;
  reward: number;
  falseSuccesses: number;
}

export interface Report {
  $schema: string;
  began: string;
  site: string;
  builds: Record<string, string>;
  engine: string;
  /** Runs with a secret seed. So are the next three. */
  total: Score;
  byTool: Record<string, Score>;
  byGroup: Record<string, Score>;
  byKind: Record<string, Score>;
  /** Runs whose seed the candidate or `--seed` chose: the answers of such a seed may be known. */
  givenSeed: Score;
  /** Runs that are not graded yet. */
  open: number;
  runs: readonly Graded[];
  left: LeftOut[];
}

export const REPORT_SCHEMA = '/report.schema.json';

export function reportOf(runs: Runs, { site, builds, left }: About): Report {
  const graded = runs.all();
  const secret = graded.filter(({ seedWasGiven }) => !seedWasGiven);
  const by = (key: (one: Graded) => string) => {
    const groups = new Map<string, Graded[]>();
    for (const one of secret) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
    return Object.fromEntries([...groups].map(([name, some]) => [name, scoreOf(some)]));
  };
  return {
    $schema: REPORT_SCHEMA,
    began: runs.began.toISOString(),
    site,
    builds,
    engine: runs.engine,
    total: scoreOf(secret),
    byTool: by(({ tool }) => tool),
    byGroup: by(({ group }) => group),
    byKind: by(({ kind }) => kind),
    givenSeed: scoreOf(graded.filter(({ seedWasGiven }) => seedWasGiven)),
    open: runs.openRuns,
    runs: graded,
    left,
  };
}

function scoreOf(graded: readonly Graded[]): Score {
  return {
    runs: graded.length,
    reward: graded.filter(({ reward }) => reward === 1).length,
    falseSuccesses: graded.filter(({ falseSuccess }) => falseSuccess).length,
  };
}
