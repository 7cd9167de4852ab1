import { fetchFrom } from '@playground/kit/fetchFrom';
import type { Change, Delivery, Product, RegionRow, Saved } from './grid';

export interface Block<Of> {
  /** How many rows there are. */
  count: number;
  rows: Of[];
}

interface Rows {
  sales: Product;
  deliveries: Delivery;
  regions: RegionRow;
}

/** The rows of a sheet from one place to another. `query` has further parameters. Throws if the server refuses or does not answer. */
export async function loadRows<Sheet extends keyof Rows>(
  seed: string,
  sheet: Sheet,
  { from, to, signal }: { from: number; to: number; signal: AbortSignal },
  query: Record<string, string> = {},
): Promise<Block<Rows[Sheet]>> {
  const all = new URLSearchParams({ seed, sheet, from: String(from), to: String(to), ...query });
  const response = await fetchFrom('mail', `grid-rows?${all}`, { signal });
  if (!response.ok) throw new Error(`The server answers ${response.status}.`);
  return response.json();
}

/** What the server says about each change. Throws if it refuses them all or does not answer. */
export async function saveChanges(seed: string, changes: readonly Change[], signal: AbortSignal): Promise<Saved[]> {
  const response = await fetchFrom('mail', 'grid-save', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seed, changes }),
    signal,
  });
  const { results, message } = (await response.json()) as { results: Saved[]; message?: string };
  if (!response.ok) throw new Error(message);
  return results;
}
