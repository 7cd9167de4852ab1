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
  /** The connection broke, or the server refused. */
  onFailure: (status: number) => void;
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
    onError: (error) => onFailure('originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0),
    onSuccess: async () => {
      const report = await fetch(upload.url ?? '').then(read, () => undefined);
      if (report) onReport(report);
      else onFailure(0);
    },
  });
  return upload;
}
