import type { ElementExpectation } from '@playground/kit/contract/task';
import { ANY_CHANGE, isMet } from '@playground/kit/outcome';
import { EXAM, type Report } from '../reports';

/**
 * Runs in the page's world of each frame, before any other script. The candidate's scripts cannot reach this world (wall.ts). It reports
 * input, and tells the changes that the page's own code makes from all others.
 */

interface Setup {
  during: ElementExpectation[];
  report: string;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A method that can change the document. A getter cannot. */
const CHANGES =
  /^(add|adopt|after|append|attach|before|clear|close$|collapse|delete|exec|extract|import|insert|move|normalize|open|prepend|remove|replace|requestClose|reset|set|show|hide|split|step|surround|toggle|write|reportValidity|requestFullscreen)/;
/** What changes a document and is not a node. */
const WRITERS =
  /^(DOMTokenList|CSSStyleDeclaration|CSSStyleProperties|NamedNodeMap|Range|Selection|DOMStringMap|HTMLOptionsCollection)$/;
const PRESSES =
  'pointerdown pointerup mousedown mouseup click dblclick auxclick contextmenu keydown keyup keypress wheel ' +
  'touchstart touchend dragstart dragover drop dragend paste';
const MOVES = 'pointermove mousemove';
const OTHERS = 'input change submit reset';
/** A page may act on these too. Only a script dispatches them in a way that is not trusted. */
const RARE =
  'animationend beforeprint beforetoggle cancel close copy cut drag dragenter dragleave ended error ' +
  'hashchange invalid load message offline online play pointercancel pointerleave pointerout popstate resize scroll scrollend select ' +
  'storage timeupdate toggle touchcancel touchmove transitionend';
const SCRIPTED = `${RARE} ${PRESSES} ${MOVES} ${OTHERS} beforeinput pointerover pointerenter mouseover mouseenter mouseout mouseleave focusin focusout`;
const PICKER =
  'select, option, input:is([type=date], [type=time], [type=month], [type=week], [type=datetime-local], [type=range], [type=color], [type=file])';
/** Trusted events that a script can cause at once. */
const CALLABLE = ['input', 'change', 'submit', 'reset', 'beforetoggle'];
const RARE_TYPES = new Set(RARE.split(' '));
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
  // Elements that the page's code made editable. Anybody can make others so.
  const hosts = new WeakSet<Element>();
  // What others have put somewhere.
  const strange = new WeakSet<Node>();
  const observer = new MutationObserver((records) => judge(records, false));
  const observe = (root: Node) => {
    observer.observe(root, { ...ANY_CHANGE, attributeOldValue: true, characterDataOldValue: true });
  };
  const observeRoots = (node: Node) => {
    if (!(node instanceof Element)) return;
    for (const element of [node, ...node.querySelectorAll('*')]) {
      const root = element.shadowRoot;
      if (root && !roots.has(root)) own(root);
      if (element.hasAttribute('contenteditable')) hosts.add(element);
    }
  };
  const own = (root: ShadowRoot) => {
    roots.add(root);
    observe(root);
  };
  const judge = (records: MutationRecord[], byPage: boolean, byTyping = false) => {
    if (records.length === 0) return;
    for (const record of records) {
      if (byPage || isByBrowser(record) || isEdit(record, byTyping)) {
        for (const node of record.addedNodes) observeRoots(node);
        if (byPage && record.attributeName === 'contenteditable') hosts.add(record.target as Element);
      } else if (undo.length < MOST) {
        for (const node of record.addedNodes) strange.add(node);
        undo.push(() => takeBack(record));
      } else spoiled = true;
    }
    look();
  };

  /** Between `beforeinput` and `input` the browser changes the text. A script may only empty it. */
  const isEdit = ({ type, target, addedNodes }: MutationRecord, byTyping: boolean) => {
    const element = target instanceof Element ? target : target.parentElement;
    const host = element?.closest('[contenteditable]');
    if (!host || !hosts.has(host)) return false;
    for (let node: Node | null = target; node; node = node.parentNode) if (strange.has(node)) return false;
    return byTyping || (type === 'childList' && addedNodes.length === 0);
  };

  // Rules of style sheets can hide and show elements, and are not changes of the document.
  const rules = new Map<CSSStyleSheet, string>();
  const adopted = new WeakMap<object, readonly CSSStyleSheet[]>();
  const noteRules = (sheet: CSSStyleSheet | null) => sheet && rules.set(sheet, rulesIn(sheet));
  const isDressed = () => {
    const trees = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
    return trees.some((tree) => {
      const own = adopted.get(tree) ?? [];
      if (tree.adoptedStyleSheets.length !== own.length) return true;
      if (tree.adoptedStyleSheets.some((sheet, i) => sheet !== own[i])) return true;
      return [...tree.styleSheets, ...own].some((sheet) => rulesIn(sheet) !== (rules.get(sheet) ?? rulesIn(sheet)));
    });
  };

