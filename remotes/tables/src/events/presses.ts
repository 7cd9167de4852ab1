/** A click, as the browser reported it. */
export interface Click extends Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'> {
  button: 'left' | 'middle' | 'right';
  /** The browser's own click count (`detail`). It is 0 for a click by a key. */
  count: number;
}

const KEYS = { ctrlKey: 'Ctrl', metaKey: 'Meta', shiftKey: 'Shift', altKey: 'Alt' } as const;
const SERIES = ['', 'a click', 'a double click', 'a triple click'];
const NUMBERS = ['no', 'one', 'two', 'three'];

/** The everyday name of clicks in quick succession, such as 'a double click' or 'a click with Ctrl'. */
export function nameOf(clicks: Click[]): string {
  const names = Object.entries(KEYS).filter(([key]) => clicks.some((click) => click[key as keyof typeof KEYS]));
  const keys = names.length > 0 ? ` with ${names.map(([, name]) => name).join(' and ')}` : '';
  return series(clicks) + keys;
}

function series(clicks: Click[]): string {
  const [first] = clicks;
  const many = NUMBERS[clicks.length] ?? String(clicks.length);
  if (clicks.some(({ button }) => button !== first?.button)) return `${many} clicks with different buttons`;
  if (first?.button !== 'left')
    return `${clicks.length === 1 ? 'a' : many} ${first?.button} click${clicks.length === 1 ? '' : 's'}`;
  const counted = clicks.length === 1 || clicks.at(-1)?.count === clicks.length;
  return (counted && SERIES[clicks.length]) || `${many} clicks${counted ? '' : ' that do not belong together'}`;
}
