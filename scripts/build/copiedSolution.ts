import { parse } from '@babel/parser';
import * as t from '@babel/types';
import type { NodeTool } from '../../shared/contract/practice.ts';
import type { PublishedTask } from '../../shared/contract/task.ts';
import { type Import, STARTS } from './copiedStart.ts';

/** The longest line of a comment. */
const WIDTH = 100;

/** What reads a page in a tool, and the tool's own assertion of the same, which waits. */
const ASSERTIONS: Partial<Record<NodeTool, Record<string, string>>> = {
  playwright: { textContent: 'toHaveText', innerText: 'toHaveText', getAttribute: 'toHaveAttribute' },
  webdriverio: { getText: 'toHaveText', getAttribute: 'toHaveAttribute' },
};
const EXPECT = { playwright: '@playwright/test', webdriverio: 'expect-webdriverio' };

interface Solutions {
  tool: NodeTool;
  /** The folder of the demo. It names the file. */
  demo: string;
  tasks: PublishedTask[];
  source: string;
}

/** A part of the source, and what replaces it. */
interface Edit {
  start: number;
  end: number;
  by: string;
}

/**
 * A file of solutions as readers copy it: it runs in Chrome, in a project that has only the tool. It starts the browser itself, `answer` is
 * an assertion, and `workaround` and `impossible` are comments. In all tools but Playwright it is JavaScript, for the test runner of Node.
 */
