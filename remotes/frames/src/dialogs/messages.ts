/** What the document in the frame reports after a press of Greet. */
export interface Greeting {
  kind: 'greeting';
  /** Whether the browser's own alert was called. */
  asked: boolean;
}

/** The greeting in a message, or undefined if the message has another shape. */
export function readGreeting(data: unknown): Greeting | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { kind, asked } = data as Partial<Greeting>;
  return kind === 'greeting' && typeof asked === 'boolean' ? { kind, asked } : undefined;
}
