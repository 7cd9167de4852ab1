/** The name of an account whose password is a word that follows the seed. */
export const ACCOUNT = 'reader';

const COLOURS =
  'amber azure beige black blue brass bronze brown copper coral cream crimson gold green grey indigo ivory jade lilac lime olive orange pearl pink plum purple red ruby silver teal violet white';
const ANIMALS =
  'badger beaver bison camel cheetah cobra crane donkey eagle falcon ferret fox gecko gibbon goose hare heron ibex jackal koala lemur lynx marten moose otter panda parrot raven salmon tiger walrus zebra';

function addTo(start: number, text: string): number {
  let hash = start;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}

function mixed(sum: number): number {
  const hash = Math.imul(sum ^ (sum >>> 15), 1 | sum);
  return (hash ^ (hash >>> 14)) >>> 0;
}

const START = 0x811c9dc5;

/** A number from 0 to 2³² - 1. Similar texts give very different numbers (FNV-1a, mixed as in mulberry32). */
export const hashOf = (text: string): number => mixed(addTo(START, text));

/** A number of 32 bits that follows the seed. Server and page compute the same. */
export const numberIn = (what: string, seed: string): number => hashOf(`${seed}/${what}`);

/** `numberIn` for many numbers of one seed: it reads the seed once, however long it is. */
export function numbersOf(seed: string): typeof numberIn {
  const start = addTo(START, `${seed}/`);
  return (what) => mixed(addTo(start, what));
}

/** The word in a file: two words with a hyphen that follow the seed. */
export function wordIn(file: string, seed: string): string {
  const hash = numberIn(file, seed);
  const [colours, animals] = [COLOURS.split(' '), ANIMALS.split(' ')];
  return `${colours[hash % colours.length]}-${animals[Math.floor(hash / 64) % animals.length]}`;
}
