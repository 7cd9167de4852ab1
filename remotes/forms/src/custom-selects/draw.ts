import { createRandom } from '@playground/kit/random';

const CITIES = ['Athens', 'Bergen', 'Cairo', 'Dakar', 'Graz', 'Helsinki', 'Lima', 'Nagoya', 'Porto', 'Quito'];
/** In the alphabet, each of these comes before the place without its first word. */
const LONGER = ['East Kilbride', 'Great Malvern', 'Great Yarmouth', 'Long Sutton', 'Market Rasen', 'East Grinstead'];
const OTHERS = ['Aberdeen', 'Bath', 'Cork', 'Dundee', 'Exeter', 'Galway', 'Hull', 'Leeds', 'Newry', 'Poole', 'York'];
const DRINKS = ['Apple juice', 'Cocoa', 'Coffee', 'Ginger tea', 'Green tea', 'Milk', 'Mint tea', 'Water'];
const COLOURS = ['Amber', 'Blue', 'Coral', 'Green', 'Ivory', 'Lilac', 'Ochre', 'Teal'];
const TOPPINGS = ['Artichokes', 'Basil', 'Capers', 'Garlic', 'Mushrooms', 'Olives', 'Onions', 'Peppers', 'Rocket'];
export const DEPARTMENTS = ['Sales', 'Support', 'Research', 'Transport'] as const;
export const TEAMS = ['East', 'North', 'South', 'West'];

/** What each station shows and asks for. */
export function draw(seed: string) {
  const { pick, shuffle, integer } = createRandom(seed);
  const city = pick(CITIES);
  const shorter = LONGER.map((place) => place.slice(place.indexOf(' ') + 1));
  const digits = shuffle(['1', '2', '3', '4', '5', '6', '7', '8', '9']).slice(0, 3) as [string, string, string];
  const [a, b, c] = digits;
  const codes = [a + b + c, a + c + b, b + a + c, b + c + a, c + a + b, c + b + a].map((number) => `K-${number}`);
  const [first, second, third, unwanted] = shuffle(TOPPINGS) as [string, string, string, string];
  return {
    city: {
      names: CITIES,
      wanted: city,
      recent: shuffle([city, ...shuffle(CITIES.filter((one) => one !== city)).slice(0, 2)]),
    },
    place: { names: [...LONGER, ...shorter, ...OTHERS].sort(), wanted: pick(shorter) },
    drink: { names: shuffle(DRINKS), wanted: pick(DRINKS) },
    colour: { names: shuffle(COLOURS), wanted: pick(COLOURS) },
    code: { names: codes, wanted: pick(codes) },
    locker: lockerOf(integer(2_000, 9_000)),
    toppings: { names: TOPPINGS, wanted: [first, second, third], chosen: [unwanted, first] },
    team: { department: pick(DEPARTMENTS.slice(1)), team: pick(TEAMS) },
  };
}

export type Drawn = ReturnType<typeof draw>;

const lockerOf = (number: number) => String(number).padStart(5, '0');
export const LOCKERS = Array.from({ length: 10_000 }, (_, index) => lockerOf(index + 1));
