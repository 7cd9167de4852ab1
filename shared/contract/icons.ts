import { PATH } from './path.ts';

// Not in manifest.ts, because each page loads that.

/** By the demo's path, the `d` attributes of SVG paths in a box of 16 by 16. A separate file: no page waits for it. */
export type PublishedIcons = Record<string, string[]>;

const DATA = /^[MmLlHhVvCcSsQqTtAaZz0-9eE.,\s+-]+$/;

const isIcon = (it: unknown) => Array.isArray(it) && it.every((d) => typeof d === 'string' && DATA.test(d));

/** Leaves out everything that is not path data, because the file comes from another origin. */
export function readIcons(body: unknown): PublishedIcons {
  const drawn = Object.entries(body ?? {}).filter(([path, icon]) => PATH.test(path) && isIcon(icon));
  return Object.fromEntries(drawn);
}
