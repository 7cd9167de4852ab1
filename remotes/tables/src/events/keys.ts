type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Keys that are no chord by themselves, or only move the focus. */
const SILENT = ['Control', 'Meta', 'Shift', 'Alt', 'AltGraph', 'CapsLock', 'Tab'];

/** The name of a key press, such as 'Shift+Alt+K', or '' for a modifier alone. Uses `code`, because Alt changes letters on a Mac. */
export function keyOf({ key, code, ctrlKey, metaKey, shiftKey, altKey }: Pressed): string {
  if (SILENT.includes(key)) return '';
  const letter = code.startsWith('Key') ? code.slice(3) : key === ' ' ? 'Space' : key;
  return [ctrlKey && 'Ctrl', metaKey && 'Meta', shiftKey && 'Shift', altKey && 'Alt', letter].filter(Boolean).join('+');
}
