import { createRandom } from '@playground/kit/random';

/** The size of the plan in its own pixels. */
export const ZOOM = 1.75;

export const ROWS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** Both have another area in the middle of their box. */
const ROOMS = ['Hall', 'Kitchen'];

const CORNERS = ['top left', 'top right', 'bottom left', 'bottom right'] as const;
export type Corner = (typeof CORNERS)[number];

/** What the stations ask for. No answer is in the middle of a box. */
export function draw(seed: string) {
  const random = createRandom(seed);
  return {
    angle: random.pick([-55, -50, -40, -35, 35, 40, 50, 55]),
    point: { x: random.pick([40, 115]) + random.integer(0, 10), y: random.integer(40, 80) },
    room: random.pick(ROOMS),
    stripe: 10 * random.integer(10, 30),
    free: random.pick(CORNERS),
    left: random.pick(CORNERS),
    pixel: { x: random.pick([40, 140]) + random.integer(0, 20), y: random.pick([20, 65]) + random.integer(0, 15) },
    stamp: random.pick(CORNERS),
    key: random.integer(2, 9),
    row: random.integer(0, ROWS.length - 2),
    card: random.integer(12, 24),
  };
}
