import { createRandom } from '@playground/kit/random';

const BUTTONS = ['Copy', 'Lock', 'Move', 'Print', 'Save', 'Send'] as const;
export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const PLACES = ['Gull Rock', 'Gull Cove', 'Gull Light'] as const;

/** A place in the island's own pixels: 512 by 512 at level 0. */
export interface Place {
  name: (typeof PLACES)[number];
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The names of the painted buttons, from left to right and from top to bottom. */
export const buttonsOf = (seed: string) => createRandom(`${seed} buttons`).shuffle(BUTTONS);

/** The visitors of each day. All numbers are different, and no bar is too low for a pointer. */
export function visitorsOf(seed: string): number[] {
  const random = createRandom(`${seed} visitors`);
  const numbers = Array.from({ length: 39 }, (_, index) => 110 + index * 10);
  return random
    .shuffle(numbers)
    .slice(0, DAYS.length)
    .map((number) => number + random.integer(1, 9));
}

/** Three places that are close to each other, on the land in the middle of the island. */
export function placesOf(seed: string): Place[] {
  const random = createRandom(`${seed} places`);
  const [x, y] = [random.integer(190, 320), random.integer(200, 310)];
  const others = random.shuffle([
    { x: 26, y: 8 },
    { x: -24, y: 12 },
  ]);
  return PLACES.map((name, index) => {
    const { x: right = 0, y: down = 0 } = others[index - 1] ?? {};
    return { name, x: x + right, y: y + down };
  });
}

/** The colours of the faces of the cube: front, right, left, back, top and bottom. The front is never green. */
export function facesOf(seed: string): string[] {
  const random = createRandom(`${seed} faces`);
  const sides = random.shuffle(['green', 'blue', 'yellow']);
  return ['red', ...sides, 'purple', 'orange'];
}

/** The crosses on the field for the signature, from left to right. */
export function crossesOf(seed: string): Point[] {
  const random = createRandom(`${seed} crosses`);
  return [50, 155, 260].map((x) => ({ x: x + random.integer(-20, 20), y: random.integer(30, 120) }));
}

/** The boats of each month. The best two are at most two boats apart. */
export function boatsOf(seed: string): number[] {
  const random = createRandom(`${seed} boats`);
  const boats = MONTHS.map(() => random.integer(90, 380));
  const [first = 0, second = 0] = random.shuffle(MONTHS.map((_, index) => index));
  boats[first] = random.integer(440, 480);
  boats[second] = boats[first] - random.integer(1, 2);
  return boats;
}
