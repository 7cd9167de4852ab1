import type { Token, Tool } from '../../contract/practice';

export const codeOf = (tokens: Token[]) => tokens.map(([text]) => text).join('');

/** How a language divides a file of solutions. */
interface Language {
  /** An import, or statements between two blank lines that begin a line. */
  blocks: RegExp;
  /** The test of a task, or the comment that says why there is none. Its group is the name of the test. */
  test: RegExp;
  /** What a block declares. */
  declared: RegExp;
  /** A block that is needed though nothing names it. */
  needed: RegExp;
  nameOf(id: string): string;
}

const JAVASCRIPT: Language = {
  blocks: /[\s\S]+?(?:\n\n+(?=[^\s)}\]])|\n(?=import )|$)/g,
  test: /^test\(\s*(?:['"`])(.*?)['"`]/m,
  declared: /^(?:async )?(?:import ([^'"]+) from|(?:function\*?|class|const|let|type|interface) +(\w+))/gm,
  needed: /^test\(/m,
  nameOf: (id) => id,
};

const PYTHON: Language = {
  blocks: /[\s\S]+?(?:\n\n+(?=[^\s)}\]])|\n(?=import |from )|$)/g,
  test: /^def test_(\w+)\(|^# [\w-]+ is impossible:/m,
  declared: /^(?:from \S+ )?import (?:.* as )?(.+)|^(?:def|class) +(\w+)|^(\w+) = /gm,
  // Fixtures of pytest-playwright are changed by one that takes the old one.
  needed: /autouse=|^def test_|^def (\w+)\(.*\b\1\b/m,
  nameOf: (id) => id.replaceAll('-', '_'),
};

const JAVA: Language = {
  blocks: /[\s\S]+?(?:\n\n+(?= {0,2}[^\s)}\]])|\n(?=import |}\n*$)|$)/g,
  test: /^ {2}@Test\s+void (\w+?)_?\(|^ {2}\/\/ [\w-]+ is impossible:/m,
  declared: /^import (?:static )?[\w.]+\.(\w+);|^ {2}(?:[\w<>[\], ]+) (\w+)(?: =|\()/gm,
  needed: /^class |^ {2}@(?:Test|Before|After)/m,
  nameOf: (id) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
};

const LANGUAGES: Partial<Record<Tool, Language>> = {
  'playwright-python': PYTHON,
  'selenium-python': PYTHON,
  'selenium-java': JAVA,
};

const languageOf = (tool: Tool) => LANGUAGES[tool] ?? JAVASCRIPT;

/** The name of a task's test, without `test_` in Python: `below-zero` is `below_zero` there, and `belowZero` in Java. */
export const testNameOf = (tool: Tool, id: string) => languageOf(tool).nameOf(id);

/** Where a file of solutions has the name of the test of a task. -1 if it has none. */
export function testAt(tool: Tool, code: string, id: string): number {
  const { test, nameOf } = languageOf(tool);
  const found = [...code.matchAll(RegExp(test, 'gm'))].find(([, name]) => name === nameOf(id));
  return found ? found.index + found[0].indexOf(found[1] as string) : -1;
}

/** A file of solutions without the tests of other tasks, and without what only they use. It runs like the whole file. */
export function alone(tool: Tool, tokens: Token[], id: string): Token[] {
  const { blocks, test, declared, needed, nameOf } = languageOf(tool);
  const isOther = (block: string) => {
    const found = test.exec(block);
    return found && found[1] !== nameOf(id);
  };
  const all = [...codeOf(tokens).matchAll(blocks)];
  let kept = all.filter(([block]) => !isOther(block));
  const isUsed = (block: RegExpExecArray) => {
    if (needed.test(block[0])) return true;
    const words = [...block[0].matchAll(declared)].map(([, ...names]) => names.join(' ')).join(' ');
    const names = (words.match(/\w+/g) ?? []).map((name) => RegExp(`\\b${name}\\b`));
    return names.length === 0 || kept.some((other) => other !== block && names.some((name) => name.test(other[0])));
  };
  for (let count = 0; count !== kept.length; kept = kept.filter(isUsed)) count = kept.length;
  const ranges = kept.flatMap((block, at): Range[] => {
    const own = spaceAfter(block);
    const next = kept[at + 1];
    if (!next) return [[block.index, own[0] + 1]];
    const before = spaceAfter(all[all.indexOf(next) - 1] as RegExpExecArray);
    const isBefore = next[0].startsWith('}') || before[1] - before[0] > own[1] - own[0];
    return [[block.index, own[0]], isBefore ? before : own];
  });
  let start = 0;
  return tokens.flatMap(([text, ...kind]) => {
    const at = start;
    start += text.length;
    const part = ranges.map(([from, to]) => text.slice(Math.max(from - at, 0), Math.max(to - at, 0))).join('');
    return part ? [[part, ...kind] as Token] : [];
  });
}

type Range = [from: number, to: number];

/** The empty lines at the end of a block. */
const spaceAfter = ({ 0: block, index }: RegExpExecArray): Range => [
  index + block.trimEnd().length,
  index + block.length,
];
