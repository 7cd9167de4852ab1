/** What the document in the frame reports after a press of Greet. */
export interface Greeting {
  kind: 'greeting';
  /** Whether the browser's own alert was called. */
  asked: boolean;
  /** Whether a person pressed Greet. */
  trusted: boolean;
}

/** The greeting in a message, or undefined if the message has another shape. */
export function readGreeting(data: unknown): Greeting | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { kind, asked, trusted } = data as Partial<Greeting>;
  if (kind !== 'greeting' || typeof asked !== 'boolean' || typeof trusted !== 'boolean') return undefined;
  return { kind, asked, trusted };
}
