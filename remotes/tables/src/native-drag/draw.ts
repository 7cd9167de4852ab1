import { createRandom } from '@playground/kit/random';

/** The text of the letter for a seed, the same in the page and in its own window. The tray gets it only by the drag. */
export function letterOf(seed: string): string {
  return `Letter ${createRandom(seed).integer(1000, 9999)}`;
}
