/** What a frame of this demo may say to the page. */
export type FrameMessage =
  | { kind: 'hello' }
  | { kind: 'say'; text: string; trusted: boolean }
  | { kind: 'replace'; trusted: boolean };

/** What a frame tells of what was done in it, and whether a person did it. */
export interface Report {
  kind: 'report';
  what: string;
  trusted: boolean;
}

/** The only message from the page to a frame: it answers the frame's hello. */
export const WELCOME = { kind: 'welcome' } as const;

/** A longer text is refused. */
export const LONGEST_TEXT = 200;

/** What came by postMessage, as a message of a frame; undefined when its shape or its size is wrong. */
export function readMessage(data: unknown): FrameMessage | undefined {
  if (!isRecord(data)) return undefined;
  const trusted = data.trusted === true;
  switch (data.kind) {
    case 'hello':
      return { kind: data.kind };
    case 'replace':
      return { kind: data.kind, trusted };
    case 'say':
      return isText(data.text) ? { kind: 'say', text: data.text, trusted } : undefined;
    default:
      return undefined;
  }
}

/** What came by postMessage, as a report; undefined when it is none. */
export function readReport(data: unknown): Report | undefined {
  if (!isRecord(data) || data.kind !== 'report' || !isText(data.what)) return undefined;
  return { kind: 'report', what: data.what, trusted: data.trusted === true };
}

/** Whether the page answered a hello. */
export function isWelcome(data: unknown): boolean {
  return isRecord(data) && data.kind === WELCOME.kind;
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}

function isText(text: unknown): text is string {
  return typeof text === 'string' && text.length <= LONGEST_TEXT;
}
