import path from 'node:path';
import { root } from '../../shared/project/folders.ts';

const { process } = require('./vue.cjs');
const file = path.join(root, 'remotes/frames/src/frameworks/Any.vue');
const compiled = (source: string): string => process(source, file).code;

test.each([
  [
    'a setup with types',
    '<script setup lang="ts">\nconst word = "Ding" as string;\n</script>\n<template><b>{{ word }}</b></template>',
  ],
  [
    'options',
    '<script>\nexport default { data: () => ({ word: "Ding" }) };\n</script>\n<template><b>{{ word }}</b></template>',
  ],
  ['a template alone', '<template><b>Ding</b></template>'],
])('a component with %s renders without a compiler', (_, source) => {
  const code = compiled(source);
  expect(code).toContain('Ding');
  expect(code).toMatch(/createElementBlock\)?\(["']b["']/);
});

test('what cannot work is said: styles, and a template with an error', () => {
  expect(() => compiled('<template><b>Ding</b></template><style>b { color: red }</style>')).toThrow(/\.module\.css/);
  expect(() => compiled('<template><b v-if>Ding</b></template>')).toThrow(/v-if/);
});
