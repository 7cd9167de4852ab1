import { spawnSync } from 'node:child_process';
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
  /** Whether it may be left out while its inputs are as they were pushed, because CI has run it. */
  leftToCi?: boolean;
}

/** The results that passed last: by the part's id. */
type Passes = Record<string, { hash: string; passed: number }>;

export interface Memory {
  /** The parts that have not passed with these inputs. */
  toRun<Some extends Part>(parts: Some[]): Some[];
  /** How many results `toRun` has taken from memory. */
  remembered(): number;
  /** The ids of the parts that `toRun` has left to CI. */
  leftToCi(): string[];
  /** Keeps the results of parts that have all passed. */
  keep(part: Part, passed: number): void;
}

/** No source, and nothing that a result depends on. */
const LEFT_OUT = /^(node_modules|dist|dist\..*|\.cache|test-results|.*\.md)$/;

/**
 * Remembers in `file` which parts of the project in `folder` have passed. Without a file it remembers nothing. `edited` has the
 * files that are not as they were pushed. Without it, no part is left to CI.
 */
export function createMemory(folder: string, file?: string, edited?: string[]): Memory {
  const passes: Passes = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const hashes = new Map<string, string>();
  let remembered = 0;
  const leftToCi: string[] = [];
  const isAsPushed = ({ inputs }: Part) => {
    // A build is not pushed, but its sources are.
    const sources = inputs.map((input) => input.replace(/\/dist\/\.build-id$/, ''));
    return edited && !edited.some((one) => sources.some((source) => one === source || one.startsWith(`${source}/`)));
  };

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
        if (!pass && part.leftToCi && isAsPushed(part)) {
          leftToCi.push(part.id);
          return false;
        }
        if (pass?.hash !== hashOfPart(part)) return true;
        remembered += pass.passed;
        return false;
      }),
    remembered: () => remembered,
    leftToCi: () => leftToCi,
    keep(part, passed) {
      passes[part.id] = { hash: hashOfPart(part), passed };
      if (!file) return;
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(passes, null, 2));
    },
  };
}

/**
 * The files that are not as they were pushed, from the project's folder. Without a branch to push to, those that are not as they were
 * committed. Undefined if the folder is no repository.
 */
export function editedFiles(folder: string): string[] | undefined {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
    return status === 0 ? stdout.split('\0').filter(Boolean) : undefined;
  };
  const names = ['diff', '--name-only', '--relative', '-z'];
  const changed = git(...names, '@{upstream}') ?? git(...names, 'HEAD');
  const added = git('ls-files', '--others', '--exclude-standard', '-z');
  return changed && added && [...changed, ...added];
}
