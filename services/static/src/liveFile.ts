import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** A text that may change under the same name, as it is sent. */
export interface LiveFile {
  text: string;
  headers: Record<string, string>;
  /** A hash of text and headers. With the text alone, a browser would keep an old policy for the same text. */
  etag: string;
}

export function liveFile(text: string, headers: LiveFile['headers']): LiveFile {
  const hash = createHash('sha256').update(JSON.stringify({ text, headers })).digest('base64url').slice(0, 22);
  // Weak, because all encodings of a text share it.
  return { text, headers, etag: `W/"${hash}"` };
}

type Prepare = (text: string) => { text: string; headers: Record<string, string> };

/**
 * Returns a reader of live files. It resolves with undefined if there is no file. It only calls `prepare` if the text of the
 * file or `version` has changed. `use` names one of the texts that are made from a file. There must be few, because each is kept.
 */
export function liveFiles() {
  const made = new Map<string, { source: string; version: string; live: LiveFile }>();
  return async (file: string, use: string, version: string, prepare: Prepare): Promise<LiveFile | undefined> => {
    // Read each time, because reproducible images give the files of all builds the same time.
    const source = await readFile(file, 'utf8').catch(missing);
    if (source === undefined) return undefined;
    const key = `${file} ${use}`;
    const last = made.get(key);
    if (last?.source === source && last.version === version) return last.live;
    const { text, headers } = prepare(source);
    const live = liveFile(text, headers);
    made.set(key, { source, version, live });
    return live;
  };
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(error.code ?? '')) return undefined;
  throw error;
}

/** Whether an `If-None-Match` header, which may be a list, has this weak tag. Then the browser has the file. */
export function isKnown(etag: string, header = ''): boolean {
  return header.split(',').some((tag) => ['*', etag, etag.slice(2)].includes(tag.trim()));
}
