import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Exceptions } from '../../shared/test/exceptions.ts';

/** The exceptions of a remote's demos by the name of their folder, for those that have any. */
export async function readExceptions(directory: string): Promise<Map<string, Exceptions>> {
  const found = new Map<string, Exceptions>();
  for (const folder of readdirSync(path.join(directory, 'src'))) {
    const file = path.join(directory, 'src', folder, 'exceptions.ts');
    if (existsSync(file)) found.set(folder, (await import(pathToFileURL(file).href)).default);
  }
  return found;
}
