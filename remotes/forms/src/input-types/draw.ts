import { createRandom } from '@playground/kit/random';

export interface Day {
  day: number;
  month: number;
  year: number;
}

export interface Depot {
  city: string;
  number: string;
}

/** The cable's lengths, in tenths of a metre, because fractions would not be exact. */
export const CABLE = { min: 3, max: 94, step: 7 };
export const BRIGHTNESS = { min: 12, max: 212, step: 8, start: 108 };

const CITIES = [
  'Athens',
  'Bergen',
  'Cork',
  'Dakar',
  'Essen',
  'Faro',
  'Gent',
  'Hanoi',
  'Izmir',
  'Jena',
  'Kyoto',
  'Lima',
];
const NAMES = ['Ada Lund', 'Ben Ortiz', 'Chloé Weiss', 'Dina Okafor', 'Emil Novák'];

const digits = (value: number, length = 2) => String(value).padStart(length, '0');
export const isoDay = ({ day, month, year }: Day) => `${year}-${digits(month)}-${digits(day)}`;

/** What the stations ask for with this seed. */
export function draw(seed: string) {
  const { integer, pick, shuffle } = createRandom(seed);
  // Day and month differ and are at most 12, so a wrong order also gives a date.
  const date = (): Day => {
    const [day = 1, month = 2] = shuffle(Array.from({ length: 12 }, (_, index) => index + 1));
    return { day, month, year: integer(2027, 2039) };
  };
  const numbers = shuffle(Array.from({ length: 90 }, (_, index) => `D-${110 + index * 7}`));
  const depots: Depot[] = CITIES.map((city, index) => ({ city, number: numbers[index] as string }));
  const name = pick(NAMES);
  const departure = date();
  const born = date();
  return {
    departure: { day: isoDay(departure), time: `${integer(13, 22)}:${digits(integer(10, 59))}` },
    week: `${integer(2027, 2039)}-W${digits(integer(2, 51))}`,
    month: `${integer(2027, 2039)}-${digits(integer(1, 12))}`,
    colour: `#${integer(0x101010, 0xfefefe).toString(16)}`,
    brightness: BRIGHTNESS.min + BRIGHTNESS.step * pick([3, 4, 5, 6, 7, 8, 16, 17, 18, 19, 20, 21]),
    cable: CABLE.min + CABLE.step * integer(3, 12),
    code: digits(integer(0, 999_999), 6),
    date: date(),
    depots,
    depot: pick(depots),
    prefilled: {
      text: name,
      search: pick(['red shoes', 'tide table', 'night trains']),
      email: `${pick(['hello', 'desk', 'orders'])}@example.com`,
      url: `https://example.com/${integer(100, 999)}`,
      tel: `+43 1 555 ${integer(1000, 9999)}`,
      password: `secret-${integer(100, 999)}`,
      number: String(integer(10, 99)),
      date: isoDay({ ...born, year: born.year - 40 }),
      time: `0${integer(6, 9)}:${integer(10, 59)}`,
    },
    file: `report-${integer(1000, 9999)}.txt`,
  };
}

export type Asked = ReturnType<typeof draw>;
