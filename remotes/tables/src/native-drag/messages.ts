/** What the frame tells the page: the text that was dropped there, or what went wrong. */
export type TrayMessage = { kind: 'dropped' | 'missed'; text: string };

/** A longer text is refused. */
const LONGEST_TEXT = 200;

/** What came by postMessage, as a message of the frame; undefined when its shape or its size is wrong. */
export function readMessage(data: unknown): TrayMessage | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data) || !('text' in data)) return undefined;
  const { kind, text } = data;
  if ((kind !== 'dropped' && kind !== 'missed') || typeof text !== 'string' || text.length > LONGEST_TEXT)
    return undefined;
  return { kind, text };
}

/** A message that the page accepts, of a text of any length. */
export function messageOf(kind: TrayMessage['kind'], text: string): TrayMessage {
  return { kind, text: text.slice(0, LONGEST_TEXT) };
}
