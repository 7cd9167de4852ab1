import { randomInt } from 'node:crypto';
import { parse } from '@babel/parser';
import * as t from '@babel/types';
import postcss, { type AtRule } from 'postcss';
import TerserPlugin from 'terser-webpack-plugin';
import { GAP, gap } from '../build/versions.ts';

/** What Terser may do or leave undone. None of these changes what code does. */
const FORMS = `
  arrows booleans collapse_vars comparisons computed_props conditionals evaluate hoist_funs hoist_props hoist_vars if_return inline
  join_vars lhs_constants loops properties reduce_funcs reduce_vars sequences side_effects switches typeofs unused
`;

type Way = (expression: string) => string;

/** An expression that can be written in other ways. */
interface Place {
  start: number;
  end: number;
  ways: Way[];
}

export interface Code {
  text: string;
  places: Place[];
}

/** Code whose names of variables are gaps. With `isFresh`, Terser gives it another form in each call. */
export async function readCode(source: string, isFresh = false): Promise<Code> {
  const forms = FORMS.trim().split(/\s+/);
  const compress = isFresh && {
    defaults: false,
    ...Object.fromEntries(forms.map((form) => [form, randomInt(2) === 1])),
  };
  const mangle = { nth_identifier: { get: gap } };
  const { code: text = source } = await TerserPlugin.terserMinify({ 'script.js': source }, undefined, {
    ecma: 2020,
    compress,
    mangle,
  });
  return { text, places: placesOf(text) };
}

/** How often a decoy comes: 1 to 13 times, mostly three to five. The ends are rare, so a count says little of the script itself. */
const times = () => 1 + Array.from({ length: 12 }, () => randomInt(4)).filter((drawn) => drawn === 0).length;

/** More characters than decoys have in all, for each of theirs. */
export const ROOM = 5;

/**
 * The same code with other expressions in some places of chance, which Terser cannot take back. Beside them stand the `decoys`, each some
 * times.
 */
export function inOtherWays({ text, places }: Code, decoys: string[] = []): string {
  let last = 0;
  const chosen = places.filter(({ start, end }) => {
    if (start < last || randomInt(4) > 0) return false;
    last = end;
    return true;
  });
  if (chosen.length === 0) chosen.push(...places.slice(0, 1));
  const left = decoys.flatMap((one) => Array<string>(times()).fill(one));
  const share = Math.ceil(left.length / chosen.length);
  let other = '';
  let from = 0;
  for (const { start, end, ways } of chosen) {
    const beside = Array.from({ length: Math.min(share, left.length) }, () => left.splice(randomInt(left.length), 1));
    const value = oneOf(ways)(text.slice(start, end));
    other += text.slice(from, start) + (beside.length > 0 ? `[${beside},${value}].at(-1)` : value);
    from = end;
  }
  return other + text.slice(from);
}

/**
 * Expressions with each word, text, number and sign of some scripts, so that a list of those of one says nothing. Each word is read, called
 * and assigned, and is a key.
 */
export function decoysOf(sources: string[]): string[] {
  const found = sources.flatMap((source) =>
    (parse(source, { sourceType: 'unambiguous', tokens: true }).tokens ?? []).flatMap(({ type, start, end }) => {
      const text = source.slice(start, end);
      // A comment has no type of its own. The names of variables are others in each run.
      if (typeof type === 'string' || text.search(GAP) >= 0) return [];
      if (type.label === 'string' && /^.[\w-]+.$/.test(text)) return [text, `{${text}:0}`];
      if (['string', 'num', 'bigint', 'regexp'].includes(type.label)) return text;
      if (type.label === 'template') return (text.match(/[A-Za-z]{2,}/g) ?? []).map((word) => `"${word}"`);
      if (type.label === '?.') return '[]?.at';
      if (/^[A-Za-z]{2,}$/.test(text)) return [`{}.${text}`, `{${text}:0}`, `0&&[].${text}(0)`, `0&&([].${text}=0)`];
      if (type.binop) return `1${text}2`;
      return type.prefix && text === '!' ? '!1' : [];
    }),
  );
  return [...new Set(found)];
}

