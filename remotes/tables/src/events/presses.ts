/** A click, as the browser told it. */
export interface Click {
  button: 'left' | 'middle' | 'right';
  /** The how manyth of a row it is by the browser's own count; 0 when a key did it. */
  count: number;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

const KEYS = { ctrlKey: 'Ctrl', metaKey: 'Meta', shiftKey: 'Shift', altKey: 'Alt' } as const;
const ROWS = ['', 'a click', 'a double click', 'a triple click'];
const NUMBERS = ['no', 'one', 'two', 'three'];

/** What a person would call these clicks, which came shortly after each other: 'a double click', 'a click with Ctrl'. */
export function nameOf(clicks: Click[]): string {
  const names = Object.entries(KEYS).filter(([key]) => clicks.some((click) => click[key as keyof typeof KEYS]));
  const keys = names.length > 0 ? ` with ${names.map(([, name]) => name).join(' and ')}` : '';
  return row(clicks) + keys;
}

function row(clicks: Click[]): string {
  const [first] = clicks;
  const many = NUMBERS[clicks.length] ?? String(clicks.length);
  if (clicks.some(({ button }) => button !== first?.button)) return `${many} clicks of several buttons`;
  if (first?.button !== 'left')
    return `${clicks.length === 1 ? 'a' : many} ${first?.button} click${clicks.length === 1 ? '' : 's'}`;
  const counted = clicks.length === 1 || clicks.at(-1)?.count === clicks.length;
  return (counted && ROWS[clicks.length]) || `${many} clicks${counted ? '' : ' that are no row'}`;
}
