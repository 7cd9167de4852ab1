const named = document.querySelector<HTMLScriptElement>('script[data-chunk]');

/**
 * Resolves when the chunk that the document names has run or failed. If webpack has to wait for it, it makes an error, which is slow in
 * a browser that a test tool drives (shared/html/errorsWithoutPlace.ts).
 */
export const namedChunk = new Promise((resolve) => {
  if (named) named.onload = named.onerror = resolve;
  else resolve(undefined);
});
