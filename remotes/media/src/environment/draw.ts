import { createRandom } from '@playground/kit/random';

const PAPER = ['anvil', 'beacon', 'canoe', 'dagger', 'easel', 'fiddle', 'goblet', 'hammock', 'inkwell', 'jigsaw'];

/** The words in assets/without-scripts.html, in their order. */
export const QUIET = ['acorn', 'barley', 'clover', 'daisy', 'elder', 'fennel', 'ginger', 'heather', 'iris', 'juniper'];

/** The word that only a print shows. */
export const paperWordOf = (seed: string) => createRandom(`${seed} paper`).pick(PAPER);

/** The number of the word that the document without scripts shows, from 1. */
export const quietNumberOf = (seed: string) => createRandom(`${seed} quiet`).integer(1, QUIET.length);
