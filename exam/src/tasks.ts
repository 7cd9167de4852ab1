import { hash } from 'node:crypto';
import { readJson } from '@playground/kit/common/readAnswer';
import type { SiteConfig } from '@playground/kit/contract/site';
import {
  goalForAgents,
  type Needs,
  type Outcome,
  type PublishedTask,
  wantsWholeChromium,
} from '@playground/kit/contract/task';
import { allDemoFolders, type DemoFolder } from '@playground/kit/scripts/build/demoFolders';

/** A task of the exam. Candidates get its `task`, `goal`, `needs` and `revision`. */
export interface ExamTask {
  /** The demo's folder and the task's id: `dialogs/confirm`. */
  task: string;
  goal: string;
  needs: Needs;
  /** Changes if the goal, the outcome or the built files of the page change. */
  revision: string;
  group: string;
  /** Whether the specification names its page. */
  kind: 'basic' | 'beyond';
  path: string;
  /** What its address ends in, besides the seed. */
  conditions: string;
  bySeed: boolean;
  keyboard: boolean;
  outcome(seed: string): Outcome;
}

export interface LeftOut {
  task: string;
  why: string;
}

export interface Choice {
  /** Only tasks of these pages, by path. */
  pages?: string[] | undefined;
  tasks?: string[] | undefined;
}

/** The tasks of the exam. `builds` has the builds of the site, by name. Throws if a page or a task is unknown. */
export async function examTasks(
  builds: ReadonlyMap<string, string>,
  { pages, tasks }: Choice = {},
): Promise<{ tasks: ExamTask[]; left: LeftOut[] }> {
  const folders = await allDemoFolders();
  const all = folders.flatMap((folder) => folder.tasks.map((task) => ({ folder, task, name: nameOf(folder, task) })));
  const paths = folders.flatMap((folder) => folder.pages.map(({ path }) => path));
  const names = all.map(({ name }) => name);
  refuseUnknown('page', pages, paths);
  refuseUnknown('task', tasks, names);
  const kept: ExamTask[] = [];
  const left: LeftOut[] = [];
  for (const { folder, task, name } of all) {
    if ((pages && !pages.includes(task.path)) || (tasks && !tasks.includes(name))) continue;
    const why = reasonToLeaveOut(task);
    if (why) left.push({ task: name, why });
    else kept.push(examTask(folder, task, builds));
  }
  return { tasks: kept, left };
}

const nameOf = (folder: DemoFolder, { id }: PublishedTask) => `${folder.name}/${id}`;

function refuseUnknown(what: string, wanted: string[] = [], known: string[]): void {
  const unknown = wanted.find((one) => !known.includes(one));
  if (unknown) throw new Error(`There is no ${what} ${unknown}.`);
}

/** The exam cannot tell whether such a task was done, or its answer can be read in the repository. */
function reasonToLeaveOut({ outcome, seed, needs }: PublishedTask): string | undefined {
  if (!seed && outcome.some((expected) => 'answer' in expected)) return 'Its answer is the same for every seed.';
  const download = outcome.some((expected) => 'download' in expected);
  if (download || needs.downloads) return 'The exam does not keep downloads.';
  if (wantsWholeChromium(needs)) return 'It needs a browser with a camera, a viewer of PDF files or pointer lock.';
  if (needs.intercepts) return 'It needs a tool that changes requests or answers them. The exam refuses that.';
  if (needs.devtools) return 'It needs a tool that sees the page’s JavaScript. The exam keeps it away from candidates.';
  return undefined;
}

function examTask(folder: DemoFolder, published: PublishedTask, builds: ReadonlyMap<string, string>): ExamTask {
  const { needs, path, conditions = '', outcome, seed, keyboard = false } = published;
  const goal = goalForAgents(published);
  const own = folder.demo.tasks.find(({ id }) => id === published.id)?.outcome;
  const about = [goal, needs, path, conditions, outcome, builds.get('shell'), builds.get(folder.group)];
  return {
    task: nameOf(folder, published),
    goal,
    needs,
    revision: hash('sha256', JSON.stringify(about)).slice(0, 12),
    group: folder.group,
    kind: folder.demo.beyond ? 'beyond' : 'basic',
    path,
    conditions,
    bySeed: seed !== undefined,
    keyboard,
    outcome: (drawn) => (typeof own === 'function' ? own(drawn) : outcome),
  };
}

/** By name, the build of the shell and of each group, as their servers tell it. Rejects if one does not answer. */
export async function buildsOf({ shell, remotes }: SiteConfig): Promise<Map<string, string>> {
  const builds = [{ name: 'shell', url: shell }, ...remotes].map(async ({ name, url }) => {
    const answer = await readJson(`${url}/healthz`).catch(() => {
      throw new Error(`${name} does not answer at ${url}.`);
    });
    const { build = '' } = answer as { build?: string };
    return [name, build] as const;
  });
  return new Map(await Promise.all(builds));
}
