import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import { MOVE } from './inputs';

export interface LoggedInput {
  type: string;
  /** True if it came from a person or a driver, false if a script on the page dispatched it. */
  trusted: boolean;
  /** The role and name of its target, or of the nearest element around it that has a role. */
  role: string;
  name: string;
  /** The frames and shadow roots around the target, the outermost first: `frame ‘Editor’`, `shadow root of my-card`. */
  inside?: string[];
  /** The position in the window of the target, in CSS pixels. */
  x?: number;
  y?: number;
  /** The number of pointer moves that this one ends. */
  moves?: number;
  button?: string;
  modifiers?: string[];
  key?: string;
  length?: number;
  /** Whether the target is a password field. Then it has no modifiers, key and length. */
  password?: true;
  /** Milliseconds from the time when the page was opened to the time when the event reached it. */
  at: number;
}

const BUTTONS = ['left', 'middle', 'right', 'back', 'forward'];
const WITHOUT_TEXT = ['checkbox', 'radio', 'range', 'color', 'file'].map((type) => `[type=${type}]`).join();
const MODIFIERS = { Control: 'ctrlKey', Alt: 'altKey', Shift: 'shiftKey', Meta: 'metaKey' } as const;

export function logged(event: Event): LoggedInput {
  // The path has elements inside open shadow roots too.
  const [first] = event.composedPath();
  const target = isElement(first) ? first : undefined;
  const inside = insideOf(target);
  const { type, x, y, button } = event as Partial<MouseEvent> & Event;
  const move = MOVE.test(type);
  return {
    type,
    trusted: event.isTrusted,
    ...described(target),
    ...(inside.length > 0 && { inside }),
    ...(x !== undefined && { x: Math.round(x), y: Math.round(y as number) }),
    ...(move && { moves: 1 }),
    ...(/down|up|click|menu/.test(type) && button !== undefined && { button: BUTTONS[button] ?? String(button) }),
    ...(target && isPassword(target) ? { password: true } : typed(event, target)),
    // Not the time of the event: each frame has its own clock, and a device event is older than the time it arrives.
    at: Math.round(performance.now()),
  };
}

/** An element of a frame is not an `Element` of this window. */
const isElement = (target?: EventTarget | null): target is Element => (target as Node | null)?.nodeType === 1;

const passwords = new WeakSet<Element>();

/** A page may show a password: then the field is a text field, and stays a password for us. */
function isPassword(field: Element): boolean {
  if (!field.matches('input')) return false;
  const { type, id, name, autocomplete } = field as HTMLInputElement;
  if (type === 'password' || /passw/i.test(`${id} ${name} ${autocomplete}`)) passwords.add(field);
  return passwords.has(field);
}

function typed(event: Event, target?: Element): Pick<LoggedInput, 'modifiers' | 'key' | 'length'> {
  const input = event as Partial<KeyboardEvent> & Event;
  const { key } = input;
  const modifiers = Object.entries(MODIFIERS).flatMap(([name, flag]) => (input[flag] ? name : []));
  const changes = /input|change/.test(event.type) && target?.matches(`textarea, input:not(${WITHOUT_TEXT})`);
  return {
    ...(modifiers.length > 0 && { modifiers }),
    ...(key !== undefined && { key }),
    ...(changes && { length: (target as HTMLInputElement).value.length }),
  };
}

function described(target?: Element): Pick<LoggedInput, 'role' | 'name'> {
  if (target?.matches('input[type=password]')) {
    return { role: 'password field', name: computeAccessibleName(target) };
  }
  let element = target;
  while (element && !getRole(element)) element = parentOf(element);
  return element
    ? { role: getRole(element) as string, name: computeAccessibleName(element) }
    : { role: 'document', name: '' };
}

function parentOf(element: Element): Element | undefined {
  return element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;
}

function insideOf(target?: Element): string[] {
  const root = target?.getRootNode() as
    | (Node & Partial<Pick<Document, 'defaultView'> & Pick<ShadowRoot, 'host'>>)
    | undefined;
  const frame = root?.defaultView?.frameElement;
  if (frame) return [...insideOf(frame), `frame ‘${frame.getAttribute('title') ?? ''}’`];
  return root?.host ? [...insideOf(root.host), `shadow root of ${root.host.localName}`] : [];
}
