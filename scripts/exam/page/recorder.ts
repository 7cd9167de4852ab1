import type { ElementExpectation } from '../../../shared/contract/task';
import { ANY_CHANGE, isMet } from '../../../shared/src/outcome';
import { EXAM, type Report } from '../reports';

/**
 * Runs in the page's world of each frame, before any other script. The candidate's scripts cannot reach this world (wall.ts). It reports
 * input, and tells the changes that the page's own code makes from all others.
 */

interface Setup {
  during: ElementExpectation[];
  /** The name of the function that gets the reports. */
  report: string;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A method that can change the document. A getter cannot. */
const CHANGES =
  /^(add|adopt|after|append|attach|before|clear|close$|collapse|delete|exec|extract|import|insert|move|normalize|open|prepend|remove|replace|reset|set|show|hide|split|step|surround|toggle|write|reportValidity|requestFullscreen)/;
/** What changes a document and is not a node. */
const WRITERS =
  /^(DOMTokenList|CSSStyleDeclaration|CSSStyleProperties|NamedNodeMap|Range|Selection|DOMStringMap|HTMLOptionsCollection)$/;
const PRESSES =
  'pointerdown pointerup mousedown mouseup click dblclick auxclick contextmenu keydown keyup keypress wheel ' +
  'touchstart touchend dragstart dragover drop dragend paste';
const MOVES = 'pointermove mousemove';
const OTHERS = 'input change submit reset';
const SCRIPTED = `${PRESSES} ${MOVES} ${OTHERS} beforeinput pointerover pointerenter mouseover mouseenter mouseout mouseleave focusin focusout`;
const PICKER =
  'select, option, input:is([type=date], [type=time], [type=month], [type=week], [type=datetime-local], [type=range], [type=color], [type=file])';
/** The elements of a document of the site. The page's code makes all others. */
const SERVED = 'html, head, body, meta, title, link, script, style, noscript, base, #root';
/** So many changes by others are remembered. */
const MOST = 20_000;
/** In milliseconds. */
const MOVES_PACE = 100;

function start({ during, report }: Setup): void {
  const send = (window as unknown as Record<string, (text: string) => void>)[report];
  const tell = (what: Report) => send?.(JSON.stringify(what));

  // The changes that something else than the page's code made, and how to take them back.
  const undo: (() => void)[] = [];
  let spoiled = false;
  const roots = new WeakSet<ShadowRoot>();
  const observer = new MutationObserver((records) => judge(records, false));
  const observe = (root: Node) => {
    observer.observe(root, { ...ANY_CHANGE, attributeOldValue: true, characterDataOldValue: true });
  };
  const observeRoots = (node: Node) => {
    if (!(node instanceof Element)) return;
    for (const element of [node, ...node.querySelectorAll('*')]) {
      const root = element.shadowRoot;
      if (root && !roots.has(root)) own(root);
    }
  };
  const own = (root: ShadowRoot) => {
    roots.add(root);
    observe(root);
  };
  const judge = (records: MutationRecord[], byPage: boolean) => {
    if (records.length === 0) return;
    for (const record of records) {
      if (byPage || isByBrowser(record)) {
        for (const node of record.addedNodes) observeRoots(node);
      } else if (undo.length < MOST) undo.push(() => takeBack(record));
      else spoiled = true;
    }
    look();
  };

  // What must hold only for a while. Nothing counts while something else has changed the document.
  let looking = false;
  const look = () => {
    // Anybody can fill a frame without an address.
    if (looking || during.length === 0 || !/^https?:/.test(location.protocol)) return;
    looking = true;
    queueMicrotask(() => {
      looking = false;
      if (undo.length > 0 || spoiled) return;
      for (const expected of during)
        if (isMet(expected, document)) tell({ kind: 'met', expected: JSON.stringify(expected) });
    });
  };

  // The page's own code: each of its calls that can change something is marked.
  const known = new WeakMap<Control, string>();
  const marked = <This, Args extends unknown[], Result>(native: (this: This, ...args: Args) => Result) =>
    function (this: This, ...args: Args): Result {
      judge(observer.takeRecords(), false);
      const control = this instanceof HTMLOptionElement ? this.closest('select') : this;
      const before = isControl(control) && stateOf(control);
      try {
        const result = native.apply(this, args);
        if (result instanceof ShadowRoot) own(result);
        return result;
      } finally {
        judge(observer.takeRecords(), true);
        // Opening a document takes away its listeners.
        if (this instanceof Document) listen();
        if (isControl(control) && before !== stateOf(control)) note(control);
      }
    };
  const note = (control: Control) => {
    known.set(control, stateOf(control));
    if (control.type === 'radio') noteRadios();
  };
  // A choice among radio buttons changes the others.
  const noteRadios = () => {
    for (const control of controls()) if (control.type === 'radio') known.set(control, stateOf(control));
  };
  for (const name of Object.getOwnPropertyNames(window).filter((one) => /^[A-Z]/.test(one))) {
    const prototype = (window as unknown as Record<string, { prototype?: object } | undefined>)[name]?.prototype;
    if (!prototype || !(prototype === Node.prototype || prototype instanceof Node || WRITERS.test(name))) continue;
    const properties: [string, PropertyDescriptor][] = Object.entries(Object.getOwnPropertyDescriptors(prototype));
    for (const [key, { value, get, set, ...others }] of properties) {
      if (!others.configurable) continue;
      if (get && /^(style|dataset)$/.test(key)) {
        Object.defineProperty(prototype, key, { ...others, get: touching(get), ...(set && { set: marked(set) }) });
      } else if (set) Object.defineProperty(prototype, key, { ...others, get, set: marked(set) });
      else if (typeof value === 'function' && CHANGES.test(key)) {
        Object.defineProperty(prototype, key, { ...others, value: marked(value) });
      }
    }
  }
  // Events that the page's own code dispatches.
  let dispatching = 0;
  const within = <This, Args extends unknown[], Result>(native: (this: This, ...args: Args) => Result) =>
    function (this: This, ...args: Args): Result {
      dispatching += 1;
      try {
        return native.apply(this, args);
      } finally {
        dispatching -= 1;
      }
    };
  EventTarget.prototype.dispatchEvent = within(EventTarget.prototype.dispatchEvent);
  HTMLElement.prototype.click = within(HTMLElement.prototype.click);
  HTMLFormElement.prototype.requestSubmit = within(HTMLFormElement.prototype.requestSubmit);
  HTMLFormElement.prototype.reset = within(HTMLFormElement.prototype.reset);

  // Input, and what looks like it.
  let pressing = false;
  const laterTask = setTimeout;
  let moved = Number.NEGATIVE_INFINITY;
  const hear = (event: Event) => {
    const { type, isTrusted } = event;
    const target = event.composedPath()[0];
    const on = wordsOf(target);
    if (!isTrusted) {
      if (dispatching > 0) return;
      // chromedriver chooses an option with all events of a mouse, which leaves another element first.
      const isChoice = OTHERS.includes(type) ? PICKER : type === 'mouseout' ? '*' : 'select, option';
      const isPicker = target instanceof Element && target.matches(isChoice);
      const isEmptied = isControl(target) && OTHERS.includes(type) && target.value === '';
      tell({ kind: 'script', type, on, ...((isPicker || isEmptied) && { picker: true }) });
      if (isControl(target) && (isPicker || isEmptied)) known.set(target, stateOf(target));
      return;
    }
    if (MOVES.includes(type)) {
      if (performance.now() - moved < MOVES_PACE) return;
      moved = performance.now();
      return tell({ kind: 'input', type, on });
    }
    if (PRESSES.split(' ').includes(type)) {
      pressing = true;
      laterTask(() => {
        pressing = false;
      });
      if (/^(pointerdown|mousedown|keydown|drop)$/.test(type)) lookAtValues();
      return tell({ kind: 'input', type, on });
    }
    if (!OTHERS.split(' ').includes(type)) return;
    if (type === 'submit') lookAtValues();
    // Leaving a field that was typed into changes it, also if a script moves the focus.
    const isKnown = isControl(target) && !isForeign(target);
    if (dispatching === 0 && !pressing && !isKnown) tell({ kind: 'perhaps', type, on });
    if (type === 'reset') {
      // The browser empties the fields after this event.
      laterTask(() => {
        for (const control of controls()) if (control.form === target) known.delete(control);
      });
    } else if (isControl(target)) note(target);
  };
  const listen = () => {
    for (const type of SCRIPTED.split(' ')) window.addEventListener(type, hear, { capture: true, passive: true });
  };
  listen();

  // Values are not changes of the document.
  const controls = () => [...document.querySelectorAll<Control>('input, textarea, select')];
  const lookAtValues = () => {
    for (const control of controls()) if (isForeign(control)) tell({ kind: 'value', on: wordsOf(control) });
  };
  const isForeign = (control: Control) => {
    const now = stateOf(control);
    return now !== (known.get(control) ?? defaultOf(control)) && !/^"?"?$/.test(now);
  };

  observe(document);
  const setAllBack = () => {
    judge(observer.takeRecords(), false);
    for (const one of undo.splice(0).reverse()) one();
    for (const { shadowRoot } of document.querySelectorAll('*')) {
      if (shadowRoot && !roots.has(shadowRoot)) shadowRoot.replaceChildren();
    }
    for (const control of controls())
      if (isForeign(control)) setBack(control, known.get(control) ?? defaultOf(control));
    if (spoiled) document.documentElement.replaceChildren();
  };
  Object.defineProperty(window, EXAM, {
    /** Whether an expectation holds now. With `own`, after all that others have changed was set back. */
    value: (expected: ElementExpectation, own: boolean) => {
      if (own) setAllBack();
      return isMet(expected, document);
    },
  });
}

/** Elements whose style or data the page's code has asked for. What it writes there cannot be marked. */
const touched = new WeakSet<object>();

function touching(native: () => unknown) {
  return function (this: object): unknown {
    touched.add(this);
    return native.call(this);
  };
}

/** The parser, and what a browser itself changes for a person. */
function isByBrowser({ type, target, attributeName, addedNodes, removedNodes }: MutationRecord): boolean {
  const element = target instanceof Element ? target : target.parentElement;
  if (type === 'attributes') {
    if (/^(style|data-.*)$/.test(attributeName ?? '')) return touched.has(target);
    return attributeName === 'open' && (element?.matches('dialog, details') ?? false);
  }
  if (element instanceof HTMLElement && element.isContentEditable) return true;
  if (removedNodes.length > 0 || hasLoaded) return false;
  // A page of React has an empty document. The other documents of the site are files.
  const isPage = /^https?:/.test(location.protocol) && !location.pathname.endsWith('.html');
  // The parser adds to a text when the next part of a file arrives.
  if (type === 'characterData') {
    const isBlank = (target as CharacterData).data.trim() === '';
    return !isPage || (element?.matches(isBlank ? SERVED : 'title, script, style') ?? false);
  }
  return !isPage || [...addedNodes].every((node) => isServed(node));
}

function isServed(node: Node): boolean {
  if (!(node instanceof Element)) return true;
  return [node, ...node.querySelectorAll('*')].every((one) => one.matches(SERVED));
}

let hasLoaded = false;
document.addEventListener(
  'DOMContentLoaded',
  () =>
    setTimeout(() => {
      hasLoaded = true;
    }),
  { capture: true, once: true },
);

/** Takes one change back. If the page has changed the same place since, as much as can be. */
function takeBack(record: MutationRecord): void {
  const { type, target, attributeName, attributeNamespace, oldValue } = record;
  if (type === 'characterData') (target as CharacterData).data = oldValue ?? '';
  if (type === 'attributes' && attributeName) {
    if (oldValue === null) (target as Element).removeAttributeNS(attributeNamespace, attributeName);
    else (target as Element).setAttributeNS(attributeNamespace, attributeName, oldValue);
  }
  if (type !== 'childList') return;
  for (const node of record.addedNodes) if (node.parentNode === target) target.removeChild(node);
  const { nextSibling } = record;
  const before = nextSibling?.parentNode === target ? nextSibling : null;
  for (const node of record.removedNodes) target.insertBefore(node, before);
}

function isControl(target: unknown): target is Control {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}

/** What a field holds, as text. */
function stateOf(control: Control): string {
  if (control instanceof HTMLSelectElement) return JSON.stringify([...control.options].map(({ selected }) => selected));
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) return String(control.checked);
  return JSON.stringify(control.value);
}

function defaultOf(control: Control): string {
  if (control instanceof HTMLSelectElement) {
    const chosen = [...control.options].map(({ defaultSelected }) => defaultSelected);
    // Without a choice, a menu shows its first option.
    if (!control.multiple && !chosen.includes(true) && chosen.length > 0) chosen[0] = true;
    return JSON.stringify(chosen);
  }
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type))
    return String(control.defaultChecked);
  return JSON.stringify(control.defaultValue);
}

function setBack(control: Control, state: string): void {
  const value = JSON.parse(state);
  if (control instanceof HTMLSelectElement)
    [...control.options].forEach((option, index) => {
      option.selected = value[index];
    });
  else if (typeof value === 'boolean') (control as HTMLInputElement).checked = value;
  else if (control.type !== 'file') control.value = value;
}

/** A target in a few words, for a person: `button ‘Save’`. */
function wordsOf(target: EventTarget | null | undefined): string {
  if (!(target instanceof Element)) return 'the document';
  const name = (target.getAttribute('aria-label') ?? target.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
  return target.localName + (target.id && `#${target.id}`) + (name ? ` ‘${name}’` : '');
}

declare const SETUP: Setup;
start(SETUP);
