/** What went wrong with a group or a demo: words for people, and a code for who looks after the group. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: string;

  constructor(code: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }

  /** A failure stays what it is; anything else thrown becomes one with the given code. */
  static from(error: unknown, code: string): Failure {
    if (error instanceof Failure) return error;
    return new Failure(code, error instanceof Error ? error.message : String(error), error);
  }
}

/** True for webpack's errors about a script or a style of a build that did not come. */
export function isMissingChunk(error: unknown): boolean {
  const { name, code } = (error ?? {}) as { name?: string; code?: string };
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}
