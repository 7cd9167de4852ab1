import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { optimize } from 'svgo';

const require = createRequire(import.meta.url);

/**
 * The `d` attributes of an icon of Bootstrap Icons. Undefined if there is no such icon, or if it has other shapes than paths. Most bytes
 * of an icon are digits, so they are rounded to a tenth of a unit, which nobody sees in a box of 16 units that is drawn 22 pixels wide.
 */
export function iconPaths(icon: string): string[] | undefined {
  const folder = path.join(path.dirname(require.resolve('bootstrap-icons/package.json')), 'icons');
  const file = path.join(folder, `${path.basename(icon)}.svg`);
  if (!statSync(file, { throwIfNoEntry: false })) return undefined;
  const whole = readFileSync(file, 'utf8');
  if (/<(circle|rect|ellipse|polygon|line)\b/.test(whole)) return undefined;
  const { data } = optimize(whole, { plugins: [{ name: 'convertPathData', params: { floatPrecision: 1 } }] });
  const paths = [...data.matchAll(/<path [^>]*\bd="([^"]+)"/g)].map((match) => match[1] as string);
  return paths.length > 0 ? paths : undefined;
}
