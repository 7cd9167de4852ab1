import { createRandom, type Random } from '@playground/kit/random';
import type { Cause } from '@playground/kit/stations/ByHand';

export interface Order {
  number: string;
  customer: string;
  city: string;
  /** In hundredths, because fractions would not be exact. */
  amount: number;
  /** A date such as 2027-03-09. */
  date: string;
  state: 'New' | 'Sent' | 'Cancelled';
  /** Only in the export. */
  note: string;
}

/** An order after an edit or a choice in its menu, and the event that caused it. */
export interface Changed {
  order: Order;
  cause: Cause;
}

/** What each station asks about. */
export interface Asked {
  customer: Order;
  city: string;
  edit: { order: Order; amount: number };
  selection: [Order, Order];
  hidden: Order;
  menu: Order;
  export: Order;
}

/** Cities, and others whose names contain theirs. */
const INSIDE = { Gent: 'Gentbrugge', York: 'New York' };
const CITIES = [
  ...Object.entries(INSIDE).flat(),
  'Lyon',
  'Kraków',
  'Málaga',
  'Tromsø',
  'Plzeň',
  'Győr',
  'Cork',
  'Halle (Saale)',
];
const CUSTOMERS = [
  ...['Adler Papier', 'Adler & Sohn', 'Bright Lamps', 'Brücken-Apotheke', 'Café Oslo', 'Corner Bottle', 'Dos Hermanos'],
  ...[
    'Eder Bau',
    'Fjord Foto',
    'Fietsen Maes',
    'Halle Druck',
    'Ivy Tea Room',
    'Jansen Hout',
    'Jansen Glas',
    'Kino Nord',
  ],
  ...['Lumière & Fils', 'Marmalade, Ltd.', 'Nowak Meble', 'O’Hara Books', 'Pekařství U Lípy', 'Quai 9', 'Rosa Tintas'],
  ...['Smith "Smithy" Forge', 'Tapas Tres', 'Ürsel Uhren', 'Villa Vento', 'Żuraw Szkło', '株式会社あおば'],
  // Names that a spreadsheet would take for formulas.
  ...['=Equal= Design', '+Plus Optik', '-minus- Records', '@home Media'],
];
const FIRST = 1001;
const COUNT = 500;

/** The orders of a seed, in the table's order, and what the stations ask about them. */
export function draw(seed: string): { orders: Order[]; asked: Asked } {
  const random = createRandom(seed);
  const numbers = random.shuffle(Array.from({ length: COUNT }, (_, index) => FIRST + index));
  const amounts = differentAmounts(random);
  const orders = numbers.map((number, index) => ({
    number: `O-${number}`,
    customer: random.pick(CUSTOMERS),
    city: random.pick(CITIES),
    amount: amounts[index] as number,
    date: `2027-${twoDigits(random.integer(1, 12))}-${twoDigits(random.integer(1, 28))}`,
    state: random.pick(['New', 'New', 'Sent', 'Cancelled'] as const),
    note: noteOf(random),
  }));
  const [city, around] = random.pick(Object.entries(INSIDE));
  putOnTop(around, orders, city);
  return { orders, asked: ask(orders, city, random) };
}

/** Whether the filter finds a text in a city's name. */
export const hasIn = (name: string, text: string) => name.toLowerCase().includes(text.toLowerCase());

/** White space collapsed, as in a field of one line. */
export const collapsed = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Gives the highest amount of two cities to the first one, so that the third highest of both is never that of the second. */
function putOnTop(first: string, orders: Order[], second: string): void {
  const highest = orders
    .filter(({ city }) => city === first || city === second)
    .reduce((one, other) => (one.amount > other.amount ? one : other));
  highest.city = first;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** No two orders have the same amount, so that there is one third highest. */
function differentAmounts(random: Random): number[] {
  const amounts = new Set<number>();
  while (amounts.size < COUNT) amounts.add(random.integer(1_000, 999_999));
  return [...amounts];
}

function noteOf(random: Random): string {
  const code = random.integer(1_000, 9_999);
  return random.pick([
    `Door ${code}, ring "twice"`,
    `Ring "twice" at no. ${code},\nthe neighbour knows`,
    `=HYPERLINK("${code}")`,
    `Gate ${code}`,
  ]);
}

/** A different order for each station. None is among the first 100, so none is ever on the first page. */
function ask(orders: Order[], city: string, random: Random): Asked {
  const [customer, edit, first, hidden, ...others] = random.shuffle(orders.slice(100, 300)) as [
    ...[Order, Order, Order, Order],
    ...Order[],
  ];
  const menu = others.find(({ state }) => state === 'New') as Order;
  const whole = ({ city }: Order) => CITIES.every((other) => other === city || !hasIn(other, city));
  const inLines = others.find((order) => order !== menu && order.note.includes('\n') && whole(order)) as Order;
  return {
    customer,
    city,
    edit: { order: edit, amount: random.integer(1_000, 999_999) },
    selection: [first, random.pick(orders.slice(300))],
    hidden,
    menu,
    export: inLines,
  };
}
