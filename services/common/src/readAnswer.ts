import { Readable } from 'node:stream';

/** A manifest with twenty demos has 30 kB, and a list of tasks 140 kB. */
const LARGEST = 512 * 1024;

interface Question extends Omit<RequestInit, 'signal' | 'redirect'> {
  /** How long the whole answer may take, in milliseconds. */
  patience?: number;
  /** How many bytes it may have after decompression. */
  most?: number;
}

export interface WholeAnswer extends Pick<Response, 'ok' | 'status' | 'headers'> {
  text: string;
}

/** Reads an answer of another server whole. Rejects if the answer takes too long or is too large. Follows no redirect. */
export async function readAnswer(
  address: string,
  { patience = 2000, most = LARGEST, ...question }: Question = {},
): Promise<WholeAnswer> {
  const limit = new AbortController();
  // Not `AbortSignal.timeout`: once the head is there, fetch no longer holds it, and the garbage collector may take it.
  const timer = setTimeout(
    () => limit.abort(new DOMException('It does not answer in time.', 'TimeoutError')),
    patience,
  );
  try {
    const { ok, status, headers, body } = await fetch(address, {
      ...question,
      redirect: 'manual',
      signal: limit.signal,
    });
    const parts: Buffer[] = [];
    let bytes = 0;
    // The document's type of a stream is not Node's.
    const stream = body as import('node:stream/web').ReadableStream | null;
    for await (const part of stream ? Readable.fromWeb(stream, { signal: limit.signal }) : []) {
      bytes += part.byteLength;
      // The error ends the loop, which cancels the rest of the answer.
      if (bytes > most) throw new Error('The answer is too large.');
      parts.push(part);
    }
    return { ok, status, headers, text: Buffer.concat(parts).toString() };
  } catch (error) {
    throw limit.signal.aborted ? limit.signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
}

/** What the team of a group can do about a refusal: nothing follows if no login is in the way. */
export function hintAt(status: number): string {
  const isLogin = status === 401 || status === 403 || (status >= 300 && status < 400);
  return isLogin ? ' If it is behind a login, see "A group behind a login" in docs/contract.md.' : '';
}

/** Throws if the answer is a refusal or a redirect. */
export function goodText({ ok, status, text }: WholeAnswer): string {
  if (!ok) throw Object.assign(new Error(`The answer has the status ${status}.${hintAt(status)}`), { status });
  return text;
}

/** The JSON of a good answer. Rejects if it is a refusal. */
export async function readJson(address: string, question?: Question): Promise<unknown> {
  return JSON.parse(goodText(await readAnswer(address, question)));
}
