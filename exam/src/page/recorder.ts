import { normalPath } from '@playground/kit/contract/routes';
import type { ElementExpectation } from '@playground/kit/contract/task';
import { ANY_CHANGE, followKeys, isMet } from '@playground/kit/outcome';
import { EXAM, REPORT, type Report, workerAt } from '../reports';
import { keepAccount } from './account';
import { followActors } from './actors';
import { followEdits } from './edits';
import { type Control, isBox, isControl } from './fields';
import { countMessages } from './messages';
import { isElement, isHtml } from './nodes';
import { countTransfers } from './transfers';

/**
 * Runs in the page's world of each frame, before any other script. The candidate's scripts cannot reach this world (wall.ts). It keeps
 * account of what the page wrote, and reports what reached the page: input, or a script.
 */

/** What TypeScript does not know of the event `navigate` yet. */
interface Navigation {
  hashChange: boolean;
  navigationType: string;
  userInitiated: boolean;
  sourceElement?: Element | null;
}

interface Setup {
  /** The path of the task's page. */
  path: string;
  during: ElementExpectation[];
  /** What only keys may bring about. */
  keyboard: ElementExpectation[];
}

const split = (types: string) => new Set(types.split(' '));
const isPress = split(
  'pointerdown pointerup mousedown mouseup click dblclick auxclick contextmenu touchstart touchend dragstart dragover drop dragend',
);
const isKey = split('keydown keyup keypress wheel paste copy cut');
const isHover = split('mouseover mouseout mousemove pointermove');
const isChange = split('input change submit formdata reset');
/** Trusted events that a script can cause at once. */
const CALLABLE = split('input change submit reset beforetoggle invalid paste copy cut');
const OTHERS = split('beforeinput message beforetoggle invalid focusin command interest');
const all = new Set([...isPress, ...isKey, ...isHover, ...isChange, ...OTHERS]);
const PICKER =
  'select, option, input:is([type=date], [type=time], [type=month], [type=week], [type=datetime-local], [type=range], [type=color], [type=file])';
/** Elements that do something by themselves. */
const ACTIVE =
  'a[href], button, input, select, textarea, summary, label, option, [contenteditable], [tabindex]:not([tabindex="-1"]), [draggable=true], audio, video';
/** What the browser does with it depends on these attributes, also if the page did not write them. */
const MEANS =
  /^(hidden|inert|disabled|readonly|required|min|max|step|pattern|type|multiple|m(ax|in)length|auto(focus|play)|controls|loop|muted|src|srcset|srcdoc|href|target|download|action|method|novalidate|form.*|for|name|dirname|list|accesskey|tabindex|sandbox|contenteditable|draggable|popover.*|command.*|interestfor|closedby|slot|on.*)$/;
/** The page's code writes the first ones also in ways that nobody can see. What a field holds is in the account, and BrowserGym writes it into attributes, too. */
const UNSEEN = /^(class|style|data-.*|value|checked|selected)$/;
/** These decide which code runs. */
const STEERS = 'script, base, meta';
/** No page of the site has one of these. */
const NEVER_PARSED = 'base, meta[http-equiv]';
/** The shell reads these of its scripts. */
const TOLD = /^(id|data-(chunk|contract|document|files|home))$/;
const WATCHED = { ...ANY_CHANGE, characterDataOldValue: true };
const CHOICES = 'option, button, [type=radio], [type=checkbox]';

const HOVERING = /^(on)?(mouse|pointer)/i;
const TYPING = /^(on)?(key|wheel|paste|copy|cut)/i;
const PRESSING = /^(on)?(mouse(up|down)|pointer(up|down)|touch|.*click|contextmenu|drag|drop)/i;

