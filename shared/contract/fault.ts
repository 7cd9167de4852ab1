/** The parts of a group that `?fault=` can name, as in `forms/entry`. */
export const PARTS = ['manifest', 'entry', 'chunk', 'style'] as const;

export type What =
  | { kind: 'status'; status: number }
  /** The usual answer, `ms` later. */
  | { kind: 'slow'; ms: number }
  /** No answer for 30 s, no byte at all, half of the body, a body of nonsense. */
  | { kind: 'hang' | 'drop' | 'cut' | 'garbage' };

export const LONGEST_MS = 30_000;

/** Reads `503`, `slow-3000`, `hang`, `drop`, `cut` or `garbage`; undefined for any other text. */
export function readWhat(text: string): What | undefined {
  if (text === 'hang' || text === 'drop' || text === 'cut' || text === 'garbage') return { kind: text };
  if (/^[45]\d\d$/.test(text)) return { kind: 'status', status: Number(text) };
  const ms = Number(/^slow-([1-9]\d{0,4})$/.exec(text)?.[1]);
  return ms <= LONGEST_MS ? { kind: 'slow', ms } : undefined;
}
