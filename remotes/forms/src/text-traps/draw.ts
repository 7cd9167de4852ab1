import { createRandom } from '@playground/kit/random';

export const ZERO_WIDTH_SPACE = '\u200b';
const NON_BREAKING_SPACE = '\u00a0';
export const SOFT_HYPHEN = '\u00ad';
/** Shows what follows from right to left, until POP. */
export const RIGHT_TO_LEFT_OVERRIDE = '\u202e';
export const POP = '\u202c';

/** Cyrillic letters, by the Latin ones that look the same. */
const CYRILLIC: Record<string, string> = { a: 'а', c: 'с', e: 'е', o: 'о', p: 'р' };

export const unbroken = (text: string) => text.replaceAll(' ', NON_BREAKING_SPACE);
export const cyrillic = (text: string) => text.replace(/[aceop]/g, (letter) => CYRILLIC[letter] ?? letter);

const HYPHENATED = ['Light|house|keeper', 'Straight|forward|ness', 'Under|develop|ment', 'Counter|intelli|gence'];
const SIGNS = ['escape', 'peace', 'copper', 'scope', 'coppice', 'teacup'];
const PLACES = ['north', 'south', 'east', 'west'];
const COLOURS = ['red', 'blue', 'green'];
const TOWNS = ['Lyon', 'Gdynia', 'Porto', 'Bergen', 'Graz', 'Turku'];
const LETTERS = [...'ACDEFHJKLMNPRTUVWXY'];

/** The ids of their buttons contain them, so they are the same for each seed. */
export const FRUITS = ['apples', 'pears', 'plums', 'cherries'];
export const FLOORS = [31, 30, 3, 21, 20, 2, 11, 10, 1];

/** What a seed draws for the stations. */
export function draw(seed: string) {
  const { integer, pick, shuffle } = createRandom(`${seed} text traps`);
  const two = <T>(items: readonly T[]) => shuffle(items).slice(0, 2) as [T, T];
  /** All of them, with the wanted one not in the first place: a search for the first match finds another. */
  const behind = <T>(wanted: T, others: readonly T[]) => {
    const [first, ...rest] = shuffle(others);
    return [first as T, ...shuffle([wanted, ...rest])];
  };
  const word = (length: number) => Array.from({ length }, () => pick(LETTERS)).join('');

  const [gate, otherGate] = two([12, 14, 17, 21, 23, 26]);
  const [hyphenated, otherHyphenated] = two(HYPHENATED);
  const flight = integer(200, 499);
  const opening = pick(['half', 'wide'] as const);
  const [place, otherPlace] = two(PLACES);
  const [size, otherSize] = two(['large', 'tiny']);
  const [colour, otherColour] = two(COLOURS);
  const action = pick(['Send', 'Print', 'Share', 'Delete']);
  return {
    gate: {
      wanted: `Gate ${gate} B`,
      all: behind(`Gate ${gate} B`, [`Gate ${gate} B closed`, `Gate ${otherGate} B`]),
    },
    code: [word(3), integer(10, 99), word(2)].join(ZERO_WIDTH_SPACE),
    hyphenated: {
      wanted: hyphenated,
      all: behind(hyphenated, [`${hyphenated.replaceAll('|', '')}s`, otherHyphenated]),
    },
    // The first digit is never the last one, so the other direction is another number.
    parcel: `${integer(1, 4)}${integer(0, 9)}${integer(0, 9)}${integer(5, 9)}`,
    cased: {
      wanted: pick([action.toUpperCase(), action.toLowerCase()]),
      action,
      all: shuffle(['upper', 'lower', 'none'] as const),
    },
    opening: { wanted: opening, all: behind(opening, [opening === 'half' ? 'wide' : 'half', 'not', 'never']) },
    report: {
      wanted: `Report of the ${place} district`,
      all: behind({ name: `Report of the ${place} district`, by: 'script' as 'script' | 'style' }, [
        { name: `Report of the ${place} district, draft`, by: 'style' },
        { name: `Report of the ${otherPlace} district`, by: 'script' },
        { name: `Report of the ${otherPlace} district, draft`, by: 'style' },
      ]),
    },
    flight: {
      wanted: `Flight ${flight}`,
      all: behind(`Flight ${flight}`, [`Flight ${flight} cancelled`, `Flight ${integer(500, 899)}`]),
    },
    sign: pick(SIGNS),
    changing: { wanted: pick(['Archive', 'Publish', 'Discard']), build: integer(2000, 8000) },
    fruit: pick(FRUITS),
    floor: pick([1, 2, 3]),
    box: {
      wanted: `${size} ${colour}`,
      all: behind(
        [size, colour],
        [
          [`extra-${size}`, colour],
          [otherSize, colour],
          [size, otherColour],
        ],
      ).map((kind) => ({
        kind,
        classes: shuffle(['btn', 'btn-primary', 'box', ...kind]).join(' '),
      })),
    },
    town: { wanted: pick(TOWNS), address: pick(['Billing', 'Delivery']) },
    named: { wanted: pick(['Buy', 'Sell', 'Hold']), all: shuffle(['Buy', 'Sell', 'Hold']) },
  };
}

export type Drawn = ReturnType<typeof draw>;
