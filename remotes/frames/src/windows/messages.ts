/** A message between a window and the page that opened it. */
export interface Message {
  kind: string;
  text: string;
  /** Whether a person pressed the button that sent it. */
  trusted: boolean;
}

/** The message in the data of an event, or undefined if the data has another shape. */
export function readMessage(data: unknown): Message | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { kind, text, trusted } = data as Partial<Message>;
  if (typeof kind !== 'string' || typeof text !== 'string' || typeof trusted !== 'boolean') return undefined;
  return { kind, text, trusted };
}

/** Sends a message to the page that opened this window, if that page is on the given origin. */
export function sendToOpener(message: Message, origin = window.location.origin): void {
  (window.opener as Window | null)?.postMessage(message, origin);
}
