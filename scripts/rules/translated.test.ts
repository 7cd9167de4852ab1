import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@babel/parser';
import * as t from '@babel/types';

const root = path.resolve(__dirname, '../..');
const below = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file));
const components = ['remotes', 'hosts']
  .flatMap((kind) => readdirSync(path.join(root, kind)).flatMap((name) => [`${kind}/${name}/src`]))
  .concat('remotes/frames/shared', 'shared/src')
  .flatMap(below)
  .filter((file) => /(?<!\.test)\.tsx$/.test(file));

/** It shows a text in pieces on purpose. */
const EXCEPT = 'TextInPieces.tsx';

/** Whether a child can be an element, which keeps its place when a translator replaces the text beside it. */
const hasElement = (child: t.Node) => {
  let has = false;
  t.traverseFast(child, (node) => {
    has ||= t.isJSXElement(node) || t.isJSXFragment(node);
  });
  return has;
};

/** The trees of all components, by file. */
const trees = new Map(
  components
    .filter((file) => !file.endsWith(EXCEPT))
    .map((file) => [
      file,
      parse(readFileSync(path.join(root, file), 'utf8'), { sourceType: 'module', plugins: ['typescript', 'jsx'] }),
    ]),
);

/** Where a node is that `isWrong`, as `file:line`. */
function placesOf<Type extends t.Node>(is: (node: t.Node) => node is Type, isWrong: (node: Type) => boolean): string[] {
  const wrong: string[] = [];
  for (const [file, tree] of trees)
    t.traverseFast(tree, (node) => {
      if (is(node) && isWrong(node)) wrong.push(`${file}:${node.loc?.start.line}`);
    });
  return wrong;
}

const isElement = (node: t.Node): node is t.JSXElement => t.isJSXElement(node);
const isChoice = (node: t.Node): node is t.ConditionalExpression => t.isConditionalExpression(node);
const isBlank = (child: t.Node) => t.isJSXText(child) && !child.value.trim();
const kindOf = ({ openingElement: { name } }: t.JSXElement) => (t.isJSXIdentifier(name) ? name.name : '');

test('no value that may change stands beside text: a translator replaces the text node, and React then changes nothing', () => {
  const wrong = placesOf(isElement, ({ children }) => {
    const texts = children.filter((child) => t.isJSXText(child) && child.value.trim());
    const values = children.filter(
      (child) =>
        t.isJSXExpressionContainer(child) &&
        !t.isStringLiteral(child.expression) &&
        !t.isJSXEmptyExpression(child.expression),
    );
    return texts.length > 0 && values.length > 0 && !children.some(hasElement);
  });
  expect(components.length).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
});

test('no text comes and goes beside something else: React cannot remove what a translator replaced, and the page crashes', () => {
  const wrong = placesOf(isElement, ({ children }) => {
    const shown = children.filter((child) => !isBlank(child));
    return (
      shown.length > 1 &&
      shown.some(
        (child) =>
          t.isJSXExpressionContainer(child) &&
          t.isLogicalExpression(child.expression, { operator: '&&' }) &&
          (t.isStringLiteral(child.expression.right) || t.isTemplateLiteral(child.expression.right)),
      )
    );
  });
  expect(wrong).toEqual([]);
});

test('of two elements of one kind, either of which is shown, one has a key if it has text beside elements: React keeps no text of it', () => {
  const wrong = placesOf(isChoice, ({ consequent, alternate }) => {
    if (!isElement(consequent) || !isElement(alternate) || kindOf(consequent) !== kindOf(alternate)) return false;
    const both = [consequent, alternate];
    const hasKey = both.some(({ openingElement: { attributes } }) =>
      attributes.some((one) => t.isJSXAttribute(one) && one.name.name === 'key'),
    );
    return !hasKey && both.some(({ children }) => children.filter((child) => !isBlank(child)).length > 1);
  });
  expect(wrong).toEqual([]);
});