/** Rules that match nothing, with each declaration of some style sheets. */
export function decoyRulesOf(sources: string[]): string[] {
  const found = new Set<string>();
  for (const source of sources) postcss.parse(source).walkDecls((one) => void found.add(`:not(*){${one}}`));
  return [...found];
}

/** The same style sheet with some rules in two parts, and the `decoys`, each some times. */
export function withSplitRules(css: string, decoys: string[] = []): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const { parent, nodes } = rule;
    const isOfMotion = /keyframes$/.test((parent as AtRule | undefined)?.name ?? '');
    if (isOfMotion || nodes.some(({ type }) => type === 'rule' || type === 'atrule') || randomInt(2) > 0) return;
    const first = rule.clone({ nodes: [] });
    first.append(nodes.slice(0, randomInt(nodes.length + 1)));
    rule.before(first);
  });
  return root.toString() + decoys.map((one) => one.repeat(times())).join('');
}

/** Where the value of an expression is used, and nothing else of it, by the kind of the node around it. */
const VALUES: Record<string, string[]> = {
  ArrayExpression: ['elements'],
  ArrowFunctionExpression: ['body'],
  AssignmentExpression: ['right'],
  BinaryExpression: ['left', 'right'],
  CallExpression: ['arguments'],
  ConditionalExpression: ['test', 'consequent', 'alternate'],
  IfStatement: ['test'],
  LogicalExpression: ['left', 'right'],
  NewExpression: ['arguments'],
  ObjectProperty: ['value'],
  ReturnStatement: ['argument'],
  TemplateLiteral: ['expressions'],
  VariableDeclarator: ['init'],
};

/** Longer ones have enough short ones in them. */
const LONGEST = 80;

function placesOf(text: string): Place[] {
  const places: Place[] = [];
  t.traverse(parse(text), (node, ancestors) => {
    const { start, end } = node;
    const { node: parent, key = '' } = ancestors.at(-1) ?? {};
    if (!parent || !VALUES[parent.type]?.includes(key) || t.isObjectPattern(ancestors.at(-2)?.node)) return;
    if (t.isObjectProperty(parent) && parent.shorthand) return;
    if (start == null || end == null || end - start > LONGEST) return;
    const ways = waysOf(node, text.slice(start, end));
    if (ways.length > 0) places.push({ start, end, ways });
  });
  return places.sort((one, other) => one.start - other.start || other.end - one.end);
}

const ANY: Way[] = [(value) => `[${value}].at(0)`, (value) => `[${value}].pop()`, (value) => `[0,${value}].at(-1)`];
const NUMBER: Way[] = [(value) => `(Math.max(${value},-1))`, ...ANY];
const STRING: Way[] = [
  (value) => inTwo(value, (one, other) => `[${one},${other}].join("")`),
  (value) => inTwo(value, (one, other) => `${one}.concat(${other})`),
];
const ARGUMENT = gap(46_000);
// An arrow function has the same length, because a library may ask for it.
const ARROW: Way[] = [(value) => `(()=>(${value})())`];
const ARROW_OF_ONE: Way[] = [(value) => `((${ARGUMENT})=>(${value})(${ARGUMENT}))`];

function waysOf(node: t.Node, text: string): Way[] {
  if (t.isStringLiteral(node)) return /^.[ !#-&(-[\]-~]{2,}.$/.test(text) ? STRING : ANY;
  if (t.isNumericLiteral(node)) return NUMBER;
  if (t.isArrowFunctionExpression(node)) {
    if (node.async || node.params.length > 1 || !node.params.every((one) => t.isIdentifier(one))) return [];
    return node.params.length === 0 ? ARROW : ARROW_OF_ONE;
  }
  // The name of a function or a class can be that of its variable.
  return t.isFunction(node) || t.isClass(node) || t.isSequenceExpression(node) || !t.isExpression(node) ? [] : ANY;
}

function inTwo(text: string, joined: (one: string, other: string) => string): string {
  const at = randomInt(2, text.length - 1);
  const quote = text.slice(0, 1);
  return joined(text.slice(0, at) + quote, quote + text.slice(at));
}

const oneOf = <One>(list: One[]): One => list[randomInt(list.length)] as One;
