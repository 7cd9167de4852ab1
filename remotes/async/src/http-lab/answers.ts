import { isNot } from '@playground/kit/quoted';

/** Why a typed word is wrong; undefined if it is right. `known` has other words that the visitor may have seen, and what they are. */
export function wordProblem(typed: string, right: string, known: Record<string, string> = {}): string | undefined {
  const word = typed.trim().toLowerCase();
  if (word === right) return undefined;
  return Object.hasOwn(known, word) ? `${word} is ${known[word]}.` : isNot(typed, 'the word');
}

/** The same for a number. `what` is what there are not so many of. */
export function numberProblem(typed: string, right: number, what: string): string | undefined {
  const text = typed.trim();
  if (!/^\d{1,4}$/.test(text)) return isNot(text, 'a whole number, like 4');
  return Number(text) === right ? undefined : `there are not ${Number(text)} ${what}.`;
}

/** The JSON of an answer; undefined if it is a refusal, breaks off or has another form. */
export async function jsonOf<Body>(answer: Response | undefined): Promise<Body | undefined> {
  try {
    return answer?.ok ? ((await answer.json()) as Body) : undefined;
  } catch {
    return undefined;
  }
}

/** The words in a text such as ‘The word is amber-otter.’ or ‘Word 1 is amber-otter.’ */
export const wordsIn = (text: string): string[] =>
  [...text.matchAll(/\bis ([a-z]+-[a-z]+)\./g)].map(([, word = '']) => word);
