import { underFault } from '@playground/kit/underFault';

/**
 * Chromium silently drops a page's downloads from the eleventh within a second on (`LocalFrame::ShouldThrottleDownload`),
 * and a script that clicks all buttons is that quick: so each download is handed over this many milliseconds after the one before.
 */
const PACE = 110;
let free = 0;

/** Resolves when it is this download's turn. */
function turn(): Promise<void> {
  const now = performance.now();
  const wait = Math.max(0, free - now);
  free = now + wait + PACE;
  return new Promise((resolve) => setTimeout(resolve, wait));
}

/**
 * Fetches a file and hands it to the browser as a download with the given name. Rejects with a reason to show when
 * the file cannot be had. Once the signal is aborted, nothing more is saved and what was kept for saving is freed.
 *
 * `<a download>` alone would open the file instead: browsers ignore `download` for an address of another origin.
 */
export async function download(url: string, fileName: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(underFault(url), { signal });
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  const content = await response.blob();
  await turn();
  signal.throwIfAborted();
  const blobUrl = URL.createObjectURL(content);
  // Not revoked at once: some browsers read the blob only after the click has returned.
  signal.addEventListener('abort', () => URL.revokeObjectURL(blobUrl));
  const link = document.createElement('a');
  link.href = blobUrl;
  link.download = fileName;
  link.click();
}
