import type { Lesson, Task } from './task.ts';

/** What a goal says of input by a script. It has this word, because an agent gets nothing but the goal. */
type Rule = `${string}script${string}`;

/** What only the published task has. Not among the words of a station, because each visitor of the page would load it. */
type StationLesson = Lesson & {
  /** In place of the page's rule, if this station allows a part by a script. */
  rule?: Rule;
};

/** A station of a page beyond the basics: one task, and one thing that is hard. */
export interface StationWords extends Omit<Task, 'id' | 'outcome' | 'trap' | keyof Lesson> {
  /** Its heading, and the accessible name of its outcome. Public. */
  name: string;
  /** One sentence: what is hard about it. */
  hard: string;
  /** The id of its element, only if ad blockers hide that of its task. */
  element?: string;
  /** Only if `Done: …` in the station is not the whole outcome. */
  outcome?: Task['outcome'];
}

export interface Station extends StationWords {
  id: string;
}

/** A page's stations by the ids of their tasks, for `demo.ts` and for the page. */
export function defineStations<Id extends string>(words: Record<Id, StationWords>): Record<Id, Station> {
  const stations = Object.entries<StationWords>(words).map(([id, station]) => [id, { ...station, id }]);
  return Object.fromEntries(stations) as Record<Id, Station>;
}

/** For `tasksOf`, if only people can do the stations of a page. */
export const BY_HAND = 'Input by a script does not count.';

/** Each goal ends in the `rule` and names its station, so that it is enough by itself. `lessons` has difficulties and hints. */
export function tasksOf<Id extends string>(
  stations: Record<Id, Station>,
  rule: Rule,
  lessons: Record<NoInfer<Id>, StationLesson>,
): (Task & Lesson)[] {
  return Object.values<Station>(stations).map(({ name, hard, element: _, outcome, ...task }) => {
    const { rule: own = rule, ...lesson } = lessons[task.id as Id];
    return {
      ...task,
      ...lesson,
      trap: hard,
      goal: `${named(task.goal, name)} ${own}`,
      outcome: outcome ?? [{ role: 'status', name, pattern: 'Done: .+' }],
    };
  });
}

const named = (goal: string, name: string) =>
  goal.includes(`‘${name}’`) ? goal : `In ‘${name}’, ${goal.charAt(0).toLowerCase()}${goal.slice(1)}`;
