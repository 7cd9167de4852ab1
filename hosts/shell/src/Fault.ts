/** What went wrong with a group or a demo: words for people, and a code for who looks after the group. */
export class Fault extends Error {
  readonly code: string;

  constructor(code: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'Fault';
    this.code = code;
  }

  /** A fault stays what it is; anything else thrown becomes one with the given code. */
  static from(error: unknown, code: string): Fault {
    if (error instanceof Fault) return error;
    return new Fault(code, error instanceof Error ? error.message : String(error), error);
  }
}
