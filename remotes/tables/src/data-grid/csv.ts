import type { Order } from './orders';

const HEAD = ['Number', 'Customer', 'City', 'Amount', 'Date', 'State', 'Note'];

/** Orders as CSV (RFC 4180), every column whether the table shows it or not. */
export function csvOf(orders: Order[]): string {
  const records = orders.map(({ number, customer, city, amount, date, state, note }) => [
    ...[number, customer, city, (amount / 100).toFixed(2), date, state, note],
  ]);
  return [HEAD, ...records].map((record) => `${record.map(field).join(',')}\r\n`).join('');
}

/** A text that begins like a formula would be run by a spreadsheet: the apostrophe makes it a text there, too. */
function field(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
