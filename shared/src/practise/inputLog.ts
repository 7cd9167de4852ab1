import { computeAccessibleName, getRole } from 'dom-accessibility-api';

/** An event that reached the page. */
export interface LoggedInput {
  type: string;
  /** True when the browser made it from input, of a person or a driver; false when a script did. */
  trusted: boolean;
  /** The role and name of its target, or of what holds it where the target has no role. */
  role: string;
  name: string;
  /** The pointer in the window, in CSS pixels. */
  x?: number;
  y?: number;
  key?: string;
  /** Milliseconds since the page was opened. */
  at: number;
}

/** What a tool does to a page shows in these. Moves are left out: there would be nothing else. */
const TYPES = [
  ...['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick', 'contextmenu', 'wheel'],
  ...['touchstart', 'touchend', 'dragstart', 'drop', 'dragend'],
  ...['keydown', 'keyup', 'beforeinput', 'input', 'change', 'submit', 'reset', 'paste', 'copy', 'cut'],
  ...['focusin', 'focusout'],
];

/** Tells of every such event in the window, before anything on the page has heard of it. Returns how to stop. */
export function logInput(window: Window, tell: (input: LoggedInput) => void): () => void {
  const log = (event: Event) => {
    // Inside an open shadow root it is the element itself, for a closed one its host.
    const [target] = event.composedPath();
    // What is done in here is none of the page's.
    if (target instanceof Element && target.closest('.practise')) return;
    const { x, y, key } = event as Partial<MouseEvent & KeyboardEvent>;
    tell({
      type: event.type,
      trusted: event.isTrusted,
      ...described(target),
      ...(x !== undefined && { x: Math.round(x), y: Math.round(y as number) }),
      ...(key !== undefined && { key }),
      at: Math.round(event.timeStamp),
    });
  };
  for (const type of TYPES) window.addEventListener(type, log, { capture: true, passive: true });
  return () => {
    for (const type of TYPES) window.removeEventListener(type, log, { capture: true });
  };
}

function described(target: EventTarget | undefined): Pick<LoggedInput, 'role' | 'name'> {
  let element = target instanceof Element ? target : null;
  while (element && !getRole(element)) element = element.parentElement;
  return element
    ? { role: getRole(element) as string, name: computeAccessibleName(element) }
    : { role: 'document', name: '' };
}
