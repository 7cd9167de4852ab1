import type { Lesson, Task } from './task.ts';

/** What a task says of input by a script. It has this word, so that a person and an agent both understand it. */
type Rule = `${string}script${string}`;

/** What only the published task has. Not among the words of a station, because each visitor of the page would load it. */
type StationLesson = Lesson & {
  /** In place of the page's rule, if this station allows a part by a script. */
  rule?: Rule;
};

/** A station of a page beyond the basics: one task, and one thing that is hard. */
export interface StationWords extends Omit<Task, 'id' | 'outcome' | 'trap' | 'byHand' | keyof Lesson> {
  /** As the station says it. `below` is what the station shows. */
  goal: string;
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

/** Each goal names its station, so that it is enough without the page. `lessons` has difficulties and hints. */
export function tasksOf<Id extends string>(
  stations: Record<Id, Station>,
  lessons: Record<NoInfer<Id>, StationLesson>,
  rule: Rule = 'Input by a script does not count.',
): (Task & Lesson)[] {
  return Object.values<Station>(stations).map(({ name, hard, element: _, outcome, ...task }) => {
    const { rule: byHand = rule, ...lesson } = lessons[task.id as Id];
    return {
      ...task,
      ...lesson,
      trap: hard,
      goal: published(task.goal, name),
      byHand,
      outcome: outcome ?? [{ role: 'status', name, pattern: 'Done: .+' }],
    };
  });
}

const published = (goal: string, name: string) =>
  `In ‘${name}’, ${goal.charAt(0).toLowerCase()}${goal.slice(1)}`.replaceAll(/\bbelow\b/g, 'shown there');
