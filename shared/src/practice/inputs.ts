import { shownText } from '../shownText';

/** An event that a person, a driver or a script caused. */
interface Input {
  trusted: boolean;
  key: boolean;
}

interface Inputs {
  last?: Input;
  /** The last one that is not a move. The pointer also moves on its way to the panel. */
  lastPress?: Input;
  /** What presses there were: trusted ones, others, or both. */
  presses: Set<boolean>;
  said: Said[];
}

/** What a status or an alert said, and the input before it. The next task may have replaced it when the panel opens. */
interface Said {
  role: string;
  name: string;
  text: string;
  by: Input | undefined;
}

/** The input of the page since it was opened. Each page counts it before you open the panel, so this code is small. */
export const seen: { inputs: Inputs; tell?: ((event: Event) => void) | undefined } = {
  inputs: { presses: new Set(), said: [] },
};

export const MOVE = /^(pointer|mouse)(move|over)$/;
/** A script can cause these as trusted events too: after `checkbox.click()`, its change is trusted. */
const BY_SCRIPT_TOO = /^(input|change|submit|reset|copy|cut|focus)/;
const FRAME = /^(load|blur|pointerover)$/;
const TYPES = (
  'load blur pointerover pointermove mouseover mousemove pointerdown mousedown pointerup mouseup ' +
  'click dblclick contextmenu wheel touchstart touchend dragstart drop dragend keydown keyup beforeinput input change ' +
  'submit reset paste copy cut focusin focusout'
).split(' ');

type Realm = Pick<typeof globalThis, 'Document'>;

let current: Event | undefined;

function note(event: Event): void {
  const { type, isTrusted: trusted } = event;
  const [target] = event.composedPath() as Partial<HTMLIFrameElement>[];
  if (FRAME.test(type)) {
    followFrames(window);
    // The window does not list frames in shadow roots, and does not get their load event.
    if (target?.contentWindow) follow(target.contentWindow);
  }
  if (type === 'load' || type === 'blur' || target?.closest?.('.practice')) return;
  seen.tell?.(event);
  // The page causes events while it handles another one.
  if (current?.eventPhase) return;
  current = event;
  if (trusted && BY_SCRIPT_TOO.test(type)) return;
  const { inputs } = seen;
  inputs.last = { trusted, key: /^(key|before)/.test(type) };
  if (MOVE.test(type)) return;
  inputs.lastPress = inputs.last;
  inputs.presses.add(trusted);
}

const guarded = new WeakSet<Document>();

/** The input events of `document.execCommand` are trusted. In their place, this sends events that are not. */
function distrustCommands({ Document: { prototype } }: Realm, frame: Window): void {
  if (guarded.has(prototype)) return;
  guarded.add(prototype);
  const { execCommand } = prototype;
  let commands = 0;
  prototype.execCommand = function (...command) {
    commands += 1;
    try {
      return execCommand.apply(this, command);
    } finally {
      commands -= 1;
    }
  };
  const replace = (event: Event) => {
    if (commands === 0 || !event.isTrusted) return;
    event.stopImmediatePropagation();
    if (!event.composedPath()[0]?.dispatchEvent(new InputEvent(event.type, event))) event.preventDefault();
  };
  frame.addEventListener('beforeinput', replace, true);
  frame.addEventListener('input', replace, true);
}

/** Listens in a window and in its frames. The same listener is never added twice. */
function follow(frame: Window): void {
  try {
    distrustCommands(frame as Window & Realm, frame);
    for (const type of TYPES) frame.addEventListener(type, note, { capture: true, passive: true });
    followFrames(frame);
  } catch {
    // It is of another origin.
  }
}

function followFrames(frame: Window): void {
  for (let index = 0; index < frame.length; index += 1) follow(frame[index] as Window);
}
follow(window);

/** Of a text that changes all the time, the panel gets the last ones. */
const MOST_SAID = 200;

const page = document;
const SAYS = '[role=status],[role=alert],output';

function hear(element: Element): void {
  const { said, last: by } = seen.inputs;
  const its = (attribute: string) => element.getAttribute(attribute) ?? '';
  const name = its('aria-label') || page.getElementById(its('aria-labelledby'))?.textContent || '';
  const text = shownText(element);
  if (!element.isConnected || said.some((one) => one.name === name && one.text === text)) return;
  said.push({ role: its('role') || 'status', name, text, by });
  if (said.length > MOST_SAID) said.shift();
}

page.querySelectorAll(SAYS).forEach(hear);
new MutationObserver((records) => {
  for (const { target, addedNodes } of records) {
    for (let node: Node | null = target; node; node = node.parentNode)
      if ((node as Element).matches?.(SAYS)) hear(node as Element);
    for (const added of addedNodes as NodeListOf<Element>) {
      if (added.matches?.(SAYS)) hear(added);
      added.querySelectorAll?.(SAYS).forEach(hear);
    }
  }
}).observe(page, { subtree: true, childList: true, characterData: true });

/** Counts anew, for another page. */
export function forgetInputs(): void {
  seen.inputs = { presses: new Set(), said: [] };
}
