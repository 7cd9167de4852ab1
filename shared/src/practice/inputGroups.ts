import type { LoggedInput } from './inputLog';
import { MOVE } from './inputs';

/** The events of one press of a key or a button, or a single event. */
export interface InputGroup {
  /** The place of its first event in the log. */
  start: number;
  inputs: LoggedInput[];
}

const PRESS = /^(pointer|key|touch)(down|start)$/;
const KEY = /^key/;

/** How long after a release an event belongs to it still, in milliseconds. A browser sends them at once, a person is slower. */
const AFTER = 50;

/** Puts together what one press brought about, so that a reader sees one line for it. */
export function groupsOf(inputs: LoggedInput[]): InputGroup[] {
  const groups: InputGroup[] = [];
  for (const [start, input] of inputs.entries()) {
    const group = groups.at(-1);
    if (group && belongs(input, group.inputs)) group.inputs.push(input);
    else groups.push({ start, inputs: [input] });
  }
  return groups;
}

function belongs(input: LoggedInput, group: LoggedInput[]): boolean {
  const [first] = group;
  const last = group.at(-1);
  if (!first || !last || !PRESS.test(first.type) || PRESS.test(input.type) || (first.trusted && !input.trusted))
    return false;
  const byKey = KEY.test(first.type);
  const release = byKey ? /^keyup$/ : /^(mouseup|touchend|drop|dragend)$/;
  const isReleased = group.some(({ type }) => release.test(type));
  if (MOVE.test(input.type)) return !byKey && !isReleased;
  return !isReleased || /click|contextmenu/.test(input.type) || input.at - last.at <= AFTER;
}

const TELLING = ['drop', 'dblclick', 'contextmenu', 'submit', 'click', 'keydown'];

/** The event that says what the press was for. */
export const tellingOf = ({ inputs }: InputGroup): LoggedInput =>
  TELLING.flatMap((type) => inputs.find((input) => input.type === type) ?? [])[0] ?? (inputs[0] as LoggedInput);
