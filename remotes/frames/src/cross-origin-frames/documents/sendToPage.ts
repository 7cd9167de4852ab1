import { otherOrigin } from '@playground/shared/otherOrigin';

/** Posts to the page around this document, if that page is of the one origin it is meant for. */
export function sendToPage(message: unknown) {
  // In a tab of its own, a document is its own parent.
  if (window.parent !== window) window.parent.postMessage(message, otherOrigin('frames'));
}
