import { createRandom } from '@playground/kit/random';

const WORDS = ['amber', 'basalt', 'cedar', 'dune', 'ember', 'fjord', 'granite', 'hazel', 'ivory', 'juniper'];

/** The word in the tab. */
export const wordOf = (seed: string) => createRandom(`${seed} word`).pick(WORDS);

/** The word of the next page before it is shown, and the word when it is. */
export function nextWordsOf(seed: string): { beforehand: string; shown: string } {
  const random = createRandom(`${seed} next`);
  const beforehand = random.pick(WORDS);
  return { beforehand, shown: random.pick(WORDS.filter((word) => word !== beforehand)) };
}

/** The question that the page sends to its popup, and the right answer. */
export function sumOf(seed: string): { question: string; answer: string } {
  const random = createRandom(`${seed} sum`);
  const [first, second] = [random.integer(11, 49), random.integer(11, 49)];
  return { question: `How much is ${first} and ${second}?`, answer: String(first + second) };
}
