import type { Task } from './task.ts';

/** A station of a page beyond the basics, in words: each holds one thing that is hard, and is one task. */
export interface StationWords extends Omit<Task, 'id' | 'outcome'> {
  /** Its heading, and the name of its outcome. Public. */
  name: string;
  /** One sentence: what is hard about it. */
  hard: string;
  /** What is there when it is done, where `Done: …` in its outcome is not all. */
  outcome?: Task['outcome'];
}

export interface Station extends StationWords {
  /** That of its task. */
  id: string;
}

/** The stations of a page by the ids of their tasks, in their order: said once, for `demo.ts` and for the page. */
export function defineStations<Id extends string>(words: Record<Id, StationWords>): Record<Id, Station> {
  const stations = Object.entries<StationWords>(words).map(([id, station]) => [id, { ...station, id }]);
  return Object.fromEntries(stations) as Record<Id, Station>;
}

/** The tasks of a page's stations. */
export function tasksOf(stations: Record<string, Station>): Task[] {
  return Object.values(stations).map(({ name, hard, outcome, ...task }) => ({
    ...task,
    outcome: outcome ?? [{ role: 'status', name, pattern: 'Done: .+' }],
  }));
}
