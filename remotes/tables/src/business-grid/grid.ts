import { numberIn, numbersOf } from '@playground/kit/contract/words';

/** The rows of the page Business Grid. All of them follow the seed, so each replica computes the same rows, and nothing is stored. */

/** The rows of the sheets `sales` and `deliveries`. */
export const ROWS = 5000;
export const WEEKS = 52;

export const SHEETS = ['sales', 'deliveries', 'regions'] as const;
export type Sheet = (typeof SHEETS)[number];

/** What one request may ask for. */
export const MOST_ROWS = 100;

export const SORTS = ['number', 'customer', 'city', 'pieces'] as const;
export type Sort = (typeof SORTS)[number];

export const STATES = ['New', 'Packed', 'On hold', 'Sent', 'Returned'] as const;

export const REGIONS = ['North', 'East', 'South', 'West', 'Coast', 'Hills', 'Lakes', 'Moor'] as const;
export type Region = (typeof REGIONS)[number];

const CITIES = ['Lyon', 'Cork', 'Gent', 'Graz', 'Turin', 'Porto', 'Bergen', 'Basel', 'Gdansk', 'Ostrava'] as const;
export type City = (typeof CITIES)[number];

const GOODS = 'Lamp Chair Table Shelf Bottle Basket Kettle Blanket Candle Mirror Clock Vase'.split(' ');
const COLOURS = 'amber black blue coral green grey ivory olive pearl red silver white'.split(' ');
const CUSTOMERS =
  'Adler Papier|Bright Lamps|Corner Bottle|Dos Hermanos|Eder Bau|Fjord Foto|Halle Druck|Ivy Tea Room|Jansen Hout|Kino Nord|Marmalade Ltd.|Nowak Meble|Quai Nine|Rosa Tintas|Tapas Tres|Villa Vento'.split(
    '|',
  );

/** A row of the sheet `sales`. */
export interface Product {
  number: string;
  name: string;
  /** The pieces that were sold in each week. */
  weeks: number[];
}

/** A row of the sheet `deliveries`. */
export interface Delivery {
  number: string;
  customer: string;
  city: City;
  region: Region;
  /** In kilograms. */
  weight: number;
  pieces: number;
  state: (typeof STATES)[number];
}

/** A row of the sheet `regions`: a region, or a delivery below it. */
export interface RegionRow {
  number: string;
  region: Region;
  /** How many deliveries the region has. Only in the row of a region. */
  deliveries?: number;
  /** Only in the row of a delivery. */
  pieces?: number;
}

export type Row = Product | Delivery | RegionRow;

const numbered = (letter: string, index: number) => `${letter}-${String(index + 1).padStart(4, '0')}`;
const oneOf = <T>(all: readonly T[], number: number): T => all[number % all.length] as T;

export function productAt(index: number, seed: string, number = numberIn): Product {
  const kind = number(`product ${index}`, seed);
  const weeks = Array.from({ length: WEEKS }, (_, week) => 100 + (number(`sold ${index} ${week}`, seed) % 900));
  return {
    number: numbered('P', index),
    name: `${oneOf(GOODS, kind)}, ${oneOf(COLOURS, Math.floor(kind / 64))}`,
    weeks,
  };
}

/** Above the pieces of nearly all other deliveries, so that the row is near the top after a sort. */
const MANY = 9950;

export function deliveryAt(index: number, seed: string, number = numberIn): Delivery {
  const [kind, size] = [number(`delivery ${index}`, seed), number(`size ${index}`, seed)];
  return {
    number: numbered('D', index),
    customer: oneOf(CUSTOMERS, kind),
    city: oneOf(CITIES, Math.floor(kind / 64)),
    region: oneOf(REGIONS, Math.floor(kind / 1024)),
    weight: 1 + (Math.floor(size / 65_536) % 900),
    pieces: index < 6 && index === placeAskedIn(seed) ? MANY : 1 + (size % 9999),
    state: oneOf(STATES, Math.floor(kind / 16_384)),
  };
}

/** The deliveries of a city, or all, in an order. Rows that are equal keep the order of their numbers. */
export function deliveriesOf(
  seed: string,
  { city = '', sort = 'number', descending = false }: { city?: string; sort?: Sort; descending?: boolean },
): Delivery[] {
  const wanted = city.toLowerCase();
  const number = numbersOf(seed);
  const rows = Array.from({ length: ROWS }, (_, index) => deliveryAt(index, seed, number)).filter((delivery) =>
    delivery.city.toLowerCase().includes(wanted),
  );
  const sign = descending ? -1 : 1;
  return rows.sort((one, other) => sign * compare(one[sort], other[sort]));
}

function compare(one: string | number, other: string | number): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** The deliveries of a region. Each region has some, and more than a grid of the page shows at once. */
export function deliveriesIn(region: Region, seed: string): RegionRow[] {
  const count = 12 + (numberIn(`deliveries of ${region}`, seed) % 4);
  return Array.from({ length: count }, (_, index) => ({
    number: `${region[0]}-${String(index + 1).padStart(2, '0')}`,
    region,
    pieces: 1 + (numberIn(`pieces of ${region} ${index}`, seed) % 99),
  }));
}

/** The rows of the sheet `regions`: all regions, and below those that are open their deliveries. */
export function regionRows(open: readonly string[], seed: string): RegionRow[] {
  return REGIONS.flatMap((region) => {
    const deliveries = deliveriesIn(region, seed);
    const row = { number: region, region, deliveries: deliveries.length };
    return open.includes(region) ? [row, ...deliveries] : [row];
  });
}

/** The row of the station Same row, other place: among the first, and elsewhere after a sort. */
export const placeAskedIn = (seed: string): number => 2 + (numberIn('place', seed) % 4);

/** The two cities of the station Late answer. The answer for the first one is slow. */
export function citiesAskedIn(seed: string): { slow: City; quick: City } {
  const first = numberIn('slow city', seed) % CITIES.length;
  const second = (first + 1 + (numberIn('quick city', seed) % (CITIES.length - 1))) % CITIES.length;
  return { slow: oneOf(CITIES, first), quick: oneOf(CITIES, second) };
}

/** How long the answers for these two cities take, in milliseconds. */
export const SLOW_MS = 6000;
export const QUICK_MS = 700;

export interface Change {
  number: string;
  pieces: number;
}

/** What the server says about a change. */
export interface Saved {
  number: string;
  /** Why the change was refused. Not there if it was saved. */
  reason?: string;
}

/** The three changes of the station Save refused, in the order of their rows, and the one that the server refuses. */
export function changesAskedIn(seed: string): { changes: Change[]; refused: string; most: number } {
  const first = numberIn('changes', seed) % 3;
  const changes = [first, first + 2, first + 5].map((index, place) => ({
    number: numbered('D', index),
    pieces: 300 + 10 * place + (numberIn(`change ${place}`, seed) % 10),
  }));
  const refused = oneOf(changes, numberIn('refused', seed)).number;
  return { changes, refused, most: 100 + (numberIn('most', seed) % 150) };
}

/** What the server says about these changes. Each delivery but one may have any number of pieces. */
export function savedOf(changes: readonly Change[], seed: string): Saved[] {
  const { refused, most } = changesAskedIn(seed);
  return changes.map(({ number, pieces }) =>
    number === refused && pieces > most
      ? { number, reason: `Only ${most} pieces are in stock for ${number}.` }
      : { number },
  );
}
