import { computeAccessibleName, getRole } from 'dom-accessibility-api';

export interface LoggedInput {
  type: string;
  /** True if it came from a person or a driver, false if a script on the page dispatched it. */
  trusted: boolean;
  /** The role and name of its target, or of the nearest element around it that has a role. */
  role: string;
  name: string;
  /** The position in the window, in CSS pixels. */
  x?: number;
  y?: number;
  key?: string;
  /** Milliseconds since the page was opened. */
  at: number;
}

/** No moves: there would be too many of them. */
const TYPES = [
  ...['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick', 'contextmenu', 'wheel'],
  ...['touchstart', 'touchend', 'dragstart', 'drop', 'dragend'],
  ...['keydown', 'keyup', 'beforeinput', 'input', 'change', 'submit', 'reset', 'paste', 'copy', 'cut'],
  ...['focusin', 'focusout'],
];

/** Calls `tell` for each event, before the page's own listeners. Returns a function that stops it. */
export function logInput(window: Window, tell: (input: LoggedInput) => void): () => void {
  const log = (event: Event) => {
    // Finds elements inside open shadow roots too.
    const [target] = event.composedPath();
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
