/** The messages that the page accepts from its frames. */
export type FrameMessage =
  | { kind: 'hello' }
  | { kind: 'say'; text: string; trusted: boolean }
  | { kind: 'replace'; trusted: boolean };

/** A frame's report of what was done in it, and whether a person did it. */
export interface Report {
  kind: 'report';
  what: string;
  trusted: boolean;
}

/** The only message from the page to a frame, which answers its hello. */
export const WELCOME = { kind: 'welcome' } as const;

/** Longer texts are refused. */
export const LONGEST_TEXT = 200;

/** The message in the data of an event, or undefined if its shape or size is wrong. */
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

/** The report in the data of an event, or undefined if its shape or size is wrong. */
export function readReport(data: unknown): Report | undefined {
  if (!isRecord(data) || data.kind !== 'report' || !isText(data.what)) return undefined;
  return { kind: 'report', what: data.what, trusted: data.trusted === true };
}

/** Whether the data is the page's answer to a hello. */
export function isWelcome(data: unknown): boolean {
  return isRecord(data) && data.kind === WELCOME.kind;
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}

function isText(text: unknown): text is string {
  return typeof text === 'string' && text.length <= LONGEST_TEXT;
}