function start({ path, during, keyboard }: Setup): void {
  const send = (window as unknown as Record<string, (text: string) => void>)[REPORT];
  const tell = (what: Report) => send?.(JSON.stringify(what));
  const tellScript = (type: string, target?: EventTarget | null) => tell({ kind: 'script', type, on: wordsOf(target) });
  const hearMessage = countMessages(tell);
  const soon = queueMicrotask;
  const laterTask = setTimeout;
  const { addEventListener, dispatchEvent } = EventTarget.prototype;

  // What others do to what the page wrote.
  let isRead = false;
  const observer = new MutationObserver((records) => heed(records));
  const heed = (records: MutationRecord[], byBrowser = false) => {
    if (records.length > 0) lookAtNames();
    for (const record of records) {
      const { type, target, attributeName, addedNodes, removedNodes, oldValue } = record;
      if (!isRead) for (const node of addedNodes) account.learn(node);
      if (steers(record)) tellScript('a change of what steers the page', document.documentElement);
      if (!target.isConnected) continue;
      if (isEdited(target)) {
        // Tools may empty it.
        if (type !== 'attributes' && !byBrowser && hostOf(target)?.textContent?.trim())
          tellScript('a change of the text', target);
        continue;
      }
      const own = account.has(target) ? account.of(target) : undefined;
      if (type === 'attributes' && own && attributeName && !UNSEEN.test(attributeName)) {
        // A document that is a file may have scripts that find an element by its name.
        const isName = attributeName === 'id' && !account.isMounted();
        const means =
          attributeName === 'open'
            ? !toggling.delete(target)
            : isName || MEANS.test(attributeName) || isObserved(target, attributeName);
        if (means || ((own as Element).hasAttribute(attributeName) && attributeName !== 'open'))
          tellScript(`a change of ${attributeName}`, target);
      } else if (own && attributeName && isFalse(target as Element, own as Element, attributeName))
        tellScript(`a change of ${attributeName}`, target);
      // The parser may add more.
      const isMore = !isRead && (type !== 'characterData' || (target as CharacterData).data.startsWith(oldValue ?? ''));
      if (type === 'childList' && isHtml(own, 'textarea') && !isMore) tellScript('a change of the text', target);
      if (type === 'characterData' && own && !isMore) tellScript('a change of the text', target.parentElement);
      // What others add while the parser works is taken for the parser's. A page may open its document again.
      if (!account.isMounted() && (target === document || isHtml(target, 'html', 'head', 'body'))) continue;
      for (const node of removedNodes) if (account.of(node)) tellScript('removal', node);
    }
  };
  /** Whether an attribute says something else than what a field holds, or what the page wrote. BrowserGym writes what is so. */
  const isFalse = (is: Element, was: Element, name: string) => {
    if (name === 'value' && matches(is, CHOICES))
      return (is as HTMLOptionElement).value !== (was as HTMLOptionElement).value;
    if (!isHtml(was, 'input', 'option')) return false;
    const now = is.getAttribute(name);
    if (name === 'value') return now !== was.value;
    return (
      (name === 'checked' || name === 'selected') &&
      (now !== null) !== (was as unknown as Record<string, boolean>)[name]
    );
  };
  /** Scripts, and what says where they come from. Until the document is read, the browser's parser adds some. */
  const steers = ({ type, target, attributeName, addedNodes, removedNodes, oldValue }: MutationRecord) => {
    const script = isHtml(isElement(target) ? target : target.parentElement, 'script');
    if (type === 'attributes')
      return script && attributeName !== null && (MEANS.test(attributeName) || TOLD.test(attributeName));
    if (type === 'characterData') return script && !(target as Text).data.startsWith(oldValue ?? '');
    const has = (nodes: NodeList, selector: string) =>
      [...nodes].some((node) => isElement(node) && (matches(node, selector) || node.querySelector(selector)));
    if (script && removedNodes.length + (isRead ? addedNodes.length : 0) > 0) return true;
    if (has(removedNodes, STEERS)) return true;
    return isRead ? has(addedNodes, STEERS) : window.top === window && has(addedNodes, NEVER_PARSED);
  };
  /** An element with one of these names stands in for what the page asks the document for. */
  const lookAtNames = () => {
    const [block, second] = Document.prototype.querySelectorAll.call(document, '#playground');
    if (second || (block && block.localName !== 'script')) tellScript('another configuration', block);
    for (const name of Object.getOwnPropertyNames(document)) {
      const named = (document as unknown as Record<string, Node>)[name];
      if (name in Document.prototype && !(isElement(named) && account.has(named))) tellScript('the name', named);
    }
  };
  /** By the name of a custom element, the attributes that it hears of. */
  const observed = new Map<string, string[]>();
  const { define } = CustomElementRegistry.prototype;
  CustomElementRegistry.prototype.define = function (name, made, ...others) {
    observed.set(name, (made as { observedAttributes?: string[] }).observedAttributes ?? []);
    define.call(this, name, made, ...others);
  };
  const isObserved = ({ nodeName }: Node, attribute: string) =>
    observed.get(nodeName.toLowerCase())?.includes(attribute) ?? false;
  const hostOf = (target: Node) => (isElement(target) ? target : target.parentElement)?.closest('[contenteditable]');
  const isEdited = (target: Node) => {
    const host = hostOf(target);
    return host ? (account.of(host) as Element | undefined)?.hasAttribute('contenteditable') : false;
  };

  // The page's own code.
  /** By running call, one in the other, what it may change. A script of somebody else may run in it, when a frame goes. */
  const calls: ((target: Node) => boolean)[] = [];
  const takeOthers = () => {
    const isOwn = ({ target, attributeName }: MutationRecord) =>
      (calls.length > 0 && attributeName === 'open') || calls.some((mayChange) => mayChange(target));
    return observer.takeRecords().filter((record) => !isOwn(record));
  };
  const account = keepAccount({
    before(mayChange) {
      attend();
      heed(takeOthers());
      calls.push(mayChange);
    },
    after() {
      heed(takeOthers());
      calls.pop();
      look();
    },
    attached: (root) => observer.observe(root, WATCHED),
    broke: (method) => tellScript(`a change of the document, so that ${method} of the page failed`),
    // A press changes a box before any event says so.
    reads: (control) => control !== pressed && lookAt(control),
  });

  // What must hold only for a while, and what only keys may change.
  let looking = false;
  let waiting: ElementExpectation[] = [];
  let byKeys = followKeys(keyboard);
  const actors = followActors();
  // Anybody can open a page in a frame.
  const isFollowed = window.top === window && during.length + keyboard.length > 0;
  const look = () => {
    if (looking || !isFollowed || !/^https?:/.test(location.protocol)) return;
    looking = true;
    soon(() => {
      looking = false;
      // Without a new document, the visitor may go to another page, come back and find everything as it was first.
      if (normalPath(location.pathname) !== normalPath(path)) return follow();
      account.inside((root) => {
        waiting = waiting.filter((expected) => !isMet(expected, root));
        byKeys(root, actors.last());
      });
    });
  };
  const follow = () => {
    waiting = during;
    byKeys = followKeys(keyboard);
    actors.forget();
  };

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
  for (const [prototype, methods] of [
    [Document.prototype, 'execCommand'],
    [HTMLElement.prototype, 'focus blur showPopover hidePopover togglePopover'],
    [HTMLFormElement.prototype, 'requestSubmit reset reportValidity checkValidity'],
    // Going back and forward is free, because some tools have no other way.
    [History.prototype, 'pushState replaceState'],
  ] as unknown as [Record<string, () => unknown>, string][]) {
    for (const method of methods.split(' ')) prototype[method] = within(prototype[method] as () => unknown);
  }
  const hearNavigation = (event: Event) => {
    const { hashChange, navigationType, userInitiated, sourceElement } = event as unknown as Navigation;
    if (!hashChange || navigationType === 'traverse' || dispatching > 0 || window.top !== window) return;
    if (!userInitiated || !sourceElement || !isOfPage(sourceElement)) tellScript('a change of the address');
  };

  const isOfPage = (node: Node) => account.has(node) || !account.isKnown();
  const { hearDrag, hearClipboard } = countTransfers(tell, isOfPage);

  // What reached the page. If a script has caused an event, microtasks wait until that script has ended.
  let isCalled = false;
  /** Changes before the event that is told of now. Else the observer hears of them first. */
  const taken: MutationRecord[] = [];
  const begin = () => {
    isCalled = true;
    // What a call of the page has changed by now is the page's: a dialog that it opens takes the focus.
    taken.push(...takeOthers());
    soon(() => {
      isCalled = false;
    });
  };
  let pressing = false;
  let pressed: EventTarget | undefined;
  /** What the browser opens or closes now. */
  let toggling = new Set<EventTarget>();
  let hovered: string | undefined;
  /** A tool that chooses an option leaves another element first. */
  let left: EventTarget | undefined;
  const edits = followEdits();
  const isByScript = () => isCalled && dispatching === 0 && calls.length === 0;
  const hear = (event: Event) =>
    account.quietly(() => {
      try {
        heed(taken.splice(0), event.isTrusted && event.type === 'input' && !isByScript());
        if (event.isTrusted) hearTrusted(event);
        else if (!isOwn(event)) hearScript(event);
      } catch {
        tellScript('an event that the exam could not read');
      }
    });
  const hearScript = (event: Event) => {
    const { type } = event;
    const target = event.composedPath()[0];
    // Chromium does not trust those of its own input method.
    if (type.startsWith('composition')) return tell({ kind: 'perhaps', type, on: wordsOf(target), own: false });
    const isMade = isElement(target) && isOfPage(target);
    if (type === 'mouseout') {
      left = target;
      laterTask(() => {
        if (left === target) tellScript(type, target);
      });
      return;
    }
    const isChoice = isMade && matches(target, isChange.has(type) ? PICKER : 'select, option');
    const isEmptied = isMade && isControl(target) && isChange.has(type) && target.value === '';
    // An agent may tell the page again what a field holds.
    const isKnown = isMade && isControl(target) && target.localName !== 'select' && !account.isForeign(target);
    if (isKnown && /^(input|change)$/.test(type)) return;
    if (isChoice) left = undefined;
    const picker = isChoice ? 'choice' : isEmptied ? 'empty' : undefined;
    tell({ kind: 'script', type, on: wordsOf(target), ...(picker && { picker }) });
    if (picker && isControl(target)) account.note(target);
  };
  const hearTrusted = (event: Event) => {
    const { type } = event;
    const path = event.composedPath();
    const [target] = path;
    if (type === 'focusin') {
      if (isByScript()) actors.other();
      return;
    }
    // Of a button, or of what somebody points at, for a dialog or a popover of the page.
    const { source } = event as Event & { source?: unknown };
    if (isElement(source) && !isOfPage(source) && isElement(target) && isOfPage(target))
      tellScript('an element that acts on', target);
    if (CALLABLE.has(type) && isByScript()) {
      // Leaving a field that was typed into changes it, also if a script moves the focus.
      if (!(type === 'change' && isControl(target) && !account.isForeign(target))) return tellScript(type, target);
    }
    if (type === 'beforetoggle' && target && calls.length === 0) toggling.add(target);
    if (type === 'beforeinput') {
      lookAtValues();
      edits.begin(event as InputEvent, target);
    }
    if (event instanceof MessageEvent) hearMessage(event);
    else if (isHover.has(type)) {
      const on = reached(path, type);
      if (on && on !== hovered) tell({ kind: 'input', type, on, own: true });
      if (on || (event as MouseEvent).buttons > 0) actors.hover();
      hovered = on;
    } else if (isPress.has(type) || isKey.has(type)) {
      pressing = true;
      pressed = type === 'click' && isControl(target) && isBox(target) ? target : undefined;
      laterTask(() => {
        pressing = false;
        pressed = undefined;
        toggling = new Set();
      });
      if (/down$|^drop$/.test(type)) lookAtValues();
      if (type === 'click') {
        if (path.some(actsOnPage) || isIntruder(path)) tellScript('an element that acts on', target);
        for (const one of path) for (const details of detailsOf(one)) toggling.add(details);
      }
      if (type === 'dragstart' && isElement(target) && !isOfPage(target))
        tellScript('a drag of something else,', target);
      if (event instanceof DragEvent && event.dataTransfer) hearDrag(type, event.dataTransfer);
      if (event instanceof ClipboardEvent && event.clipboardData) hearClipboard(type, event.clipboardData, target);
      const on = reached(path, type);
      const isByKey = isKey.has(type) && type !== 'wheel';
      // A key that presses a button causes a click, and another one opens a menu.
      const isByOther = !isByKey && (!/^(click|contextmenu)$/.test(type) || (event as MouseEvent).detail !== 0);
      if (isByKey) actors.key();
      if (isByOther) actors.other();
      tell({ kind: 'input', type, on: on ?? wordsOf(target), own: on !== undefined });
    } else if (isChange.has(type)) hearChange(event, target);
  };
  const workers = (globalThis as Partial<typeof globalThis>).ServiceWorkerContainer?.prototype;
  if (workers) {
    const { register } = workers;
    workers.register = function (url, ...others) {
      tell({ kind: 'given', message: workerAt(new URL(url, document.baseURI).href) });
      return register.call(this, url, ...others);
    };
  }
  const tellPerhaps = (type: string, target: Element) =>
    tell({ kind: 'perhaps', type, on: wordsOf(target), own: isOfPage(target) });
  const hearChange = (event: Event, target: EventTarget | undefined) => {
    const { type } = event;
    if (/^(submit|formdata)$/.test(type)) lookAtValues();
    if (isControl(target)) {
      if (standsIn(target)) tellScript('a field in the page', target);
      pressed = undefined;
      if (type === 'input' && !edits.end(target)) tell({ kind: 'value', on: wordsOf(target) });
      const isChanged = type === 'input' || account.isForeign(target);
      if (isChanged && dispatching === 0 && !pressing && !isByScript()) tellPerhaps(type, target);
      account.note(target);
    } else if (type === 'input' && isElement(target) && !pressing) tellPerhaps(type, target);
    else if (type === 'reset' && isHtml(target, 'form')) {
      laterTask(() => {
        const own = account.of(target) as HTMLFormElement | undefined;
        if (own && !event.defaultPrevented) account.reset(own);
      });
    }
  };
  /** A label, or a button for a form, that somebody else made for the page's element. */
  const actsOnPage = (one: EventTarget) => {
    if (!isElement(one) || isOfPage(one)) return false;
    const { control, form } = one as unknown as Record<string, unknown>;
    return [control, form].some((other) => isElement(other) && account.has(other));
  };
  /** What a press on a summary opens, and closes. */
  const detailsOf = (one: EventTarget): Element[] => {
    const details = isHtml(one, 'summary') && one.parentElement;
    if (!isHtml(details, 'details')) return [];
    const { name } = details;
    return [details, ...(name ? document.querySelectorAll(`details[name="${CSS.escape(name)}"]`) : [])];
  };
  /** Somebody else's element among those of the page: a page may take it for its own. A mark in a button is none. */
  const isIntruder = ([target, ...around]: EventTarget[]) => {
    if (!isElement(target) || !account.isKnown() || account.of(target)) return false;
    const first = around.find((one): one is Element => isElement(one) && account.has(one));
    return first !== undefined && !first.closest('a, button, label, summary, [contenteditable]');
  };
  /** The element of the page that the event is for, in words. Presses and moves have none if nothing there hears them. */
  const reached = (path: EventTarget[], type: string): string | undefined => {
    const elements = path.filter(isElement);
    // The frame of the shell is not the page.
    if (elements.some((one) => matches(one, 'body > #root > header, body > #root > footer'))) return undefined;
    if (isKey.has(type)) {
      const [target] = elements;
      const isHeard = [target, document, window].some((one) => one && hears(one, type));
      return target && (isHeard || (target !== document.body && isOfPage(target))) ? wordsOf(target) : undefined;
    }
    const found = elements.find(
      (one) => isOfPage(one) && (hears(one, type) || (isPress.has(type) && matches(one, ACTIVE))),
    );
    return found && wordsOf(found);
  };
  const hears = (element: EventTarget, type: string): boolean => {
    const family = isHover.has(type) ? HOVERING : isKey.has(type) ? TYPING : PRESSING;
    if ([...(listening.get(element) ?? [])].some((one) => family.test(one))) return true;
    const key = Object.keys(element).find((one) => one.startsWith('__reactProps$'));
    const props = key ? (element as unknown as Record<string, object>)[key] : undefined;
    return Object.keys(props ?? {}).some((one) => /^on[A-Z]/.test(one) && family.test(one));
  };

  // A script can take the page's elements out of the document, where no event comes to the window. The page's own listeners hear it still.
  const listening = new WeakMap<EventTarget, Set<string>>();
  const hearUntrusted = (event: Event) => {
    if (!event.isTrusted) hear(event);
  };
  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, type, ...others) {
    const target = this ?? window;
    attend();
    // React listens at its container for everything.
    const isContainer = Object.keys(target).some((key) => /^(__reactContainer\$|_reactListening)/.test(key));
    if (isContainer) account.mount();
    else listening.set(target, (listening.get(target) ?? new Set()).add(type));
    if (target !== window || !all.has(type))
      addEventListener.call(target, type, hearUntrusted, { capture: true, passive: true });
    addEventListener.call(target, type, ...others);
  };
  // Else it would hear of what the parser wrote when the document is read already.
  const heedParser = () => {
    heed(takeOthers());
    if (!isRead && document.readyState !== 'loading') account.learn(document, true);
    isRead = document.readyState !== 'loading';
  };
  const listen = () => {
    isRead = document.readyState !== 'loading';
    addEventListener.call(document, 'readystatechange', heedParser);
    addEventListener.call((window as unknown as { navigation: EventTarget }).navigation, 'navigate', hearNavigation);
    for (const type of [...CALLABLE, 'focusin']) addEventListener.call(window, type, begin, { capture: true });
    for (const type of all) addEventListener.call(window, type, hear, { capture: true, passive: true });
  };
  for (const method of ['open', 'write', 'writeln', 'close'] as const) {
    const native = Document.prototype[method] as (this: Document, ...args: unknown[]) => unknown;
    Object.defineProperty(Document.prototype, method, {
      value(this: Document, ...args: unknown[]) {
        const result = native.apply(this, args);
        // Opening a document takes away its listeners.
        listen();
        return result;
      },
    });
  }

  /** Whether somebody else put a field where the page may take it for its own. */
  const standsIn = (control: Control): boolean => {
    if (isOfPage(control)) return false;
    for (let node: Node | null = control; node && node !== document.body; node = node.parentNode)
      if (account.has(node)) return true;
    return control.form !== null && account.has(control.form);
  };
  // Values are not changes of the document.
  const lookAtValues = () => {
    for (const control of document.querySelectorAll<Control>('input, textarea, select')) {
      lookAt(control);
      if (standsIn(control)) tellScript('a field in the page', control);
    }
  };
  const lookAt = (control: Control) =>
    account.quietly(() => {
      if (!account.isForeign(control)) return;
      const empty = !/^(checkbox|radio|file|select)/.test(control.type) && control.value === '';
      tell({ kind: 'value', on: wordsOf(control), empty });
      if (empty) account.note(control);
    });

  // The first document of a new window or frame leaves its globals to the next one, and this script does not run again.
  let attended: Document | undefined;
  const attend = () => {
    if (attended === document) return;
    attended = document;
    account.clear();
    follow();
    observer.observe(document, WATCHED);
    listen();
    account.learn(document, isRead);
  };
  attend();
  Object.defineProperty(window, EXAM, {
    /** Whether all expectations hold now: with `own`, in what the page wrote, else in what stands in the document. */
    value: (all: ElementExpectation[], own: boolean, isFile: boolean) =>
      account.quietly(() => {
        const hold = (root: Document) =>
          all.every((one) => (one.during ? !waiting.some((other) => isSame(one, other)) : isMet(one, root)));
        if (!own) return hold(document);
        lookAtValues();
        return account.inside(
          (root) => hold(root) && (keyboard.length === 0 || byKeys(root, actors.last()) || 'not by keys'),
          isFile,
        );
      }),
  });
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

const matches = (element: Element, selector: string) => Element.prototype.matches.call(element, selector);

/** A target in a few words, for a person: `button ‘Save’`. A form may have fields with the names of its methods. */
function wordsOf(target: EventTarget | null | undefined): string {
  if (!isElement(target)) return 'the document';
  const attribute = (name: string) => Element.prototype.getAttribute.call(target, name);
  const text = attribute('aria-label') ?? (isHtml(target, 'form') ? '' : (target.textContent ?? ''));
  const name = text.trim().replace(/\s+/g, ' ').slice(0, 40);
  const id = attribute('id');
  return target.localName + (id ? `#${id}` : '') + (name ? ` ‘${name}’` : '');
}

declare const SETUP: Setup;
start(SETUP);
