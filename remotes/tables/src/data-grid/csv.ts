import type { Order } from './draw';

const HEAD = ['Number', 'Customer', 'City', 'Amount', 'Date', 'State', 'Note'];

/** The orders as CSV (RFC 4180), with every column, shown or hidden. */
export function csvOf(orders: Order[]): string {
  const records = orders.map(({ number, customer, city, amount, date, state, note }) => [
    ...[number, customer, city, (amount / 100).toFixed(2), date, state, note],
  ]);
  return [HEAD, ...records].map((record) => `${record.map(field).join(',')}\r\n`).join('');
}

/** A spreadsheet would run text that begins like a formula. The apostrophe keeps it text. */
function field(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
