/** Where the frames come from. `same`: all from the page's origin; `cross`: both from another; `alternate`: there and back. */
export type Mode = 'same' | 'cross' | 'alternate';

/** The mode that an address asks for with `?frames=`; anything unknown is `same`. */
export function modeOf(search: string): Mode {
  const asked = new URLSearchParams(search).get('frames');
  return asked === 'cross' || asked === 'alternate' ? asked : 'same';
}

/** What carries a mode from one document's address to the next: nothing for `same`, whose addresses stay the plain ones. */
export function searchOf(mode: Mode): string {
  return mode === 'same' ? '' : `?frames=${mode}`;
}
