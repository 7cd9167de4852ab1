import { createRandom } from '@playground/kit/random';
import { superheroes } from './data.ts';

/** The superheroes in the order that a seed gives them. */
export const rowsOf = (seed: string) => createRandom(seed).shuffle(superheroes);
