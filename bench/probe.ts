/** Functions that run inside a measured page. Times are in milliseconds since its navigation started. */

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
    /** What each key cost. */
    benchKeys: number[];
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

/** Clicks a link to `path` and resolves with the milliseconds until the mutation that brings the element that `selector` finds. */
export function clickThrough([path, selector]: [path: string, selector: string]): Promise<number> {
  const link = document.createElement('a');
  link.href = path;
  document.body.append(link);
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (window.location.pathname !== path || !document.querySelector(selector)) return;
      observer.disconnect();
      resolve(performance.now() - started);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const started = performance.now();
    link.click();
  });
}

/** For `addInitScript`. A key costs the time from its press until its handlers and React are done and the main thread is free. */
export function probeKeys(): void {
  window.benchKeys = [];
  const note = (event: Event) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => window.benchKeys.push(performance.now() - event.timeStamp);
    channel.port2.postMessage('');
  };
  window.addEventListener('input', note, true);
}
