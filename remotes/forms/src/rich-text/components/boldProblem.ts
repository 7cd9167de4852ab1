import { quoted } from '@playground/kit/quoted';

/** Why not only this word of the text is bold; undefined if it is. `marked` has two stars around each bold part. */
export function boldProblem(marked: string, text: string, word: string): string | undefined {
  if (marked === text.replace(new RegExp(`\\b${word}\\b`), '**$&**')) return undefined;
  const bold = [...marked.matchAll(/\*\*(.*?)\*\*/g)].map(([, part]) => part ?? '');
  const [first = ''] = bold;
  if (marked.replaceAll('**', '') !== text) return 'the text was changed.';
  if (bold.length > 1) return `${bold.length} parts are bold.`;
  if (first.trim() === word && first !== word) return 'a space beside the word is bold too.';
  return first ? `${quoted(first)} is bold, not only the word ‘${word}’.` : 'nothing is bold.';
}
