import { createRandom } from '@playground/kit/random';

export const SHOPS = ['Harbour', 'Market', 'Station'];

/**
 * The numbers of a refresh. Divided by 3, they leave 0 in each second refresh and 1 in the others, so that only the sum of a mix of two
 * refreshes cannot be divided by 3.
 */
export function numbersOf(refresh: number, seed: string): number[] {
  const random = createRandom(`${seed} refresh ${refresh}`);
  return SHOPS.map(() => 3 * random.integer(4, 32) + (refresh % 2));
}

export const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Why a typed sum is wrong, when so many refreshes were shown; undefined if it is right. */
export function wrongSum(typed: string, shown: number, seed: string): string | undefined {
  if (!typed) return 'nothing was typed.';
  if (!/^\d{1,4}$/.test(typed)) return 'the sum is a whole number, like 120.';
  if (shown === 0) return 'nothing was refreshed yet. Press ‘Start refreshing’ first.';
  const sum = Number(typed);
  if (sum % SHOPS.length > 0) return `${sum} is the sum of no refresh. Numbers of two refreshes may be mixed in it.`;
  const sums = Array.from({ length: shown }, (_, index) => sumOf(numbersOf(index + 1, seed)));
  return sums.includes(sum) ? undefined : `${sum} is the sum of no refresh.`;
}
