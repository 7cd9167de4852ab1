import type { Corner } from '../draw';
import classes from './Geometry.module.css';

/** Classes of a button that fills its area, with its label in one corner. */
export const CORNERED = `btn btn-primary position-absolute top-0 start-0 d-flex w-100 h-100 border-0 rounded-0 px-0 py-2 ${classes.cornered}`;

/** Classes that put the content of a flexible box into a corner. */
export const placed = (corner: Corner) =>
  `align-items-${corner.startsWith('top') ? 'start' : 'end'} justify-content-${corner.endsWith('left') ? 'start' : 'end'}`;

/** A style that mirrors what is made for the top left corner. */
export const mirrored = (corner: Corner) => ({
  scale: `${corner.endsWith('left') ? 1 : -1} ${corner.startsWith('top') ? 1 : -1}`,
});
