/** What a field held, to be read in an outcome: a long text is cut. */
export function quoted(text: string): string {
  const characters = [...text];
  const shown = characters.length > 40 ? `${characters.slice(0, 40).join('')}…` : text;
  return text.trim() ? `‘${shown}’` : 'nothing';
}
