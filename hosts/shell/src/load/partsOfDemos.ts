import type { Practice } from '@playground/kit/practice/Practice';
import type { Running } from '../parts/Running';

/** What the shell draws only for demos. It comes with the code that loads them (`federation.ts`); before that, this is empty. */
export const partsOfDemos: { Practice?: typeof Practice; Running?: typeof Running } = {};
