/** What a window and the page that opened it say to each other. */
export interface Message {
  kind: string;
  text: string;
  /** Whether somebody pressed the button that says it, and no script. */
  trusted: boolean;
}

/** What came by a message; undefined when its shape is wrong. */
export function readMessage(data: unknown): Message | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { kind, text, trusted } = data as Partial<Message>;
  if (typeof kind !== 'string' || typeof text !== 'string' || typeof trusted !== 'boolean') return undefined;
  return { kind, text, trusted };
}

/** Says it to the page that opened this window, if that is of the one origin that it is meant for. */
export function sendToOpener(message: Message, origin = window.location.origin): void {
  (window.opener as Window | null)?.postMessage(message, origin);
}
