import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** The `d` attributes of an icon of Bootstrap Icons. Undefined if there is no such icon, or if it has other shapes than paths. */
export function iconPaths(icon: string): string[] | undefined {
  const folder = path.join(path.dirname(require.resolve('bootstrap-icons/package.json')), 'icons');
  const file = path.join(folder, `${path.basename(icon)}.svg`);
  if (!statSync(file, { throwIfNoEntry: false })) return undefined;
  const svg = readFileSync(file, 'utf8');
  const paths = [...svg.matchAll(/<path [^>]*\bd="([^"]+)"/g)].map((match) => match[1] as string);
  return paths.length > 0 && !/<(circle|rect|ellipse|polygon|line)\b/.test(svg) ? paths.map(rounded) : undefined;
}

/** Rounds to a hundredth of a unit, which nobody sees in a box of 16. Most bytes of an icon are digits. */
function rounded(path: string): string {
  // One decimal stays, because `1.0.5` is two numbers and `1.5` is one.
  return path.replace(/\d*\.\d{3,}/g, (number) => Number(number).toFixed(2).replace(/0$/, '').replace(/^0\./, '.'));
}
