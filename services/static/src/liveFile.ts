import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** A text that changes under its name, as it is sent. */
export interface LiveFile {
  text: string;
  headers: Record<string, string>;
  /** A hash of text and headers: a 304 does not bring a new policy to the text that a browser kept. */
  etag: string;
}

/** What is made of a file's text before it is sent. */
type Prepare = (text: string) => { text: string; headers: Record<string, string> };

/**
 * A reader of live files that answers undefined where there is no file. What it made of a text it makes again when the
 * text changed or `version` did, which stands for whatever else `prepare` looks at.
 */
export function liveFiles(): (file: string, version: string, prepare: Prepare) => Promise<LiveFile | undefined> {
  const made = new Map<string, { source: string; version: string; live: LiveFile }>();
  return async (file, version, prepare) => {
    // Read each time: the time of a file would not tell, as images that are built reproducibly give all builds one time.
    const source = await readFile(file, 'utf8').catch(missing);
    if (source === undefined) return undefined;
    const last = made.get(file);
    if (last?.source === source && last.version === version) return last.live;
    const prepared = prepare(source);
    const hash = createHash('sha256').update(JSON.stringify(prepared)).digest('base64url').slice(0, 22);
    // Weak: the encodings of one text share it.
    const live = { ...prepared, etag: `W/"${hash}"` };
    made.set(file, { source, version, live });
    return live;
  };
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(error.code ?? '')) return undefined;
  throw error;
}

/** Whether an `If-None-Match` header, which may be a list, names this weak tag: the browser has the file already. */
export function isKnown(etag: string, header = ''): boolean {
  return header.split(',').some((tag) => ['*', etag, etag.slice(2)].includes(tag.trim()));
}
