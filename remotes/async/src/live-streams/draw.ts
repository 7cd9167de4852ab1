import { hashOf, wordIn } from '@playground/kit/contract/words';

/** What the streams of the page Live Streams send. All of it follows the seed, so each replica can continue where another one stopped. */

/** A whole number from `min` to `max`. */
const integer = (what: string, seed: string, min: number, max: number) =>
  min + (hashOf(`${seed}/${what}`) % (max - min + 1));

/** A message of a stream. The place of the message in the stream is its id. */
export interface Sent {
  event: string;
  /** The number that the page shows. */
  number: number;
  word: string;
}

export const SCRIPTS = ['events', 'order', 'parcels'] as const;
export type Script = (typeof SCRIPTS)[number];

/** A stream of events, and after which of them the server ends the connection once. */
interface Plan {
  sent: Sent[];
  cutAfter?: number;
  /** How many events after the cut never arrive. */
  lost?: number;
}

export const PARCELS = 12;

export function planOf(script: Script, seed: string): Plan {
  const word = (number: number) => wordIn(`${script} ${number}`, seed);
  if (script === 'events') {
    const alarm = integer('alarm', seed, 5, 7);
    const sent = Array.from({ length: 8 }, (_, index) => ({
      event: index + 1 === alarm ? 'alarm' : 'news',
      number: index + 1,
      word: word(index + 1),
    }));
    return { sent, cutAfter: integer('cut', seed, 2, 4) };
  }
  if (script === 'order') {
    const numbers = [1, 2, 3, 4, 5].sort((a, b) => hashOf(`${seed}/order ${a}`) - hashOf(`${seed}/order ${b}`));
    // Sorted by chance: then the first one comes last.
    if (numbers.every((number, index) => number === index + 1)) numbers.push(numbers.shift() as number);
    return { sent: numbers.map((number) => ({ event: 'message', number, word: word(number) })) };
  }
  const sent = Array.from({ length: PARCELS }, (_, index) => ({
    event: 'message',
    number: index + 1,
    word: word(index + 1),
  }));
  return { sent, cutAfter: integer('cut', seed, 3, 7), lost: integer('lost', seed, 2, 3) };
}

export const parcelOf = (number: number, seed: string): Sent => planOf('parcels', seed).sent[number - 1] as Sent;

/** The answers to a poll in their order. Undefined if there is nothing new. */
export function pollsOf(seed: string): (string | undefined)[] {
  const words = [1, 2, 3].map((number) => wordIn(`poll ${number}`, seed));
  const answers: (string | undefined)[] = [...words];
  answers.splice(integer('second empty', seed, 1, 2), 0, undefined);
  // The first answer is always empty.
  return [undefined, ...answers];
}

/** The words of a story, and the one after which a visitor has to stop. It is there once. */
export function storyOf(seed: string): { words: string[]; last: number } {
  const words: string[] = [];
  for (let index = 0; words.length < 60; index++) {
    const word = wordIn(`story ${index}`, seed);
    if (!words.includes(word)) words.push(word);
  }
  return { words, last: integer('stop', seed, 9, 17) };
}

/** What Ada asks for, one after the other. */
export const questionsOf = (seed: string): string[] => [1, 2, 3].map((number) => wordIn(`chat ${number}`, seed));

/** What Ada has said when so many of her questions were answered. The line breaks after the second message. */
export function saidBy(answered: number, seed: string): string[] {
  const [first, second, third] = questionsOf(seed);
  const all = [
    `Please send me the word ${first}.`,
    `Thank you. Please send me the word ${second}.`,
    'Are you still there?',
    `Thank you. Please send me the word ${third}.`,
    'Thank you. That was all.',
  ];
  return all.slice(0, [1, 3, 4, 5][answered]);
}
