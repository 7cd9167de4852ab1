import type { Token } from '../../contract/practice';

export const codeOf = (tokens: Token[]) => tokens.map(([text]) => text).join('');

/** An import, or statements between two blank lines that begin a line. */
const BLOCK = /[\s\S]+?(?:\n\n+(?=[^\s)}\]])|\n(?=import )|$)/g;
const TEST = /^test\((['"`])(.*?)\1/m;
const DECLARED = /^(?:async )?(?:import ([^'"]+) from|(?:function\*?|class|const|let|type|interface) +(\w+))/gm;

/** A file of solutions without the tests of other tasks, and without what only they use. It runs like the whole file. */
export function alone(tokens: Token[], id: string): Token[] {
  let kept = [...codeOf(tokens).matchAll(BLOCK)].filter(([block]) => (TEST.exec(block)?.[2] ?? id) === id);
  const isUsed = (block: RegExpExecArray) => {
    const declared = [...block[0].matchAll(DECLARED)].map(([, imported, name]) => imported ?? name).join(' ');
    const names = (declared.match(/\w+/g) ?? []).map((name) => RegExp(`\\b${name}\\b`));
    return names.length === 0 || kept.some((other) => other !== block && names.some((name) => name.test(other[0])));
  };
  for (let count = 0; count !== kept.length; kept = kept.filter(isUsed)) count = kept.length;
  const ranges = kept.map(({ 0: block, index }) => [index, index + block.length] as const);
  let start = 0;
  return tokens.flatMap(([text, ...kind]) => {
    const at = start;
    start += text.length;
    const part = ranges.map(([from, to]) => text.slice(Math.max(from - at, 0), Math.max(to - at, 0))).join('');
    return part ? [[part, ...kind] as Token] : [];
  });
}
