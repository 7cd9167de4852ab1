import { REPORT } from '../reports';

/**
 * Runs in each world of the candidate's scripts, before any of them. It reports the calls that make the browser do what input does: their
 * events are trusted, so the page could not tell.
 */

const tell = (globalThis as unknown as Record<string, (text: string) => void>)[REPORT];
delete (globalThis as unknown as Record<string, unknown>)[REPORT];

type Method = (this: unknown, ...args: unknown[]) => unknown;

// A candidate may replace what this code would look up later.
const { apply } = Reflect;

/** By interface, its methods, and its fields that do the same. */
const CALLS: Record<string, string> = {
  HTMLElement: 'click focus blur showPopover hidePopover togglePopover',
  SVGElement: 'focus blur',
  Element: 'requestFullscreen requestPointerLock setPointerCapture releasePointerCapture',
  HTMLMediaElement: 'play pause load currentTime playbackRate volume muted fastSeek',
  HTMLFormElement: 'submit requestSubmit reset reportValidity',
  HTMLInputElement: 'showPicker stepUp stepDown setRangeText reportValidity setCustomValidity indeterminate files',
  HTMLTextAreaElement: 'setRangeText reportValidity setCustomValidity',
  HTMLSelectElement: 'showPicker reportValidity setCustomValidity',
  HTMLDialogElement: 'show showModal close requestClose returnValue',
  HTMLDetailsElement: 'open',
  Document: 'execCommand exitFullscreen open write writeln',
  Selection: 'modify deleteFromDocument',
  BroadcastChannel: 'postMessage',
  MessagePort: 'postMessage',
  ServiceWorker: 'postMessage',
  DataTransfer: 'setData clearData',
  DataTransferItemList: 'add',
  FormData: 'append set delete',
  History: 'pushState replaceState',
  Navigation: 'navigate traverseTo updateCurrentEntry',
};
/** Tools and people scroll to see more. It counts for nothing. */
const SCROLLS: Record<string, string> = {
  Element: 'scroll scrollTo scrollBy scrollIntoView scrollIntoViewIfNeeded scrollTop scrollLeft',
};

function reporting(kind: 'called' | 'scrolled', name: string, native: Method): Method {
  const call = JSON.stringify({ kind, name });
  return function (...args) {
    tell?.(call);
    return apply(native, this, args);
  };
}

function watch(target: object | undefined, kind: 'called' | 'scrolled', names: string): void {
  for (const name of names.split(' ')) {
    const found = target && Object.getOwnPropertyDescriptor(target, name);
    if (!found?.configurable) continue;
    const { value, set } = found;
    Object.defineProperty(target, name, {
      ...found,
      ...(typeof value === 'function' && { value: reporting(kind, name, value) }),
      ...(set && { set: reporting(kind, name, set as Method) }),
    });
  }
}

const prototypeOf = (name: string) =>
  (globalThis as unknown as Record<string, { prototype?: object }>)[name]?.prototype;
for (const [name, names] of Object.entries(CALLS)) watch(prototypeOf(name), 'called', names);
for (const [name, names] of Object.entries(SCROLLS)) watch(prototypeOf(name), 'scrolled', names);
watch(globalThis, 'called', 'open close postMessage print');
watch(globalThis, 'scrolled', 'scroll scrollTo scrollBy');
