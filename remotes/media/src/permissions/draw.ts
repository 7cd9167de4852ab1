import { createRandom } from '@playground/kit/random';

const WORDS = ['amber', 'breeze', 'copper', 'drizzle', 'emerald', 'falcon', 'glacier', 'harbour', 'indigo', 'jasmine'];

/** The word to copy, and the word that the page writes. They are different. */
export function wordsOf(seed: string): { read: string; written: string } {
  const [read = '', written = ''] = createRandom(`${seed} clipboard`).shuffle(WORDS);
  return { read, written };
}
