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

test('no value that may change stands beside text: a translator replaces the text node, and React then changes nothing', () => {
  const wrong: string[] = [];
  for (const file of components.filter((file) => !file.endsWith(EXCEPT))) {
    const code = readFileSync(path.join(root, file), 'utf8');
    t.traverseFast(parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] }), (node) => {
      if (!t.isJSXElement(node)) return;
      const texts = node.children.filter((child) => t.isJSXText(child) && child.value.trim());
      const values = node.children.filter(
        (child) =>
          t.isJSXExpressionContainer(child) &&
          !t.isStringLiteral(child.expression) &&
          !t.isJSXEmptyExpression(child.expression),
      );
      if (texts.length > 0 && values.length > 0 && !node.children.some(hasElement))
        wrong.push(`${file}:${node.loc?.start.line}`);
    });
  }
  expect(components.length).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
});
