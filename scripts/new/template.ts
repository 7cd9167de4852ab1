import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const TEMPLATES = path.join(import.meta.dirname, 'templates');

/**
 * Writes the files of a folder of `templates/` into `directory`, which is made if it is not there. `words` says what stands
 * there in the place of the template's own words, in the names of files as well.
 */
export function writeTemplate(template: string, directory: string, words: Record<string, string>): void {
  const anyWord = new RegExp(Object.keys(words).map(escaped).join('|'), 'g');
  const inOwnWords = (text: string) => text.replace(anyWord, (word) => words[word] as string);
  const files = readdirSync(path.join(TEMPLATES, template), { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile())) {
    const source = path.join(file.parentPath, file.name);
    const target = path.join(directory, inOwnWords(path.relative(path.join(TEMPLATES, template), source)));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, inOwnWords(readFileSync(source, 'utf8')));
  }
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Text as it stands in a source file, in the quotes that the formatter wants: single ones, or double ones that escape less. */
export function quoted(text: string): string {
  const double = JSON.stringify(text);
  if (text.split("'").length > text.split('"').length) return double;
  return `'${double.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
