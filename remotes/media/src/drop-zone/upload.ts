import { fetchFrom } from '@playground/kit/fetchFrom';

/** What the server says about a file that arrived. */
export interface Report {
  name: string;
  /** In bytes. */
  length: number;
  sha256: string;
  /** Found from the content: `image/png`, or `unknown`. */
  type: string;
}

/** The server's refusal: its message is for people. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Rejects with a `Refusal` if the server does not want the file, and with another error if it does not answer. */
export async function upload(file: File, signal: AbortSignal): Promise<Report> {
  const headers = { 'content-type': 'application/octet-stream' };
  const query = new URLSearchParams({ name: file.name.slice(0, 255) || 'file' });
  return read(await fetchFrom('mail', `upload?${query}`, { method: 'POST', headers, body: file, signal }));
}

export async function read(response: Response): Promise<Report> {
  const body = await response.json();
  if (response.ok) return body;
  throw new Refusal(response.status, body.message);
}
