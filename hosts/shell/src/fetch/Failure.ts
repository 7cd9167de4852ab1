/** A problem of a group or a demo: a message for everybody, and a code for the group's team. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: string;

  constructor(code: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }

  static from(error: unknown, code: string): Failure {
    if (error instanceof Failure) return error;
    return new Failure(code, error instanceof Error ? error.message : String(error), error);
  }
}

/** True for webpack's errors about a script or a style that did not arrive. */
export function isMissingChunk(error: unknown): boolean {
  const { name, code } = (error ?? {}) as { name?: string; code?: string };
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}
