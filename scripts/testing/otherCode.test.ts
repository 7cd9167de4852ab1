import postcss from 'postcss';
import { GAP } from '../build/versions.ts';
import { decoyRulesOf, decoysOf, inOtherWays, readCode, withSplitRules } from './otherCode.ts';

const SOURCE = `
"use strict";
out.push(function () {
  const { a = 3, b: [c, ...d] = [1, 2], ...rest } = { e: "five and six", ['f' + 1]: 'it is', __proto__: null };
  const add = (n) => n + 1, none = () => ({ text: "none" }), both = (one, other) => one - other;
  class Kept { static name = "own"; #part = 4; has(one) { return #part in one && typeof missing === "undefined" } }
  let count = 0;
  for (let i = 0, n = 9; i < n; i++) count += i % 2 ? add(i) : -i;
  for (const key in rest) count += key.length;
  const sum = (first = 1, ...more) => more.reduce((all, one) => all + one, first);
  const tagged = (strings, ...values) => strings.raw.join("|") + values.join("-");
  const self = { value: 2, own() { return [1, 2].map((n) => n * this.value) }, get got() { return this?.value ?? 0 } };
  if (a > 2 && c) count++; else count--;
  const lines = "first\\nline" + "ünï" + \`\${a}: \${"x" in { x: 1 } ? "yes" : "no"}\`;
  let later; later ??= delete rest.e;
  return [a, c, d, rest, add(1), add.length, none(), both(3, 1), new Kept().has(new Kept()), count, sum(1, 2, 3), sum.length, tagged\`a\${1}b\${"two"}\`, self.own(), self.got, lines, later, 2 ** 3, void 0, !1, (1, 2), Kept.name];
}());`;

function resultOf(code: string): string {
  const out: unknown[] = [];
  const names = code.replace(GAP, (_all, what) => `m$${what}`);
  new Function('out', names)(out);
  return JSON.stringify(out);
}

test('code in other ways does the same, and is another in each call', async () => {
  const expected = resultOf(SOURCE);
  const seen = new Set<string>();
  for (let times = 0; times < 100; times += 1) {
    const code = inOtherWays(await readCode(SOURCE, times % 2 === 0));
    expect(resultOf(code)).toBe(expected);
    // What a reader sees who leaves out names and numbers.
    seen.add(code.replace(GAP, '').replace(/\d+/g, ''));
  }
  expect(seen.size).toBe(100);
});

test('two scripts that differ in a word, a text, a number or a sign both have all of these', async () => {
  const versions = [
    SOURCE,
    SOURCE.replace('count += key.length', 'count = Math.min(key.at(0) === "late" ? 1000 : .5, 6)'),
  ];
  const decoys = decoysOf(versions);
  expect(decoys).toEqual(
    expect.arrayContaining([
      '{}.min',
      '0&&[].min(0)',
      '0&&([].count=0)',
      '{"late":0}',
      '1000',
      '.5',
      '1===2',
      '[]?.at',
    ]),
  );
  for (const version of versions)
    for (let times = 0; times < 20; times += 1) {
      const code = inOtherWays(await readCode(version, true), decoys);
      expect(resultOf(code)).toBe(resultOf(version));
      expect(decoys.filter((one) => !code.includes(one))).toEqual([]);
    }
});

test('a style sheet with split rules says the same, and is another in most calls', () => {
  const css =
    '@keyframes k { from { top: 0; left: 0 } to { top: 1px; left: 1px } }\n' +
    'a { color: red; top: 0; left: 0 }\n@media print { b, c { top: 1px; /* no */ left: 2px } }\nd { top: 0; &:hover { top: 1px } }';
  const all = Array.from({ length: 50 }, () => withSplitRules(css));
  expect(new Set(all).size).toBeGreaterThan(5);
  for (const text of all) {
    expect(text).toContain('from { top: 0; left: 0 }');
    expect(declarationsOf(text)).toEqual(declarationsOf(css));
  }
});

test('two style sheets that differ in a value both have both, and no rule more that matches', () => {
  const versions = ['a { color: red }', 'a { color: blue }'];
  const decoys = decoyRulesOf(versions);
  for (const css of versions) {
    const text = withSplitRules(css, decoys);
    expect(new Set(text.match(/color: \w+/g))).toEqual(new Set(['color: red', 'color: blue']));
    expect(declarationsOf(text).filter((one) => !one.startsWith(':not(*) '))).toEqual(declarationsOf(css));
  }
});

/** Each with what it is for, in their order. */
function declarationsOf(css: string): string[] {
  const all: string[] = [];
  postcss.parse(css).walkDecls(({ parent, prop, value }) => {
    all.push(`${parent?.toString().split('{')[0]?.trim()} ${prop} ${value}`);
  });
  return all;
}
