import { wordIn } from '@playground/kit/contract/words';

/** A number from `least` to `most` that follows the seed. Server and page compute the same. */
function numberIn(what: string, seed: string, least: number, most: number): number {
  const sum = [...wordIn(what, seed)].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return least + (sum % (most - least + 1));
}

/** How often `/lab/hops/0` redirects. */
export const hopsOf = (seed: string) => numberIn('hops', seed, 3, 8);

/** How many addresses `/lab/ring/0` goes through, again and again. */
export const ringOf = (seed: string) => numberIn('ring', seed, 2, 6);

/** A tab sends this number to `/lab/left/…` when it is left. */
export const leftNumberOf = (seed: string) => numberIn('left', seed, 1000, 9999);

/** `/lab/slow-body` sends so many parts. */
export const PARTS = 6;
