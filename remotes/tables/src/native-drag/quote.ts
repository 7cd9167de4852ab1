const MOST = 40;

/** A text in quotation marks, cut where it is long. */
export function quote(text: string): string {
  const letters = [...text.slice(0, 2 * MOST + 2)];
  return `“${letters.length > MOST ? `${letters.slice(0, MOST).join('')}…` : text}”`;
}
