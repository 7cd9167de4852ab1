/** What a frame of this demo may say to the page. */
export type FrameMessage = { kind: 'hello' } | { kind: 'say'; text: string } | { kind: 'replace' };

/** The only message from the page to a frame: it answers the frame's hello. */
export const WELCOME = { kind: 'welcome' } as const;

/** A longer text is refused. */
export const LONGEST_TEXT = 200;

/** What came by postMessage, as a message of a frame; undefined when its shape or its size is wrong. */
export function readMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined;
  switch (data.kind) {
    case 'hello':
    case 'replace':
      return { kind: data.kind };
    case 'say':
      if (!('text' in data) || typeof data.text !== 'string' || data.text.length > LONGEST_TEXT) return undefined;
      return { kind: 'say', text: data.text };
    default:
      return undefined;
  }
}

/** Whether the page answered a hello. */
export function isWelcome(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === WELCOME.kind;
}
