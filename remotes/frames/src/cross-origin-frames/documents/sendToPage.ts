import { otherOrigin } from '@playground/kit/otherOrigin';
import type { Report } from '../messages';

/** Posts to the page around this document, if that page is of the one origin it is meant for. */
export function sendToPage(message: unknown) {
  // In a tab of its own, a document is its own parent.
  if (window.parent !== window) window.parent.postMessage(message, otherOrigin('frames'));
}

/** Tells the page what was done here, and whether a person did it. */
export function report(what: string, trusted: boolean) {
  sendToPage({ kind: 'report', what, trusted } satisfies Report);
}
