/** The origins of the frames. `same`: the page's; `cross`: both from another; `alternate`: the first from another, the second from the page's. */
export type Mode = 'same' | 'cross' | 'alternate';

/** The mode in `?frames=` of an address. Anything unknown is `same`. */
export function modeOf(search: string): Mode {
  const asked = new URLSearchParams(search).get('frames');
  return asked === 'cross' || asked === 'alternate' ? asked : 'same';
}

/** The query that passes a mode on to the next document. It is empty for `same`. */
export function searchOf(mode: Mode): string {
  return mode === 'same' ? '' : `?frames=${mode}`;
}
