import { nameOf } from '@playground/kit/progress';
import type { Route } from '../fetch/groups';
import { practiceIndexOf } from '../fetch/practiceIndex';

/** Resolves with a check whether a name such as `/counter five` is that of a task. If a group does not answer, all names at its pages are. */
export async function tasksOf(cards: Route[]): Promise<(name: string) => boolean> {
  const names = new Set<string>();
  const unsure = new Set<string>();
  const groups = [...new Set(cards.map(({ group }) => group))];
  const read = groups.map(async (group) => {
    const index = await practiceIndexOf(group).catch(() => undefined);
    for (const { tasks } of Object.values(index ?? {})) for (const task of tasks) names.add(nameOf(task));
    const own = index ? [] : cards.filter((card) => card.group === group);
    for (const { path } of own.flatMap(({ demo }) => [demo, ...demo.pages])) unsure.add(path);
  });
  await Promise.all(read);
  return (name) => names.has(name) || unsure.has(name.split(' ')[0] as string);
}
