import { underFault } from '@playground/kit/underFault';

/**
 * The time between two downloads, in milliseconds. Chromium silently drops more than ten downloads of a page in a second
 * (`LocalFrame::ShouldThrottleDownload`), and a script can click all buttons that fast.
 */
const PACE = 110;
let free = 0;

/** Resolves when the next download can start. */
function turn(): Promise<void> {
  const now = performance.now();
  const wait = Math.max(0, free - now);
  free = now + wait + PACE;
  return new Promise((resolve) => setTimeout(resolve, wait));
}

/**
 * Fetches a file and lets the browser save it with the given name. Rejects with a reason for the page if the file
 * cannot be fetched. After an abort, it saves nothing and frees the stored content.
 *
 * `<a download>` alone would open the file, because browsers ignore `download` for another origin.
 */
export async function download(url: string, fileName: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(underFault(url), { signal });
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  const content = await response.blob();
  await turn();
  signal.throwIfAborted();
  const blobUrl = URL.createObjectURL(content);
  // Revoked only on abort, because some browsers read the blob after the click has returned.
  signal.addEventListener('abort', () => URL.revokeObjectURL(blobUrl));
  const link = document.createElement('a');
  link.href = blobUrl;
  link.download = fileName;
  link.click();
}
