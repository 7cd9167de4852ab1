import { timingSafeEqual } from 'node:crypto';

/** Whether two texts are the same. Takes the same time wherever they differ, so that nobody can find a secret letter by letter. */
export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
