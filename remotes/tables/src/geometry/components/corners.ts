import type { Corner } from '../draw';

/** Classes that put the content of a flexible box into a corner. */
export const placed = (corner: Corner) =>
  `align-items-${corner.startsWith('top') ? 'start' : 'end'} justify-content-${corner.endsWith('left') ? 'start' : 'end'}`;

/** A style that mirrors what is made for the top left corner. */
export const mirrored = (corner: Corner) => ({
  scale: `${corner.endsWith('left') ? 1 : -1} ${corner.startsWith('top') ? 1 : -1}`,
});
