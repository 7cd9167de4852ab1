import { otherOrigin } from '@playground/kit/otherOrigin';
import type { Report } from '../messages';

/** Sends a message to the page around this document, if that page is on the expected origin. */
export function sendToPage(message: unknown) {
  // In a tab, a document is its own parent.
  if (window.parent !== window) window.parent.postMessage(message, otherOrigin('frames'));
}

/** Reports to the page what was done here, and whether a person did it. */
export function report(what: string, trusted: boolean) {
  sendToPage({ kind: 'report', what, trusted } satisfies Report);
}
