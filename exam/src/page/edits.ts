import { type Control, isControl } from './fields';

/** By its `inputType`, how many letters a change without data may bring. Undoing may bring any. */
const lettersOf = (type: string) =>
  type.startsWith('delete') ? 0 : /^insert(LineBreak|Paragraph)$/.test(type) ? 1 : Number.POSITIVE_INFINITY;
/** These take away what is selected, and nothing else. */
const INSERTS = /^insert(Text|LineBreak|Paragraph|FromPaste)$/;

/** Follows the changes that the browser makes in fields. */
export function followEdits() {
  /** What a field held when the browser began to change it, how many letters may be new in it, and how many may be gone. */
  let edit: { control: Control; before: string; most: number; gone: number } | undefined;
  const typed = new WeakMap<Control, number>();
  /** A field for numbers does not tell its last letters while they make no number. */
  const editOf = (control: Control, letters: number, isInsert: boolean) => {
    const { selectionStart: from, selectionEnd: to } = control as HTMLInputElement;
    const gone = isInsert && from !== null && to !== null ? to - from : Number.POSITIVE_INFINITY;
    if (control.type !== 'number') return { control, before: control.value, most: letters, gone };
    const most = Math.max(control.value.length, typed.get(control) ?? 0) + letters;
    typed.set(control, most);
    return { control, before: '', most, gone };
  };
  return {
    begin({ inputType, data, dataTransfer }: InputEvent, target: EventTarget | undefined): void {
      const letters = (data ?? dataTransfer?.getData('text'))?.length ?? lettersOf(inputType);
      edit = isControl(target) ? editOf(target, letters, INSERTS.test(inputType)) : undefined;
    },
    /** Whether a field changed as it may. */
    end(control: Control): boolean {
      const ended = edit;
      edit = undefined;
      if (ended?.control !== control) return true;
      const kept = keptIn(control.value, ended.before);
      return control.value.length - kept <= ended.most && ended.before.length - kept <= ended.gone;
    },
  };
}

/** How many letters two texts share at their beginnings and ends. */
function keptIn(now: string, before: string): number {
  const most = Math.min(now.length, before.length);
  let same = 0;
  while (same < most && now[same] === before[same]) same += 1;
  let atEnd = 0;
  while (atEnd < most - same && now.at(-1 - atEnd) === before.at(-1 - atEnd)) atEnd += 1;
  return same + atEnd;
}
