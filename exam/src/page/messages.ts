import type { Report } from '../reports';

/**
 * A message does not say which world of a frame sent it. So the exam counts what pages send, and what comes. Nobody can replace the methods
 * of a window of another origin, so the page gets a stand-in for its parent and its opener there.
 */
export function countMessages(tell: (what: Report) => void): (event: MessageEvent) => void {
  const standIns = new Map<Window, Window>();
  const standInFor = (real: Window): Window => {
    if (!isFar(real)) return real;
    const post = (...args: Parameters<Window['postMessage']>) => {
      tell({ kind: 'sent', message: inWords(args[0]) });
      real.postMessage(...args);
    };
    const made = new Proxy({} as Window, {
      get: (_, key) => (key === 'postMessage' ? post : Reflect.get(real, key)),
      set: (_, key, value) => Reflect.set(real, key, value),
    });
    standIns.set(real, standIns.get(real) ?? made);
    return standIns.get(real) as Window;
  };
  for (const name of ['parent', 'opener'] as const) {
    const { get, ...others } = Object.getOwnPropertyDescriptor(window, name) ?? {};
    Object.defineProperty(window, name, { ...others, get: () => standInFor(get?.call(window)) });
  }
  const { get: sourceOf, ...source } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'source') ?? {};
  Object.defineProperty(MessageEvent.prototype, 'source', {
    ...source,
    get(this: MessageEvent) {
      const real = sourceOf?.call(this);
      return standIns.get(real) ?? real;
    },
  });
  // A message has the window as its source whose function calls, so a page must get the browser's own function. It asks for it each time.
  const toThis = `to window ${Math.random()}`;
  const { postMessage } = window;
  Object.defineProperty(window, 'postMessage', {
    get() {
      tell({ kind: 'sent', message: toThis });
      return postMessage;
    },
  });
  return (event) => {
    const real = sourceOf?.call(event);
    if (real === window || standIns.has(real)) return;
    tell({ kind: 'got', message: isFar(real) ? inWords(event.data) : toThis });
  };
}

/** Whether it is a window of another origin. */
function isFar(target: Window | null): boolean {
  try {
    return target !== null && !target.document;
  } catch {
    return true;
  }
}

function inWords(message: unknown): string {
  try {
    return JSON.stringify(message).slice(0, 2000);
  } catch {
    return String(message);
  }
}
