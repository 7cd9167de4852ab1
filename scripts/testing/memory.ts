import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A part of `npm test` that passes or fails as one, and what its results depend on. */
export interface Part {
  /** E.g. `unit forms/counter`. */
  id: string;
  /** What a runner is told to run it: a folder, a file or a demo. */
  target: string;
  /** Files and folders, from the project's folder. */
  inputs: string[];
  /** Versions and the like. */
  facts: string[];
}

/** The results that passed last: by the part's id. */
type Passes = Record<string, { hash: string; passed: number }>;

export interface Memory {
  /** The parts that have not passed with these inputs. */
  toRun<Some extends Part>(parts: Some[]): Some[];
  /** How many results `toRun` has taken from memory. */
  remembered(): number;
  /** Keeps the results of parts that have all passed. */
  keep(part: Part, passed: number): void;
}

/** No source, and nothing that a result depends on. */
const LEFT_OUT = /^(node_modules|dist|dist\..*|\.cache|test-results|.*\.md)$/;

/** Remembers in `file` which parts of the project in `folder` have passed. Without a file it remembers nothing. */
export function createMemory(folder: string, file?: string): Memory {
  const passes: Passes = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const hashes = new Map<string, string>();
  let remembered = 0;

  const hashOf = (input: string): string => {
    const full = path.join(folder, input);
    const known = hashes.get(input);
    if (known) return known;
    const stat = statSync(full, { throwIfNoEntry: false });
    const hash = createHash('sha256');
    if (stat?.isDirectory()) {
      const names = readdirSync(full).filter((name) => !LEFT_OUT.test(name));
      for (const name of names.sort()) hash.update(`${name} ${hashOf(path.join(input, name))}\n`);
    } else if (stat) hash.update(readFileSync(full));
    const digest = hash.digest('hex');
    hashes.set(input, digest);
    return digest;
  };
  const hashOfPart = ({ inputs, facts }: Part) =>
    createHash('sha256')
      .update([...inputs.map((input) => `${input} ${hashOf(input)}`), ...facts].join('\n'))
      .digest('hex');

  return {
    toRun: (parts) =>
      parts.filter((part) => {
        const pass = passes[part.id];
        if (pass?.hash !== hashOfPart(part)) return true;
        remembered += pass.passed;
        return false;
      }),
    remembered: () => remembered,
    keep(part, passed) {
      passes[part.id] = { hash: hashOfPart(part), passed };
      if (!file) return;
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(passes, null, 2));
    },
  };
}
