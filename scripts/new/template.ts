import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { project } from '../../shared/project/folders.ts';

const TEMPLATES = path.join(import.meta.dirname, 'templates');

const BIOME = path.join(project, 'node_modules/@biomejs/biome/bin/biome');

/** What replaces the template's own words. */
type Words = Record<string, string>;

/**
 * Writes the files of a folder of `templates/` into `directory`, which is made if it is missing. `words` replaces words in the files
 * and in their names. `parts` has the words of several parts of one kind. A file with such a word in its name is written once for each
 * part. In other files, each line with such a word is written once for each part, together with the lines that are indented under it.
 */
export function writeTemplate(template: string, directory: string, words: Words, parts: Words[] = []): void {
  const folder = path.join(TEMPLATES, template);
  const partWord = anyOf(parts[0] ?? {});
  const block = `(?:^\\n)?^( *).*(?:${partWord.source}).*\\n(?:\\1 .*\\n)*(?:\\1[)}\\]].*\\n)?`;
  const blockOrWord = new RegExp(`${block}|${anyOf(words).source}`, 'gm');
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())) {
    const source = path.join(file.parentPath, file.name);
    const name = path.relative(folder, source);
    const text = readFileSync(source, 'utf8');
    const isOfOnePart = name.search(partWord) >= 0;
    for (const part of isOfOnePart ? parts : [{}]) {
      const own = { ...words, ...part };
      const target = path.join(directory, replace(name, own));
      const inParts = (found: string) => parts.map((one) => replace(found, { ...words, ...one })).join('');
      const inAll = () => text.replace(blockOrWord, (found) => words[found] ?? inParts(found));
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, isOfOnePart ? replace(text, own) : inAll());
    }
  }
}

/** Finds each of the template's own words. Without words, it finds nothing. */
function anyOf(words: Words): RegExp {
  const escaped = Object.keys(words).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(escaped.join('|') || '(?!)', 'g');
}

function replace(text: string, words: Words): string {
  return text.replace(anyOf(words), (word) => words[word] as string);
}

/** Makes what a template gave pass lint: sorts the imports, breaks long lines, and changes quotes. */
export function format(directory: string): void {
  // The rules of lint read the whole project first, which takes seconds, and ask for no change here.
  biome(['check', '--write', '--linter-enabled=false', '--vcs-enabled=false', '.'], { cwd: directory });
}

/** What Biome writes to its standard output. Throws with what it says of an error. */
export function biome(args: string[], options: { cwd: string; input?: string }): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIOME, ...args], { ...options, encoding: 'utf8' });
  if (status !== 0) throw new Error(`Biome cannot format what was made. ${stderr}`);
  return stdout;
}
