import type { Task } from './task.ts';

/** A station of a page beyond the basics: one task, and one thing that is hard. */
export interface StationWords extends Omit<Task, 'id' | 'outcome'> {
  /** Its heading, and the accessible name of its outcome. Public. */
  name: string;
  /** One sentence: what is hard about it. */
  hard: string;
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

export function tasksOf(stations: Record<string, Station>): Task[] {
  return Object.values(stations).map(({ name, hard, outcome, ...task }) => ({
    ...task,
    outcome: outcome ?? [{ role: 'status', name, pattern: 'Done: .+' }],
  }));
}
