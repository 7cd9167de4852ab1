import { createRandom } from '@playground/kit/random';

const LISTS = {
  fruits: ['Apple', 'Cherry', 'Fig', 'Grape', 'Plum'],
  towns: ['Aston', 'Bexley', 'Corby', 'Derby', 'Exeter'],
  birds: ['Crow', 'Duck', 'Owl', 'Swan', 'Wren'],
};

/** Each list in an order in which the row that is asked for has to move. */
export function draw(seed: string) {
  const { pick, shuffle } = createRandom(seed);
  const list = (names: string[]) => {
    const [first = '', ...others] = shuffle(names);
    const rows = names[0] === first ? [...others, first] : [first, ...others];
    return { rows, wanted: pick(names.filter((name, index) => rows[index] !== name)) };
  };
  return { fruits: list(LISTS.fruits), towns: list(LISTS.towns), birds: list(LISTS.birds) };
}
