/** So long the browser may take for an answer, in milliseconds. */
export const PATIENCE = 10_000;

/** An answer that is not the one that the task asks for, as the page says it. */
export class Refusal extends Error {}

/** Why the browser did not give what the page asked for, in a sentence. `what` is a name with its article. */
export function reasonOf(error: unknown, what: string): string {
  if (error instanceof Refusal) return error.message;
  const { name, message } = error as Error;
  const known: Record<string, string> = {
    NotAllowedError: `the browser refused ${what}`,
    NotFoundError: `this machine does not have ${what}`,
    NotReadableError: `another program uses ${what}`,
    AbortError: `the browser stopped before it gave ${what}`,
  };
  return `${known[name] ?? `the browser did not give ${what}`} (${message || name}).`;
}
