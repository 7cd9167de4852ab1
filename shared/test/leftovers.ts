import type { Page } from '@playwright/test';
import { siteUnderTest } from './browser';

declare global {
  interface Window {
    /** What group code started and never stopped, in words. Waits at most `grace` milliseconds until only `stays` is left. */
    leftovers: (grace: number, stays: readonly string[]) => Promise<string[]>;
  }
}

/** So long a leftover may be there after its page was left, in milliseconds: libraries put off what they clear. */
const GRACE = 500;

/** From the next document on, the page records what group code from these origins starts and never stops. */
export async function watchForLeftovers(
  page: Page,
  origins = siteUnderTest().remotes.map(({ url }) => url),
): Promise<void> {
  await page.addInitScript(keepAccount, origins);
}

/** What is left of that, in words, without `stays`. It has half a second to end. */
export function leftoversIn(page: Page, stays: readonly string[] = []): Promise<string[]> {
  return page.evaluate(({ grace, stays }) => window.leftovers(grace, stays), { grace: GRACE, stays });
}

/** Runs in the page before all else. Something belongs to a group if the group's origin is in the stack. */
function keepAccount(groups: string[]): void {
  const open = new Map<unknown, string>();
  const frame = requestAnimationFrame.bind(window);
  const begin = (key: unknown, what: string) => {
    const stack = new Error().stack ?? '';
    if (groups.some((origin) => stack.includes(`${origin}/`)))
      open.set(key, `${what} ${stack.split('\n').slice(3, 6)}`);
  };
  const replace = <T extends object>(
    target: T,
    name: keyof T & string,
    by: (original: (...all: never[]) => unknown) => unknown,
  ) => Object.assign(target, { [name]: by((target[name] as (...all: never[]) => unknown).bind(target)) });

  for (const [start, end, again] of [
    ['setTimeout', 'clearTimeout', false],
    ['setInterval', 'clearInterval', true],
    ['requestAnimationFrame', 'cancelAnimationFrame', false],
  ] as const) {
    const ask = window[start].bind(window) as (run: (...all: unknown[]) => void, ...rest: unknown[]) => number;
    const cancel = window[end].bind(window);
    Object.assign(window, {
      [start]: (run: (...all: unknown[]) => void, ...rest: unknown[]) => {
        const id = ask(
          (...all) => {
            if (!again) open.delete(`${end} ${id}`);
            run(...all);
          },
          ...rest,
        );
        begin(`${end} ${id}`, start);
        return id;
      },
      [end]: (id: number) => {
        open.delete(`${end} ${id}`);
        cancel(id);
      },
    });
  }

  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const listeners = new WeakMap<object, Map<string, object>>();
  const keyOf = (target: EventTarget, type: string, listener: object, options?: boolean | AddEventListenerOptions) => {
    const of = listeners.get(listener) ?? new Map<string, object>();
    listeners.set(listener, of);
    const capture = typeof options === 'boolean' ? options : Boolean(options?.capture);
    const name = `${type} ${capture} ${target === window ? 'window' : target.constructor.name}`;
    const key = of.get(name) ?? { name };
    of.set(name, key);
    return key;
  };
  /** Whether a target is still there after a page was left. An element of the page goes with it, and its listeners with the element. */
  const outlives = (target: EventTarget) =>
    target === window ||
    target === document ||
    target === document.body ||
    target === document.documentElement ||
    target instanceof MediaQueryList ||
    target instanceof PermissionStatus ||
    target === window.visualViewport;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window;
    if (listener && outlives(target)) {
      const key = keyOf(target, type, listener, options);
      const { once = false, signal } = typeof options === 'object' ? options : {};
      if (!signal?.aborted) begin(key, `listener for ${type}`);
      if (signal) addEventListener.call(signal, 'abort', () => open.delete(key));
      if (once) addEventListener.call(target, type, () => open.delete(key), options);
    }
    addEventListener.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? window;
    if (listener) open.delete(keyOf(target, type, listener, options as AddEventListenerOptions));
    removeEventListener.call(target, type, listener, options);
  };

  const wrap = (name: 'WebSocket' | 'EventSource' | 'Worker' | 'BroadcastChannel', end: 'close' | 'terminate') => {
    const Original = window[name] as unknown as new (...all: unknown[]) => object;
    const Kept = class extends Original {
      constructor(...all: unknown[]) {
        super(...all);
        begin(this, name);
      }
      [end]() {
        open.delete(this);
        return (Original.prototype as Record<string, () => void>)[end]?.call(this);
      }
    };
    Object.assign(window, { [name]: Kept });
  };
  wrap('WebSocket', 'close');
  wrap('EventSource', 'close');
  wrap('Worker', 'terminate');
  wrap('BroadcastChannel', 'close');

  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver'] as const) {
    const { observe, disconnect } = window[name].prototype as MutationObserver;
    Object.assign(window[name].prototype, {
      observe(this: MutationObserver, target: Node, options: MutationObserverInit) {
        if (outlives(target)) begin(this, name);
        observe.call(this, target, options);
      },
      disconnect(this: MutationObserver) {
        open.delete(this);
        disconnect.call(this);
      },
    });
  }

  replace(URL, 'createObjectURL', (original) => (...all: never[]) => {
    const url = original(...all);
    begin(url, 'object URL');
    return url;
  });
  replace(URL, 'revokeObjectURL', (original) => (...all: never[]) => {
    open.delete(all[0]);
    return original(...all);
  });

  const devices = navigator.mediaDevices as MediaDevices | undefined;
  const streams: MediaStream[] = [];
  if (devices) {
    replace(devices, 'getUserMedia', (original) => async (...all: never[]) => {
      const stream = (await original(...all)) as MediaStream;
      streams.push(stream);
      return stream;
    });
  }

  const drawn = () => [...document.body.children].map(({ localName, id }) => `element ${localName} ${id}`);
  let before: string[] = [];
  addEventListener.call(document, 'DOMContentLoaded', () => {
    before = drawn();
  });
  const left = async () => [
    ...open.values(),
    ...streams
      .flatMap((stream) => stream.getTracks())
      .filter(({ readyState }) => readyState === 'live')
      .map(({ kind }) => `live ${kind}`),
    ...drawn().filter((element) => !before.includes(element)),
    ...Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => key !== 'darkMode'),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...((await window.caches?.keys()) ?? []).map((name) => `cache ${name}`),
    ...((await navigator.serviceWorker?.getRegistrations()) ?? []).map(({ scope }) => `service worker ${scope}`),
  ];
  window.leftovers = async (grace, stays) => {
    for (const end = performance.now() + grace; ; ) {
      const found = await left();
      for (const word of stays) {
        const at = found.findIndex((what) => what.startsWith(word));
        if (at >= 0) found.splice(at, 1);
      }
      if (found.length === 0 || performance.now() > end) return found;
      await new Promise((resolve) => frame(resolve));
    }
  };
}
