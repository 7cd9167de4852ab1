interface Pressed {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** What alone is no chord, or only moves the focus. */
const SILENT = ['Control', 'Meta', 'Shift', 'Alt', 'AltGraph', 'CapsLock', 'Tab'];

/** The name of what is pressed, as 'Shift+Alt+K'; empty for what is only held with it. Letters by their place: on a Mac Alt changes them. */
export function keyOf({ key, code, ctrlKey, metaKey, shiftKey, altKey }: Pressed): string {
  if (SILENT.includes(key)) return '';
  const letter = code.startsWith('Key') ? code.slice(3) : key === ' ' ? 'Space' : key;
  return [ctrlKey && 'Ctrl', metaKey && 'Meta', shiftKey && 'Shift', altKey && 'Alt', letter].filter(Boolean).join('+');
}
