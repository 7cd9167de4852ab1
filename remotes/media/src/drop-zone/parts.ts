import { siteConfig } from '@playground/kit/siteConfig';
import type { Upload } from 'tus-js-client';
import { type Report, read } from './upload';

interface Options {
  /** In bytes. The whole file is one part by default. */
  partSize?: number;
  /** Waits so many milliseconds after each part. */
  pause?: number;
  /** Asks the server to cut the connection once, after half of the bytes. */
  breaks?: boolean;
  onProgress?: (received: number, length: number) => void;
  onReport: (report: Report) => void;
  /** The connection broke, with status 0, or the server refused. Its message is for people. */
  onFailure: (status: number, message: string) => void;
}

/** An upload in parts by the tus protocol. `start` begins it, and goes on where it was after a failure. */
export async function uploadInParts(file: File, options: Options): Promise<Upload> {
  const { partSize, pause = 0, breaks, onProgress, onReport, onFailure } = options;
  // Only these two stations need the library.
  const { Upload } = await import('tus-js-client');
  const upload = new Upload(file, {
    endpoint: `${siteConfig().services.mail}/uploads`,
    metadata: { filename: file.name.slice(0, 255) || 'file', ...(breaks && { breaks: 'once' }) },
    chunkSize: partSize ?? Number.POSITIVE_INFINITY,
    // The visitor goes on, not the library.
    retryDelays: null,
    storeFingerprintForResuming: false,
    onChunkComplete: (_, received, length) => onProgress?.(received, length ?? 0),
    onAfterResponse: () => new Promise((resolve) => setTimeout(resolve, pause)),
    onError: (error) => {
      const response = 'originalResponse' in error ? error.originalResponse : null;
      onFailure(response?.getStatus() ?? 0, messageIn(response?.getBody()));
    },
    onSuccess: () =>
      fetch(upload.url ?? '')
        .then(read)
        .then(onReport, () => onFailure(0, '')),
  });
  return upload;
}

/** What the server says in a refusal. */
function messageIn(body = ''): string {
  try {
    return JSON.parse(body).message;
  } catch {
    return 'the server did not answer properly. Please try again.';
  }
}
