import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** A text that changes under its name, as it is sent. */
export interface LiveFile {
  text: string;
  headers: Record<string, string>;
  /** A hash of text and headers: a 304 does not bring a new policy to the text that a browser kept. */
  etag: string;
}

/** A text with its tag. */
export function liveFile(text: string, headers: LiveFile['headers']): LiveFile {
  const hash = createHash('sha256').update(JSON.stringify({ text, headers })).digest('base64url').slice(0, 22);
  // Weak: the encodings of one text share it.
  return { text, headers, etag: `W/"${hash}"` };
}

/** What is made of a file's text before it is sent. */
type Prepare = (text: string) => { text: string; headers: Record<string, string> };

interface Version {
  /** Tells apart what is made of one file. There must be few. */
  of?: string;
  /** Stands for whatever else `prepare` looks at. */
  version: string;
}

/**
 * A reader of live files that answers undefined where there is no file. What it made of a text it makes again when the
 * text changed or `version` did.
 */
export function liveFiles(): (file: string, version: Version, prepare: Prepare) => Promise<LiveFile | undefined> {
  const made = new Map<string, { source: string; version: string; live: LiveFile }>();
  return async (file, { of = '', version }, prepare) => {
    // Read each time: the time of a file would not tell, as images that are built reproducibly give all builds one time.
    const source = await readFile(file, 'utf8').catch(missing);
    if (source === undefined) return undefined;
    const key = `${file} ${of}`;
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

/** Whether an `If-None-Match` header, which may be a list, names this weak tag: the browser has the file already. */
export function isKnown(etag: string, header = ''): boolean {
  return header.split(',').some((tag) => ['*', etag, etag.slice(2)].includes(tag.trim()));
}
