import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** A file that changes under its name, as it is sent: its text, compressed once, with headers that follow from it. */
export interface LiveFile {
  headers: Record<string, string>;
  /** A hash of text and headers. The file's time would not do: images built reproducibly give all builds one time. */
  etag: string;
  /** The body in an encoding that a browser said it takes. */
  body(encoding: Encoding): Promise<Buffer>;
}

export type Encoding = keyof typeof compress | 'identity';

/** What is made of a file's text before it is sent. */
export type Prepare = (text: string) => { text: string; headers: Record<string, string> };

/**
 * A reader of live files that keeps what it read and made of it. It answers undefined where there is no file.
 * It reads again when the file on disk changed or `version` did, which stands for whatever else `prepare` looks at.
 */
export function liveFiles(): (file: string, version: string, prepare: Prepare) => Promise<LiveFile | undefined> {
  const kept = new Map<string, { state: string; live: Promise<LiveFile> }>();
  return async (file, version, prepare) => {
    const stats = await stat(file).catch(unlessMissing);
    if (!stats?.isFile()) {
      kept.delete(file);
      return undefined;
    }
    // The change time and the inode tell a replaced file from an old one of the same size and modification time.
    const state = [stats.ino, stats.ctimeMs, stats.mtimeMs, stats.size, version].join();
    let entry = kept.get(file);
    if (entry?.state !== state) {
      const fresh = { state, live: readFile(file, 'utf8').then((text) => liveFile(prepare(text))) };
      // What failed is tried again by the next request.
      fresh.live.catch(() => kept.get(file) === fresh && kept.delete(file));
      kept.set(file, fresh);
      entry = fresh;
    }
    return entry.live;
  };
}

function liveFile({ text, headers }: ReturnType<Prepare>): LiveFile {
  const etag = createHash('sha256').update(JSON.stringify(headers)).update(text).digest('base64url').slice(0, 22);
  const bodies: Partial<Record<Encoding, Promise<Buffer>>> = { identity: Promise.resolve(Buffer.from(text)) };
  return {
    headers,
    // Weak: the encodings of one text share it.
    etag: `W/"${etag}"`,
    body(encoding) {
      bodies[encoding] ??= compress[encoding as keyof typeof compress](text);
      return bodies[encoding];
    },
  };
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(error.code ?? '')) return undefined;
  throw error;
}

/** The best encoding that an `Accept-Encoding` header allows, of those a live file has. */
export function acceptedEncoding(header = ''): Encoding {
  const accepted = header
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

/** Whether an `If-None-Match` header names this weak tag, so that the browser has the file already. */
export function isKnown(etag: string, header = ''): boolean {
  const tags = header.split(',').map((tag) => tag.trim());
  return tags.some((tag) => tag === '*' || tag === etag || `W/${tag}` === etag);
}
