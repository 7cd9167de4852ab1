import { createRandom } from '@playground/kit/random';

const TIMES = ['at noon', 'at seven', 'before dawn', 'after lunch', 'at midnight', 'on Sunday'];
const THINGS = ['ferry', 'choir', 'market', 'library', 'bakery', 'theatre'];
const PLACES = ['harbour', 'river', 'lake', 'road'];
const FIRST = ['Nora', 'Ivo', 'Lena', 'Tomas'];
const LAST = ['Lind', 'Lund', 'Lang', 'Long', 'Ling'];
const WORDS = ['café', 'über', 'señor', 'crêpe', 'façade', 'jalapeño', 'smörgås', 'déjà'];
const LAMPS = 60;

const two = (value: number) => String(value).padStart(2, '0');

/** What the stations ask for with this seed. */
export function draw(seed: string) {
  const { integer, pick, shuffle } = createRandom(seed);
  const sentence = () => `The ${pick(THINGS)} opens ${pick(TIMES)}, gate ${integer(10, 99)}.`;
  const letter = () => {
    const word = pick(THINGS);
    return { text: `Meet the ${word} crew ${pick(TIMES)}.`, word };
  };
  const first = pick(FIRST);
  const others = FIRST.filter((name) => name !== first).map((name) => `${name} ${pick(LAST)}`);
  const [person = '', ...alike] = shuffle(LAST).map((last) => `${first} ${last}`);
  const lamp = integer(35, 55);
  const place = pick(PLACES);
  const [boxes = 0, day = '', vehicle = ''] = [integer(2, 9), pick(['Monday', 'Friday']), pick(['train', 'ship'])];
  const order = (count: number, on: string, by: string) => `Send ${count} boxes on ${on} by ${by}.`;
  return {
    note: sentence(),
    message: sentence(),
    code: {
      text: Array.from({ length: LAMPS }, (_, index) => `lamp-${two(index + 1)} = ${integer(10, 99)}`),
      lamp,
      value: integer(100, 999),
    },
    // The person is neither the first nor the last of those with this first name.
    people: [...others.slice(0, 1), ...alike.slice(0, 2), person, ...alike.slice(2), ...others.slice(1)],
    person,
    source: { before: `The ${pick(THINGS)} opens `, bold: pick(TIMES), after: `, gate ${integer(10, 99)}.` },
    word: pick(WORDS),
    headline: { text: `Two ${place}s, one ${place} and a ${place}side ${pick(THINGS)}.`, word: place },
    // Each is the text after one more change.
    order: [
      order(boxes, 'Tuesday', 'van'),
      order(boxes + 10, 'Tuesday', 'van'),
      order(boxes + 10, day, 'van'),
      order(boxes + 10, day, vehicle),
    ],
    letter: letter(),
  };
}

export type Asked = ReturnType<typeof draw>;
