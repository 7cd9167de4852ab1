export const PURPOSES = ['Advertising', 'Maps and videos', 'Personal offers', 'Statistics'];

/** What the frame of the consent manager reports: that it is there, or the answer. */
export type ConsentMessage =
  | { kind: 'consent-ready' }
  | {
      kind: 'consent-answer';
      /** What you allowed, in the order of `PURPOSES`. */
      allowed: string[];
      /** Whether a person pressed the button. */
      trusted: boolean;
    };

/** The message in the data of an event, or undefined if the data has another shape. */
export function readConsent(data: unknown): ConsentMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { kind, allowed, trusted } = data as { kind?: unknown; allowed?: unknown; trusted?: unknown };
  if (kind === 'consent-ready') return { kind };
  if (kind !== 'consent-answer' || !Array.isArray(allowed)) return undefined;
  return { kind, allowed: PURPOSES.filter((purpose) => allowed.includes(purpose)), trusted: trusted === true };
}
