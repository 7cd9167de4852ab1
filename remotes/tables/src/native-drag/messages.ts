/** The message from the frame to the page: the dropped text, or what went wrong. */
export type TrayMessage = { kind: 'dropped' | 'missed'; text: string };

/** The page refuses a longer text. */
const LONGEST_TEXT = 200;

/** Reads data from postMessage as a message of the frame. Returns undefined if its shape or size is wrong. */
export function readMessage(data: unknown): TrayMessage | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data) || !('text' in data)) return undefined;
  const { kind, text } = data;
  if ((kind !== 'dropped' && kind !== 'missed') || typeof text !== 'string' || text.length > LONGEST_TEXT)
    return undefined;
  return { kind, text };
}

/** Makes a message that the page accepts from a text of any length. */
export function messageOf(kind: TrayMessage['kind'], text: string): TrayMessage {
  return { kind, text: text.slice(0, LONGEST_TEXT) };
}
