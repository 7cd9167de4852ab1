import { createRandom } from '@playground/kit/random';

const COLOURS = ['amber', 'blue', 'green', 'red', 'violet', 'white', 'black', 'brown'] as const;

const NOTES = [
  'The door sticks in damp weather.',
  'Two keys are handed out, and both have to come back.',
  'Holds a suitcase, standing, if the wheels go in first.',
  'Next to the stairs.',
  'Its lamp was replaced in spring.',
  'Asks for a coin, which it returns.',
  'Not for food, plants or anything that ticks.',
];

/** The text of a row. Its length is random, and so is the row's height. */
export interface Row {
  colour: (typeof COLOURS)[number];
  note: string;
}

/** The row with a number. It does not depend on other rows, so no list of 10 000 is needed. */
export function rowOf(seed: string, list: string, number: number): Row {
  const random = createRandom(`${seed} ${list} ${number}`);
  return { colour: random.pick(COLOURS), note: random.shuffle(NOTES).slice(0, random.integer(0, 4)).join(' ') };
}

/** How many of the first `count` rows of a list have the colour. */
export function countOf(seed: string, list: string, count: number, colour: Row['colour']): number {
  return Array.from({ length: count }, (_, index) => rowOf(seed, list, index + 1)).filter(
    (row) => row.colour === colour,
  ).length;
}