export function copiedSolution({ tool, demo, tasks, source }: Solutions): string {
  const isTypeScript = tool === 'playwright';
  const { body } = parseFile(source);
  const edits: Edit[] = [];
  const imports: Import[] = [];
  const fixtures = new Set<string>();
  const solved: PublishedTask[] = [];
  /** By how much the lines of the present branch move to the left. */
  let unwrapped = 0;

  const replace = (start: number, end: number, by = '') => edits.push({ start, end, by });
  const remove = (node: t.Node) => replace(startOf(node), endOf(node));
  const codeOf = (node: t.Node) => source.slice(startOf(node), endOf(node));
  /** Replaces what is around a part of a node. */
  const keepOnly = (node: t.Node, part: t.Node, before = '', after = '') => {
    replace(startOf(node), startOf(part), before);
    replace(endOf(part), endOf(node), after);
    visit(part);
  };
  const comment = (node: t.Node, text: string) => {
    const indent = source.slice(source.lastIndexOf('\n', startOf(node)) + 1 + unwrapped, startOf(node));
    const lines = text.match(RegExp(`.{1,${WIDTH}}(\\s|$)`, 'g')) ?? [];
    replace(startOf(node), endOf(node), lines.map((line) => `// ${line.trim()}`).join(`\n${indent}`));
  };
  /** The text of an expression without variables. */
  const textOf = (node: t.Node | null | undefined): string => {
    if (t.isStringLiteral(node)) return node.value;
    if (t.isIdentifier(node)) return textOf(constantIn(body, node.name));
    if (t.isTemplateLiteral(node)) {
      return node.quasis
        .map(({ value }, at) => value.cooked + (node.expressions[at] ? textOf(node.expressions[at]) : ''))
        .join('');
    }
    throw new Error('workaround() and impossible() take a text, or a constant with a text.');
  };

  const copyImport = (node: t.ImportDeclaration) => {
    remove(node);
    const from = node.source.value;
    if (from.startsWith('@playground/kit/tools/')) return;
    for (const specifier of node.specifiers) {
      const isType = node.importKind === 'type' || (t.isImportSpecifier(specifier) && specifier.importKind === 'type');
      const { name } = specifier.local;
      if (!isType || isTypeScript)
        imports.push({ name, from, isType, isDefault: t.isImportDefaultSpecifier(specifier) });
    }
  };

  const copyTest = (statement: t.Statement, [id, solve]: t.Node[]) => {
    const task = tasks.find((one) => t.isStringLiteral(id, { value: one.id }));
    if (!task || !t.isArrowFunctionExpression(solve) || !t.isBlockStatement(solve.body)) return;
    const reason = solve.body.body.map(whyImpossible).find(Boolean);
    if (reason) return comment(statement, `${task.id}: ${textOf(reason)}`);
    solved.push(task);
    const [given] = solve.params;
    if (!isTypeScript && t.isObjectPattern(given)) {
      for (const one of given.properties)
        if (t.isObjectProperty(one) && t.isIdentifier(one.key)) fixtures.add(one.key.name);
      remove(given);
    }
    visit(solve.body);
  };

  const copyAnswer = (statement: t.Statement, found: t.Node) => {
    const expected = (solved.at(-1)?.outcome ?? []).map((one) => ('answer' in one ? one.answer : '')).join('');
    const text = expected.includes("'") ? JSON.stringify(expected) : `'${expected}'`;
    const call = t.isAwaitExpression(found) && t.isCallExpression(found.argument) ? found.argument : undefined;
    const method =
      t.isMemberExpression(call?.callee) && t.isIdentifier(call.callee.property) ? call.callee.property.name : '';
    const assertion = ASSERTIONS[tool]?.[method];
    if (t.isStringLiteral(found)) comment(statement, `The answer is ${expected}.`);
    else if (t.isMemberExpression(call?.callee) && assertion) {
      imports.push({ name: 'expect', from: EXPECT[tool as keyof typeof EXPECT] });
      const given = [...call.arguments.map(codeOf), text].join(', ');
      keepOnly(statement, call.callee.object, 'await expect(', `).${assertion}(${given});`);
    } else if (isTypeScript) {
      imports.push({ name: 'expect', from: EXPECT.playwright });
      keepOnly(statement, found, 'expect(', `).toBe(${text});`);
    } else {
      imports.push({ name: 'assert', from: 'node:assert/strict', isDefault: true });
      keepOnly(statement, found, 'assert.equal(', `, ${text});`);
    }
  };

  /** Leaves what an `if` about the engine does in Chromium. */
  const copyBranch = (node: EngineIf) => {
    const branch = branchOf(node);
    if (!branch) replace(source.lastIndexOf('\n', startOf(node)), endOf(node));
    else if (!t.isBlockStatement(branch)) keepOnly(node, branch);
    else {
      const inside = source.slice(startOf(branch) + 1, endOf(branch) - 1);
      const start = startOf(branch) + 1 + inside.search(/\S/);
      const end = startOf(branch) + 1 + inside.trimEnd().length;
      replace(startOf(node), start);
      replace(end, endOf(node));
      for (const { index } of source.slice(0, end).matchAll(/(?<=\n) {2}/g))
        if (index > start) replace(index, index + 2);
      unwrapped += 2;
      branch.body.forEach(visit);
      unwrapped -= 2;
    }
  };

  const copyWithoutType = (node: t.TSAsExpression | t.TSSatisfiesExpression) => {
    const { expression, typeAnnotation, extra } = node;
    replace(source.slice(0, startOf(typeAnnotation)).search(/\s+(as|satisfies)\s+$/), endOf(node));
    if (extra?.parenthesized && /^(Identifier|(Optional)?MemberExpression)$/.test(expression.type)) {
      replace(extra.parenStart as number, startOf(node));
      replace(endOf(node), source.indexOf(')', endOf(node)) + 1);
    }
    visit(expression);
  };

  const visit = (node: t.Node): void => {
    const call = t.isExpressionStatement(node) && t.isCallExpression(node.expression) ? node.expression : undefined;
    const called = call && t.isIdentifier(call.callee) ? call.callee.name : '';
    const [argument] = call?.arguments ?? [];
    if (t.isImportDeclaration(node)) copyImport(node);
    else if (call && called === 'test') copyTest(node as t.Statement, call.arguments);
    // It is for other engines.
    else if (!isTypeScript && call && codeOf(call.callee) === 'test.use') remove(node);
    else if (called === 'workaround') comment(node, textOf(argument));
    else if (argument && called === 'answer') copyAnswer(node as t.Statement, argument);
    else if (isEngineIf(node)) copyBranch(node);
    // The address of a service: the harness has another one.
    else if (t.isLogicalExpression(node) && codeOf(node.left).startsWith('process.env.PLAYGROUND'))
      keepOnly(node, node.right);
    else if (!isTypeScript && isTypeAlone(node)) remove(node);
    else if (!isTypeScript && (t.isTSAsExpression(node) || t.isTSSatisfiesExpression(node))) copyWithoutType(node);
    else {
      const isSearch = tool === 'webdriverio' && t.isCallExpression(node) && /^\$\$?$/.test(codeOf(node.callee));
      if (isSearch) replace(startOf(node), startOf(node), 'browser.');
      for (const key of t.VISITOR_KEYS[node.type] ?? []) {
        for (const child of [node[key as keyof t.Node] as unknown as t.Node | t.Node[]].flat()) if (child) visit(child);
      }
    }
  };

  body.forEach(visit);
  const code = withoutUnused(edited(source, edits)).trim();
  const start = STARTS[tool]({ demo, tasks: solved, fixtures, imports });
  const names = namesIn(parseFile(`${start.setup}\n${code}`));
  const used = [...imports, ...start.imports].filter(({ name }) => names.has(name));
  const ofImports = used.flatMap(({ from }) => /^(?!node:)(@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? []);
  const install = `npm install --save-dev ${[...new Set([...start.install, ...ofImports])].join(' ')}`;
  const commands = [install, start.browser].filter(Boolean).join(' && ');
  const head = `// File: ${start.file}\n// Install: ${commands}\n// Run: ${start.run}`;
  return `${[head, importsOf(used), start.setup, code].join('\n\n').replace(/\n{3,}/g, '\n\n')}\n`;
}

const parseFile = (source: string) => parse(source, { sourceType: 'module', plugins: ['typescript'] }).program;
const startOf = ({ start }: t.Node) => start ?? 0;
const endOf = ({ end }: t.Node) => end ?? 0;

/** What a constant of the file is set to. */
function constantIn(body: t.Statement[], name: string): t.Node | null | undefined {
  const constants = body.flatMap((one) => (t.isVariableDeclaration(one) ? one.declarations : []));
  return constants.find(({ id }) => t.isIdentifier(id, { name }))?.init;
}

type EngineIf = t.IfStatement & { test: t.BinaryExpression };

const isEngineIf = (node: t.Node | null | undefined): node is EngineIf =>
  t.isIfStatement(node) && t.isBinaryExpression(node.test) && t.isIdentifier(node.test.left, { name: 'engine' });

function branchOf({ test: { operator, right }, consequent, alternate }: EngineIf): t.Statement | null | undefined {
  return (operator === '===') === t.isStringLiteral(right, { value: 'chromium' }) ? consequent : alternate;
}

/** The reason, if a statement says that the task is impossible in Chromium. */
function whyImpossible(node: t.Statement | null | undefined): t.Node | undefined {
  if (isEngineIf(node)) return whyImpossible(branchOf(node));
  if (t.isBlockStatement(node)) return node.body.map(whyImpossible).find(Boolean);
  const call = t.isReturnStatement(node) ? node.argument : undefined;
  return t.isCallExpression(call) && t.isIdentifier(call.callee, { name: 'impossible' })
    ? call.arguments[0]
    : undefined;
}

const isTypeAlone = (node: t.Node) =>
  t.isTSTypeAliasDeclaration(node) ||
  t.isTSInterfaceDeclaration(node) ||
  t.isTSTypeAnnotation(node) ||
  t.isTSTypeParameterInstantiation(node);

/** Leaves out an edit of a part that another edit has replaced. */
function edited(source: string, edits: Edit[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, by } of edits.sort((a, b) => a.start - b.start)) {
    if (start < at) continue;
    result += source.slice(at, start) + by;
    at = end;
  }
  return result + source.slice(at);
}

