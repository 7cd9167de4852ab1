const MOST = 40;

/** Cuts a typed text after 40 characters. */
export function shortened(text: string): string {
  // A character has at most two units. A whole long text would be slow to split.
  const characters = [...text.slice(0, 2 * MOST + 2)];
  return characters.length > MOST ? `${characters.slice(0, MOST).join('')}…` : text;
}

/** A typed text, cut and in quotation marks; `nothing` if it is blank. */
export function quoted(text: string): string {
  return text.trim() ? `‘${shortened(text)}’` : 'nothing';
}

/** Why a typed text is wrong: it is not `what`, or it is blank. */
export function isNot(typed: string, what: string): string {
  return typed.trim() ? `${quoted(typed)} is not ${what}.` : 'nothing was typed.';
}
