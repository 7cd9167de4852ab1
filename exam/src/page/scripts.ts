import { EMPTIED, REPORT } from '../reports';

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
  MathMLElement: 'focus blur',
  Element:
    'requestFullscreen webkitRequestFullscreen webkitRequestFullScreen requestPointerLock setPointerCapture releasePointerCapture',
  HTMLMediaElement: 'play pause load currentTime playbackRate volume muted fastSeek',
  HTMLVideoElement: 'requestPictureInPicture',
  TextTrack: 'mode',
  HTMLFormElement: 'submit requestSubmit reset checkValidity reportValidity',
  HTMLInputElement:
    'showPicker stepUp stepDown setRangeText checkValidity reportValidity setCustomValidity indeterminate files value valueAsDate valueAsNumber checked',
  HTMLTextAreaElement: 'setRangeText checkValidity reportValidity setCustomValidity value',
  HTMLSelectElement: 'showPicker checkValidity reportValidity setCustomValidity value selectedIndex',
  HTMLOptionElement: 'selected',
  HTMLOptionsCollection: 'selectedIndex',
  HTMLButtonElement: 'checkValidity reportValidity setCustomValidity',
  HTMLFieldSetElement: 'checkValidity reportValidity setCustomValidity',
  HTMLDialogElement: 'show showModal close requestClose returnValue',
  HTMLDetailsElement: 'open',
  Document: 'execCommand exitFullscreen open write writeln',
  Selection: 'modify deleteFromDocument addRange collapse extend selectAllChildren setBaseAndExtent setPosition',
  BroadcastChannel: 'postMessage',
  MessagePort: 'postMessage',
  ServiceWorker: 'postMessage',
  ServiceWorkerContainer: 'register',
  ServiceWorkerRegistration: 'unregister update',
  Cache: 'put add addAll delete',
  DataTransfer: 'setData clearData dropEffect effectAllowed',
  DataTransferItemList: 'add',
  FormData: 'append set delete',
  History: 'pushState replaceState',
  Navigation: 'navigate traverseTo updateCurrentEntry',
  NavigateEvent: 'intercept',
};

function reporting(name: string, native: Method): Method {
  return function (...args) {
    tell?.(name);
    return apply(native, this, args);
  };
}

const getterOf = (prototype: object, name: string) => Object.getOwnPropertyDescriptor(prototype, name)?.get as Method;
const isConnected = getterOf(Node.prototype, 'isConnected');
const { get: find, set: put } = WeakMap.prototype as unknown as Record<'get' | 'set', Method>;
const emptied = new WeakMap();

/** Puppeteer tries a value in a field that is nowhere, and empties a field. It may put back what it held. */
function changes(field: unknown, held: unknown, value: unknown): boolean {
  if (!apply(isConnected, field, [])) return false;
  if (value === '' && held !== '') {
    apply(put, emptied, [field, held]);
    tell?.(EMPTIED);
  }
  return value !== '' && value !== held && value !== apply(find, emptied, [field]);
}

function watch(target: object | undefined, names: string): void {
  for (const name of names.split(' ')) {
    const found = target && Object.getOwnPropertyDescriptor(target, name);
    if (!found?.configurable) continue;
    const { value, get, set } = found;
    const telling = set && reporting(name, set as Method);
    Object.defineProperty(target, name, {
      ...found,
      ...(typeof value === 'function' && { value: reporting(name, value) }),
      ...(telling && {
        set(this: unknown, given: unknown) {
          const isTold = name !== 'value' || changes(this, apply(get as Method, this, []), given);
          apply(isTold ? telling : (set as Method), this, [given]);
        },
      }),
    });
  }
}

const prototypeOf = (name: string) =>
  (globalThis as unknown as Record<string, { prototype?: object }>)[name]?.prototype;
for (const [name, names] of Object.entries(CALLS)) watch(prototypeOf(name), names);
watch(globalThis, 'open close postMessage print alert confirm prompt find');

// The range itself would move the selection.
const { getRangeAt } = Selection.prototype;
const { cloneRange } = Range.prototype;
Selection.prototype.getRangeAt = function (index) {
  return apply(cloneRange, apply(getRangeAt, this, [index]), []);
};

// A link that is in no document is followed, too, and no window hears of that.
const { dispatchEvent } = EventTarget.prototype;
const nameOf = getterOf(Element.prototype, 'localName');
const typeOf = getterOf(Event.prototype, 'type');
const isPressOnLink = (target: unknown, event: unknown) => {
  try {
    const [name, type] = [apply(nameOf, target, []), apply(typeOf, event, [])];
    return (name === 'a' || name === 'area') && (type === 'click' || type === 'auxclick');
  } catch {
    return false;
  }
};
EventTarget.prototype.dispatchEvent = function (event) {
  if (isPressOnLink(this, event)) tell?.('dispatchEvent');
  return apply(dispatchEvent as Method, this, [event]) as boolean;
};
