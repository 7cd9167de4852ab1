import { createRandom } from '@playground/kit/random';
import { type Language, languages } from './messages';
import { CITIES, type City, forwardDays } from './times';

const DAY = 86_400_000;

interface Product {
  price: number;
  date: Date;
}

/** What a seed draws for the shop and the stations. */
export function draw(seed: string) {
  const { integer, pick, shuffle } = createRandom(`${seed} languages`);
  const [first, second, ...rest] = shuffle([2026, 2027, 2028, 2029, 2030]);
  const years = [first, second, ...rest];
  // Each language has another price and another date, so that the right language matters.
  const products = Object.fromEntries(
    languages.map((language, i) => {
      const cents = language === 'ja' ? 0 : integer(1, 99) / 100;
      const date = new Date(Date.UTC(years[i] ?? 2031, integer(0, 11), integer(13, 28)));
      return [language, { price: integer(1100, 9899) + cents, date }];
    }),
  ) as Record<Language, Product>;
  const [spring = new Date(0)] = forwardDays('America/New_York', pick([2026, 2027, 2028, 2029]));
  return {
    products,
    actions: shuffle(['buy', 'reserve', 'compare'] as const),
    /** The last digit of the first numbers above it asks for another form than it gets. */
    above: pick([0, 100]) + integer(4, 11),
    meeting: {
      hour: integer(11, 16),
      before: new Date(spring.getTime() - integer(5, 9) * DAY),
      after: new Date(spring.getTime() + integer(2, 9) * DAY),
    },
    missing: { city: pick(Object.keys(CITIES) as City[]), year: pick([2026, 2027, 2028, 2029]) },
  };
}

export type Drawn = ReturnType<typeof draw>;
