import { createRandom } from '@playground/kit/random';

export const SIZES = ['S', 'M', 'L', 'XL', 'XXL'];
export const SEATS = ['Window', 'Middle', 'Aisle'];
export const FRUITS = ['Apple', 'Cherry', 'Fig', 'Grape', 'Plum', 'Quince'];
export const FIRST_TEAS = ['Black', 'Green'];
export const LATE_TEAS = ['Mint', 'Rooibos', 'White', 'Oolong'];
export const TOWNS: Record<string, string[]> = {
  Aston: ['Mill Lane', 'Station Road', 'West Street'],
  Bexley: ['Castle Road', 'Mill Lane', 'Quay Street'],
  Corby: ['Abbey Road', 'Mill Lane', 'Station Road'],
};
export const ANIMALS = { Cat: '🐈', Dog: '🐕', Duck: '🦆', Owl: '🦉', Fox: '🦊' };

/** What the stations ask for with this seed. No answer is the first option. */
export function draw(seed: string) {
  const { integer, pick, shuffle } = createRandom(seed);
  const [first = '', second = '', fruit = ''] = shuffle(FRUITS);
  const town = pick(Object.keys(TOWNS));
  return {
    soldOut: SIZES.slice(-integer(1, 3)),
    town,
    street: pick(TOWNS[town]?.slice(1) ?? []),
    tea: pick(LATE_TEAS),
    seat: pick(SEATS),
    chosen: [first, second],
    fruit,
    animal: pick(Object.keys(ANIMALS).slice(1)),
  };
}