function namesIn(node: t.Node): Set<string> {
  const names = new Set<string>();
  t.traverseFast(node, (one) => {
    if (t.isIdentifier(one)) names.add(one.name);
  });
  return names;
}

/** Removes constants and functions that nothing uses any more. */
function withoutUnused(code: string): string {
  const { body } = parseFile(code);
  const unused = body.find((one) => {
    const { id } =
      (t.isVariableDeclaration(one) ? one.declarations[0] : t.isFunctionDeclaration(one) ? one : undefined) ?? {};
    return t.isIdentifier(id) && !body.some((other) => other !== one && namesIn(other).has(id.name));
  });
  if (!unused) return code;
  // With the comment right above it.
  const before = code.slice(0, startOf(unused)).replace(/(\/[/*].*\n)*$/, '');
  return withoutUnused(before + code.slice(endOf(unused)));
}

/** Import statements in the order of their modules, those of Node first. */
function importsOf(used: Import[]): string {
  const rank = (from: string) => from.replace('node:', ' ');
  const modules = [...new Set(used.map(({ from }) => from))].sort((a, b) => rank(a).localeCompare(rank(b)));
  const statements = modules.map((from) => {
    const own = used.filter((one) => one.from === from).sort((a, b) => a.name.localeCompare(b.name));
    const names = (isDefault: boolean) => {
      const wanted = own.filter((one) => Boolean(one.isDefault) === isDefault);
      return [...new Set(wanted.map(({ name, isType }) => (isType ? `type ${name}` : name)))].join(', ');
    };
    return `import ${[names(true), names(false) && `{ ${names(false)} }`].filter(Boolean).join(', ')} from '${from}';`;
  });
  return statements.join('\n');
}
