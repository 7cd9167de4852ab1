import { createRandom } from '@playground/kit/random';

/** Ways in which a button can be hidden or nearly so, by the ids of the buttons. */
export const WAYS = {
  'opacity-full': 'Opacity 1',
  'opacity-half': 'Opacity 0.5',
  'opacity-tenth': 'Opacity 0.1',
  'opacity-hundredth': 'Opacity 0.01',
  'opacity-none': 'Opacity 0',
  'not-displayed': 'Display none',
  'not-visible': 'Visibility hidden',
  'size-zero': 'Size 0',
  clipped: 'Clipped',
  'off-screen': 'Off screen',
  covered: 'Covered',
  'same-colour': 'Same colour',
  inert: 'Inert',
  'aria-hidden': 'aria-hidden',
  'content-visibility': 'content-visibility',
  'closed-details': 'Closed details',
} as const;

export type Way = keyof typeof WAYS;
export const ways = Object.keys(WAYS) as Way[];

/** For these, document, pointer and assistive technology give three different counts. The others keep the counts apart. */
const APART: Way[] = ['clipped', 'off-screen', 'opacity-none', 'inert', 'aria-hidden'];

export function draw(seed: string) {
  const { integer, shuffle } = createRandom(`${seed} visibility`);
  return {
    counted: shuffle([...APART, ...shuffle(ways.filter((way) => !APART.includes(way))).slice(0, integer(3, 6))]),
    /** In milliseconds: until the bell appears, and until its cover goes. */
    bell: [integer(500, 1500), integer(1500, 2500)] as const,
    /** How often the lamp comes back. */
    returns: integer(1, 2),
  };
}
