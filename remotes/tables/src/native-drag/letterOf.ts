import { createRandom } from '@playground/kit/random';

/** What stands on the letter of a seed: the same in the page and in a window of its own. The tray learns it from the drag alone. */
export function letterOf(seed: string): string {
  return `Letter ${createRandom(seed).integer(1000, 9999)}`;
}