  // What must hold only for a while. Nothing counts while something else has changed the document.
  let looking = false;
  let waiting = during;
  const look = () => {
    // Anybody can fill a frame without an address.
    if (looking || waiting.length === 0 || !/^https?:/.test(location.protocol)) return;
    looking = true;
    queueMicrotask(() => {
      looking = false;
      if (undo.length > 0 || spoiled) return;
      waiting = waiting.filter((expected) => {
        if (!isMet(expected, document) || isDressed()) return true;
        tell({ kind: 'met', expected: JSON.stringify(expected) });
        return false;
      });
    });
  };

  // The page's own code: each of its calls that can change something is marked.
  const known = new WeakMap<Control, string>();
  let calling = 0;
  const marked = <This, Args extends unknown[], Result>(native: (this: This, ...args: Args) => Result) =>
    function (this: This, ...args: Args): Result {
      attend();
      judge(observer.takeRecords(), false);
      const control = this instanceof HTMLOptionElement ? this.closest('select') : this;
      const before = isControl(control) && stateOf(control);
      calling += 1;
      try {
        const result = native.apply(this, args);
        if (result instanceof ShadowRoot) own(result);
        return result;
      } finally {
        calling -= 1;
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
  for (const root of [Document.prototype, ShadowRoot.prototype]) {
    const { get, set, ...others } = descriptorOf(root, 'adoptedStyleSheets');
    Object.defineProperty(root, 'adoptedStyleSheets', {
      ...others,
      get,
      set(this: Document | ShadowRoot, sheets: CSSStyleSheet[]) {
        set?.call(this, sheets);
        adopted.set(this, [...sheets]);
        for (const sheet of sheets) noteRules(sheet);
      },
    });
  }
  for (const name of ['replaceSync', 'insertRule', 'deleteRule'] as const) {
    const native = CSSStyleSheet.prototype[name] as (this: CSSStyleSheet, ...args: unknown[]) => unknown;
    Object.defineProperty(CSSStyleSheet.prototype, name, {
      value(this: CSSStyleSheet, ...args: unknown[]) {
        const result = native.apply(this, args);
        if (rules.has(this)) noteRules(this);
        return result;
      },
    });
  }
  // Events that the page's own code causes. While they are dispatched, a script of somebody else may cause others.
  let dispatching = 0;
  const owned = new WeakSet<Event>();
  let clicking: { element: EventTarget; event?: Event } | undefined;
  const isOwn = (event: Event) => {
    if (owned.has(event)) return true;
    if (!clicking) return false;
    if (event.type === 'click' && clicking.element === event.composedPath()[0]) clicking.event ??= event;
    return clicking.event === event;
  };
  const { dispatchEvent } = EventTarget.prototype;
  EventTarget.prototype.dispatchEvent = function (this: EventTarget | undefined, event) {
    // It may be of another frame's class.
    if (Object(event) === event) owned.add(event);
    try {
      return dispatchEvent.call(this ?? window, event);
    } finally {
      owned.delete(event);
    }
  };
  const within = <This, Args extends unknown[], Result>(native: (this: This, ...args: Args) => Result) =>
    function (this: This, ...args: Args): Result {
      dispatching += 1;
      try {
        return native.apply(this, args);
      } finally {
        dispatching -= 1;
      }
    };
  const { click } = HTMLElement.prototype;
  HTMLElement.prototype.click = within(function (this: HTMLElement) {
    const outer = clicking;
    clicking = { element: this };
    try {
      click.call(this);
    } finally {
      clicking = outer;
    }
  });
  Document.prototype.execCommand = within(Document.prototype.execCommand);
  HTMLFormElement.prototype.requestSubmit = within(HTMLFormElement.prototype.requestSubmit);
  HTMLFormElement.prototype.reset = within(HTMLFormElement.prototype.reset);

  // Input, and what looks like it.
  let pressing = false;
  // If a script has caused an event, microtasks wait until that script has ended. Else they run before the next listener.
  let isCalled = false;
  const begin = ({ type, isTrusted }: Event) => {
    // Before microtasks run, because in one of them the observer gets what was typed.
    if (isTrusted && type === 'input') judge(observer.takeRecords(), false, true);
    isCalled = true;
    soon(() => {
      isCalled = false;
    });
  };
  const soon = queueMicrotask;
  const laterTask = setTimeout;
  let moved = Number.NEGATIVE_INFINITY;
  const hear = (event: Event) => {
    const { type, isTrusted } = event;
    const isByScript = isCalled && dispatching === 0 && (calling === 0 || type !== 'beforetoggle');
    if (isTrusted && type === 'beforeinput') return judge(observer.takeRecords(), false);
    if (isTrusted && RARE_TYPES.has(type) && !(type === 'beforetoggle' && isByScript)) return;
    const target = event.composedPath()[0];
    const on = wordsOf(target);
    if (!isTrusted) {
      if (isOwn(event)) return;
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
    if (type === 'beforetoggle') return tell({ kind: 'script', type, on });
    if (!OTHERS.split(' ').includes(type)) return;
    if (type === 'submit') lookAtValues();
    // Leaving a field that was typed into changes it, also if a script moves the focus.
    const isKnown = isControl(target) && !isForeign(target);
    if (isByScript && !isKnown) tell({ kind: 'script', type, on });
    else if (dispatching === 0 && !pressing && !isKnown) tell({ kind: 'perhaps', type, on });
    if (type === 'reset') {
      // The browser empties the fields after this event.
      laterTask(() => {
        for (const control of controls()) if (control.form === target) known.delete(control);
      });
    } else if (isControl(target)) note(target);
  };
  // A script can take the page's elements out of the document, where no event comes to the window. The page's own listeners hear it still.
  const scripted = new Set(SCRIPTED.split(' '));
  const hearUntrusted = (event: Event) => {
    if (!event.isTrusted) hear(event);
  };
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, type, ...others) {
    const target = this ?? window;
    attend();
    if (target !== window && scripted.has(type))
      addEventListener.call(target, type, hearUntrusted, { capture: true, passive: true });
    addEventListener.call(target, type, ...others);
  };
  const listen = () => {
    for (const type of CALLABLE) addEventListener.call(window, type, begin as EventListener, { capture: true });
    for (const type of scripted) addEventListener.call(window, type, hear, { capture: true, passive: true });
  };

  // Values are not changes of the document.
  const controls = () => [...document.querySelectorAll<Control>('input, textarea, select')];
  const lookAtValues = () => {
    for (const control of controls()) if (isForeign(control)) tell({ kind: 'value', on: wordsOf(control) });
  };
  const isForeign = (control: Control) => {
    const now = stateOf(control);
    return now !== (known.get(control) ?? defaultOf(control)) && !/^"?"?$/.test(now);
  };

  const dress = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement || target instanceof HTMLStyleElement) noteRules(target.sheet);
  };
  // The first document of a new window or frame leaves its globals to the next one, and this script does not run again.
  let attended: Document | undefined;
  const attend = () => {
    if (attended === document) return;
    attended = document;
    isPage = isPageNow();
    hasLoaded = false;
    undo.length = 0;
    // Before the page's code, only the parser has put something here.
    spoiled = isPage && document.querySelector(`:not(${SERVED})`) !== null;
    observe(document);
    listen();
    const laterOn = () =>
      laterTask(() => {
        hasLoaded = true;
      });
    addEventListener.call(document, 'DOMContentLoaded', laterOn, { capture: true, once: true });
    // It does not come to the window.
    addEventListener.call(document, 'load', dress, { capture: true });
  };
  attend();
  const setAllBack = () => {
    judge(observer.takeRecords(), false);
    for (const one of document.getAnimations())
      if (!(one instanceof CSSAnimation || one instanceof CSSTransition)) one.cancel();
    for (const one of undo.splice(0).reverse()) one();
    for (const { shadowRoot } of document.querySelectorAll('*')) {
      if (shadowRoot && !roots.has(shadowRoot)) shadowRoot.replaceChildren();
    }
    for (const control of controls())
      if (isForeign(control)) setBack(control, known.get(control) ?? defaultOf(control));
  };
  Object.defineProperty(window, EXAM, {
    /** Whether an expectation holds now. With `own`, after all that others have changed was set back. Without one, it only sets back. */
    value: (expected: ElementExpectation | null, own: boolean) => {
      if (own) {
        spoiled ||= attended !== document || isDressed();
        setAllBack();
      }
      // What has to be hidden is not there either.
      return expected !== null && !(own && spoiled) && isMet(expected, document);
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
  if (removedNodes.length > 0 || hasLoaded) return false;
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

/**
 * A page of React has an empty document, and so has a new window. The other documents are files, or frames that the page's code fills. A
 * script may change the address later.
 */
let isPage = true;
function isPageNow(): boolean {
  return /^https?:/.test(location.protocol) ? !location.pathname.endsWith('.html') : window.top === window;
}

let hasLoaded = false;

/** Takes one change back. If the page has changed the same place since, as much as can be. */
function takeBack(record: MutationRecord): void {
  const { type, target, attributeName, attributeNamespace, oldValue } = record;
  if (type === 'characterData') (target as CharacterData).data = oldValue ?? '';
  if (type === 'attributes' && attributeName) {
    // Another document in it would take some time.
    if (target instanceof HTMLIFrameElement && /^src/.test(attributeName)) target.remove();
    if (oldValue === null) (target as Element).removeAttributeNS(attributeNamespace, attributeName);
    else (target as Element).setAttributeNS(attributeNamespace, attributeName, oldValue);
  }
  if (type !== 'childList') return;
  for (const node of record.addedNodes) if (node.parentNode === target) target.removeChild(node);
  const { nextSibling } = record;
  const before = nextSibling?.parentNode === target ? nextSibling : null;
  for (const node of record.removedNodes) target.insertBefore(node, before);
}

function rulesIn(sheet: CSSStyleSheet): string {
  const all = `${sheet.disabled} ${sheet.media.mediaText} `;
  try {
    return all + [...sheet.cssRules].map(({ cssText }) => cssText).join('');
  } catch {
    // Nobody reads or changes the rules of another origin.
    return all;
  }
}

function descriptorOf(prototype: object, key: string): PropertyDescriptor {
  return Object.getOwnPropertyDescriptor(prototype, key) ?? {};
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
