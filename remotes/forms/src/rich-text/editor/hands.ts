/** These events change the document in an editor. Chromium ends a composition with an event that is not trusted, so that is not here. */
export const EDITING = [
  ...['beforeinput', 'input', 'keydown', 'keypress', 'paste', 'cut', 'drop'],
  ...['compositionstart', 'compositionupdate'],
] as const;

const KEYS = /^(Enter|Backspace|Delete|Tab)$/;
/** The editor reads the document at most so long after an event, in milliseconds in which the browser is not busy. */
const SOON = 300;

/** Follows what a person does in an area. `lately()` says whether a change of the document can come from it. */
export function followHands(area: HTMLElement) {
  // A timer and not the clock: it cannot end while the editor still reads a long text.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = (event: Event) => {
    const { key = '', ctrlKey = false, metaKey = false } = event as Partial<KeyboardEvent>;
    // The arrow keys change nothing, and plain letters send beforeinput too.
    if (event.type === 'keydown' && !KEYS.test(key) && !ctrlKey && !metaKey) return;
    if (!event.isTrusted) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
    }, SOON);
  };
  for (const type of EDITING) area.addEventListener(type, note, true);
  return {
    lately: () => timer !== undefined,
    stop() {
      clearTimeout(timer);
      for (const type of EDITING) area.removeEventListener(type, note, true);
    },
  };
}
