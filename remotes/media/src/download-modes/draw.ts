import { wordIn } from '@playground/kit/contract/words';
import { createRandom } from '@playground/kit/random';

export const ROWS = 500;

/** A text file, as the API writes it. */
export const sentence = (file: string, seed: string) => `The word in this file is ${wordIn(file, seed)}.\r\n`;

/** The list that the page makes. */
export function list(seed: string): string {
  const rows = Array.from({ length: ROWS }, (_, i) => `${i + 1};${wordOfRow(i + 1, seed)}`);
  return `\ufeff${['Row;Word', ...rows].join('\r\n')}\r\n`;
}

/** The row of the list that the station asks for. Not one of the first, whose word you could guess from a glance. */
export const rowOf = (seed: string) => createRandom(`${seed} row`).integer(100, ROWS);

export const wordOfRow = (row: number, seed: string) => wordIn(`row ${row}`, seed);

/** The bytes of the parcel. */
export function parcel(seed: string): Uint8Array<ArrayBuffer> {
  const random = createRandom(`${seed} parcel`);
  return Uint8Array.from({ length: 20_000 }, () => random.integer(0, 255));
}
