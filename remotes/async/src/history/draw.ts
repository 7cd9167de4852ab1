import { createRandom } from '@playground/kit/random';
import { WORDS } from '../../shared/words';

export const PARTS = ['kitchen', 'garden', 'cellar'];

/** What the stations ask for. */
export function draw(seed: string) {
  const random = createRandom(seed);
  const [first = '', second = ''] = random.shuffle(PARTS);
  return { first, second, note: random.pick(WORDS), number: random.integer(100, 999), row: random.integer(20, 45) };
}

/** A three-digit number that is another one after each return. */
export const numberShown = (number: number, shown: number) => 100 + ((number - 100 + 37 * shown) % 900);

/** The word on the new address. */
export const wordOf = (visit: string) => createRandom(`${visit} arrived`).pick(WORDS);
