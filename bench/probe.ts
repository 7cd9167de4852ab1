/** What a measured page saw. Times are in milliseconds since its navigation started. */
export interface Seen {
  /** When the mutation came that brought the element. */
  ready: number;
  largestPaint: number;
  layoutShift: number;
  /** How long each task of more than 50 ms took. */
  longTasks: number[];
}

declare global {
  interface Window {
    benchSeen: Seen;
  }
}

/** For `addInitScript`: waits for the element that `selector` finds, and collects what the browser reports. */
export function probe(selector: string): void {
  const seen: Seen = { ready: 0, largestPaint: 0, layoutShift: 0, longTasks: [] };
  // This script runs in each frame, too.
  if (window.top !== window) return;
  window.benchSeen = seen;
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    seen.layoutShift += (entry as PerformanceEntry & { value: number }).value;
  });
  observe('longtask', ({ duration }) => {
    seen.longTasks.push(duration);
  });
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    seen.ready = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}
