import { icons as bootstrapIcons } from '@iconify-json/bi';
import { optimize } from 'svgo';

const { icons, aliases = {} } = bootstrapIcons;

/**
 * The `d` attributes of an icon of Bootstrap Icons. Undefined if there is no such icon, or if it has other shapes than paths. Most bytes
 * of an icon are digits, so they are rounded to a tenth of a unit, which nobody sees in a box of 16 units that is drawn 22 pixels wide.
 */
export function iconPaths(icon: string): string[] | undefined {
  const body = icons[aliases[icon]?.parent ?? icon]?.body;
  if (!body || /<(circle|rect|ellipse|polygon|line)\b/.test(body)) return undefined;
  const plugins = [{ name: 'convertPathData' as const, params: { floatPrecision: 1 } }];
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`, { plugins });
  const paths = [...data.matchAll(/<path [^>]*\bd="([^"]+)"/g)].map((match) => match[1] as string);
  return paths.length > 0 ? paths : undefined;
}
