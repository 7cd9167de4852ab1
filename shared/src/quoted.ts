/** So many characters of what somebody typed are said in an outcome. */
const MOST = 40;

/** A text that somebody typed, cut after 40 characters. */
export function shortened(text: string): string {
  // A character is at most two units: what comes after need not be taken apart.
  const characters = [...text.slice(0, 2 * MOST + 2)];
  return characters.length > MOST ? `${characters.slice(0, MOST).join('')}…` : text;
}

/** What somebody typed, in quotation marks and cut where it is long; `nothing` where it is blank. */
export function quoted(text: string): string {
  return text.trim() ? `‘${shortened(text)}’` : 'nothing';
}
