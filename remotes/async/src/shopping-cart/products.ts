import { createRandom } from '@playground/kit/random';

export interface Product {
  /** Identifies the product: two products with the same title are the same one. */
  title: string;
  /** The price with two decimals. */
  value: string;
  quantity: number;
}

export const QUANTITIES = [1, 2, 3];

/** Returns the three products for a search term. The same seed and term always give the same prices. */
export function findProducts(term: string, seed: string): Product[] {
  const random = createRandom(`${seed}/${term}`);
  return [`The Best ${term} Ever Made`, `${term} #2 you NEED this one!`, `${term} - You Won't Believe This One!`].map(
    (title) => ({ title, value: money(random.integer(1000, 99_999)), quantity: 1 }),
  );
}

/** Returns the sum of price times quantity. It adds whole cents, because 0.1 + 0.2 is not 0.3 in JavaScript. */
export function subtotal(products: Product[]): string {
  return money(products.reduce((sum, { value, quantity }) => sum + Number(value.replace('.', '')) * quantity, 0));
}

function money(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
