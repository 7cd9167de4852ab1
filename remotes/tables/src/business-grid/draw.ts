import { createRandom } from '@playground/kit/random';
import {
  type Change,
  changesAskedIn,
  citiesAskedIn,
  deliveriesIn,
  deliveryAt,
  type Product,
  placeAskedIn,
  productAt,
  REGIONS,
  STATES,
} from './grid';

/** What the stations ask for. */
export function draw(seed: string) {
  const random = createRandom(seed);
  const delivery = (from: number, to: number) => deliveryAt(random.integer(from, to), seed);
  const [edited, moved, released] = [delivery(3, 7), delivery(1, 5), delivery(1, 5)];
  const pieces = random.integer(101, 899);
  const changes = changesAskedIn(seed);
  return {
    cell: { place: random.integer(2000, 4900), week: random.integer(30, 50) },
    late: citiesAskedIn(seed),
    edit: { number: edited.number, pieces: pieces + (pieces === edited.pieces ? 1 : 0) },
    portal: { number: moved.number, state: random.pick(STATES.filter((state) => state !== moved.state)) },
    pinned: released.number,
    group: random.pick(REGIONS),
    refused: changes,
    place: deliveryAt(placeAskedIn(seed), seed).number,
  };
}

/** Why this is not the number in the cell of a product and a week, counted from 0; undefined if it is. */
export function cellProblem(pieces: number, place: number, week: number, seed: string): string | undefined {
  const at = (row: number, column: number): [Product, number | undefined] => {
    const product = productAt(row, seed);
    return [product, product.weeks[column]];
  };
  const [product, right] = at(place, week);
  if (pieces === right) return undefined;
  for (const column of [week - 1, week + 1]) {
    if (pieces === at(place, column)[1]) return `${pieces} is the number of week ${column + 1}.`;
  }
  for (const row of [place - 1, place + 1]) {
    const [other, sold] = at(row, week);
    if (pieces === sold) return `${pieces} is the number of ${other.number}.`;
  }
  return `${pieces} is not the number of ${product.number} in week ${week + 1}.`;
}

/** Why this is not the sum of the pieces of a region; undefined if it is. */
export function sumProblem(sum: number, region: (typeof REGIONS)[number], seed: string): string | undefined {
  const all = deliveriesIn(region, seed);
  let part = 0;
  for (const [index, { pieces = 0 }] of all.entries()) {
    part += pieces;
    if (sum !== part) continue;
    return index === all.length - 1 ? undefined : `${sum} is the sum of the first ${index + 1} deliveries only.`;
  }
  const other = REGIONS.find(
    (one) => deliveriesIn(one, seed).reduce((total, { pieces = 0 }) => total + pieces, 0) === sum,
  );
  return other ? `${sum} is the sum of the region ${other}.` : `${sum} is not the sum of the region ${region}.`;
}

/** Why the saved pieces are not those that the station asks for; undefined if they are, or if some are still to be saved. */
export function savedProblem(saved: readonly Change[], { changes, refused, most }: ReturnType<typeof changesAskedIn>) {
  for (const { number, pieces } of saved) {
    const asked = changes.find((change) => change.number === number);
    if (!asked) return `${number} was saved too. Change it back, and save again.`;
    const right = number === refused ? most : asked.pieces;
    if (pieces !== right) return `${number} was saved with ${pieces} pieces, not ${right}.`;
  }
  return undefined;
}
