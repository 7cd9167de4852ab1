import { createRandom } from '@playground/kit/random';
import { WORDS } from '../../shared/words';

/** How many parcels the database has under numbers, and as many under texts. */
export const PARCELS = 40;

/** The places of the station Cleared. */
export const KINDS = ['cookie', 'local', 'session', 'database', 'cache'] as const;
export type Kind = (typeof KINDS)[number];

/** What the stations store and ask for. The names follow the run too, so that two tabs with the same seed do not share what they store. */
export function draw(seed: string, run: string) {
  const random = createRandom(seed);
  const words = random.shuffle(WORDS);
  const [local = '', session = '', owner = '', other = '', page = '', frame = ''] = words;
  const number = () => random.integer(10, 99);
  return {
    /** Part of each name. */
    tag: createRandom(`${seed} ${run}`).integer(1000, 9999),
    numbers: { session: number(), lasting: number(), strict: number(), hidden: number() },
    local,
    session,
    parcel: random.integer(2, PARCELS),
    owner,
    /** The owner of the parcel whose key is the same number as text. */
    other,
    left: random.pick(KINDS),
    page,
    frame,
  };
}

export type Drawn = ReturnType<typeof draw>;
